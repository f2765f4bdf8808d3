import PixelKernels

/// Widths in pixels and strengths along the silhouettes of one variant.
struct EdgeStyle {
  private(set) var kernel: pk_edge_style
  /// Depth inside which any of it shows, and distance outside.
  let depth: Float
  let margin: Float

  init(scale: Float, isClear: Bool, hasBorder: Bool, showsRim: Bool) {
    let rim = hasBorder ? Optics.contrastBorder.width : Optics.rimWidth
    let on: Float = showsRim ? 256 : 0
    kernel = pk_edge_style(
      rim_width: rim * scale,
      rim_base: on * (hasBorder ? Optics.contrastBorder.mix : Optics.rimBase),
      rim_lobe: on * (hasBorder ? 0 : Optics.rimLobe),
      rim_bleed: hasBorder ? 0 : Optics.rimBleed, rim_bleed_widths: Optics.rimBleedWidths,
      border_width: Optics.borderWidth * scale, border_mix: on * Optics.borderMix,
      inner_depth: Optics.innerShadowDepth * scale, inner_mix: on * Optics.innerShadow,
      band_width: Optics.bandWidth * scale, band_mix: isClear ? 0 : 256 * Optics.bandMix,
      sharp_mix: isClear ? 256 * Optics.bandBlurClearMix : 256, light_x: Optics.light.x,
      light_y: Optics.light.y, margin: 0, depth: 0)
    depth =
      max(
        rim * scale * (hasBorder ? 1 : Optics.rimBleedWidths), kernel.inner_depth,
        kernel.band_width) + 1
    margin = kernel.border_width + 0.75
    (kernel.margin, kernel.depth) = (margin, depth)
  }
}
