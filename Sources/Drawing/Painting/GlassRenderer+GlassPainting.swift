import GlassRenderer

extension GlassRenderer: GlassPainting {}
