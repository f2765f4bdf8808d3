import SwiftUI

/// The screens of the gallery, in the order of its list.
public enum GalleryScreen: String, CaseIterable, Identifiable, Sendable {
  case recipe
  case circleAttempts, circleBadges, circleBaselines, circleCure, circleShapes
  case solidStyles, stockStyles
  case concentric
  case playground, spacing, materials
  case symbols

  public var id: Self { self }

  public var title: String {
    switch self {
    case .recipe: "Recipe"
    case .circleAttempts: "First Attempts"
    case .circleBadges: "Badged Symbols"
    case .circleBaselines: "Baselines"
    case .circleCure: "Centred at Last"
    case .circleShapes: "Border Shapes"
    case .solidStyles: "Solid Styles"
    case .stockStyles: "Stock Styles"
    case .concentric: "Concentric Corners"
    case .playground: "Playground"
    case .spacing: "Spacing"
    case .materials: "Materials"
    case .symbols: "Symbols"
    }
  }

  /// One sentence under the title.
  var summary: String {
    switch self {
    case .recipe: "Glass over a photograph: a pill, a cluster that blooms, and a bar."
    case .circleAttempts: "An icon, a circle and glass do not make a round button yet."
    case .circleBadges: "A badge makes a symbol taller, and its frame no longer has it centred."
    case .circleBaselines: "Symbols stand on the line of text, whatever their frames."
    case .circleCure: "A hidden circle lends every symbol the same frame and the same baseline."
    case .circleShapes: "Centring belongs to the label, so the button keeps its shapes."
    case .solidStyles: "One style, four palettes, and what becomes of them under a finger."
    case .stockStyles: "The styles that come with SwiftUI, in three sizes and disabled."
    case .concentric: "A button’s corners keep an even distance from those around it."
    case .playground: "Arrange the drops, set how far they reach, and let them bloom."
    case .spacing: "The same three drops, reaching further in every row."
    case .materials: "Regular and clear glass, plain and tinted, in light and in dark."
    case .symbols: "A hand of symbols in every weight, in one colour or in many."
    }
  }

  /// What the list gathers under one heading.
  enum Chapter: String, CaseIterable, Identifiable {
    case glass = "Glass"
    case circles = "Circular Buttons"
    case styles = "Button Styles"
    case clusters = "Clusters"
    case symbols = "Drawings"

    var id: Self { self }
    var screens: [GalleryScreen] { GalleryScreen.allCases.filter { $0.chapter == self } }
  }

  var chapter: Chapter {
    switch self {
    case .recipe: .glass
    case .circleAttempts, .circleBadges, .circleBaselines, .circleCure, .circleShapes: .circles
    case .solidStyles, .stockStyles, .concentric: .styles
    case .playground, .spacing, .materials: .clusters
    case .symbols: .symbols
    }
  }

  /// The screen itself, for any size from 360 × 560 points on.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .recipe: RecipeScreen()
    case .circleAttempts: CircleAttemptsScreen()
    case .circleBadges: CircleBadgesScreen()
    case .circleBaselines: CircleBaselinesScreen()
    case .circleCure: CircleCureScreen()
    case .circleShapes: CircleShapesScreen()
    case .solidStyles: SolidStylesScreen()
    case .stockStyles: StockStylesScreen()
    case .concentric: ConcentricScreen()
    case .playground: PlaygroundScreen()
    case .spacing: SpacingScreen()
    case .materials: MaterialsScreen()
    case .symbols: SymbolsScreen()
    }
  }
}
