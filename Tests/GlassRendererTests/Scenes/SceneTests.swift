import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Scenes")
struct SceneTests {
  static func group(
    _ shapes: [GlassShape], spacing: CGFloat = 0, dark: Bool = false,
    _ change: (inout GlassAppearance) -> Void = { _ in }
  ) -> GlassGroup {
    var appearance = GlassAppearance(isDark: dark)
    change(&appearance)
    return Glass.group(shapes, spacing: spacing, appearance: appearance)
  }

  /// Circles light, dark, clear, tinted; capsules; a merged pair; panels.
  static let overview: [GlassGroup] = [
    group([Glass.capsule(32, 32, 56, 56)]), group([Glass.capsule(112, 32, 56, 56)], dark: true),
    group([Glass.capsule(192, 32, 56, 56).with { $0.variant = .clear }]),
    group([Glass.capsule(265, 35, 110, 50)]),
    group([Glass.capsule(28, 118, 64, 64).with { $0.tint = RGBA(1, 0.58, 0) }]),
    group([Glass.capsule(122, 122, 56, 56), Glass.capsule(182, 118, 64, 64, id: 1)], spacing: 50),
    group([Glass.capsule(306, 112, 48, 96)]),
    group([
      Glass.rectangle(
        CGRect(x: 20, y: 240, width: 240, height: 120), radius: 36, style: .continuous)
    ]),
    group(
      [
        Glass.rectangle(
          CGRect(x: 280, y: 240, width: 100, height: 120), radius: 36, style: .continuous)
      ], dark: true),
  ]

  /// A row for each state, light then dark: rest, hover, press, glow, disabled, inactive, contrast,
  /// frosted; tinted below.
  static let states: [GlassGroup] = [false, true].enumerated().flatMap { column, dark in
    (0..<8).flatMap { state in
      [nil, RGBA(0.0, 0.48, 1)].enumerated().map { index, tint in
        let x = CGFloat(14 + column * 200 + index * 98)
        let y = CGFloat(12 + state * 58)
        let shape = Glass.capsule(x, y, 84, 44).with {
          $0.tint = tint
          if state == 1 { $0.highlight = 0.25 }
          if state == 2 { $0.highlight = 1 }
          if state == 3 {
            $0.highlight = 0.3
            $0.glow = .init(center: CGPoint(x: x + 24, y: y + 26), intensity: 1, radius: 50)
          }
          $0.isEnabled = state != 4
        }
        return group([shape], dark: dark) {
          $0.isWindowActive = state != 5
          $0.increasesContrast = state == 6
          $0.reducesTransparency = state == 7
        }
      }
    }
  }

  /// Materializing from left to right.
  static let presence: [GlassGroup] = (0..<6).flatMap { step in
    [false, true].enumerated().map { row, dark in
      group(
        [
          Glass.capsule(CGFloat(12 + step * 66), CGFloat(14 + row * 76), 56, 56)
            .with { $0.presence = Double(step) / 5 }
        ], dark: dark)
    }
  }

  /// Paths, ellipses, rotation, a union with a pressed member, glow over a cluster, mixed tints.
  static let shapes: [GlassGroup] = {
    let heart = Path {
      $0.move(to: CGPoint(x: 60, y: 110))
      $0.addCurve(
        to: CGPoint(x: 60, y: 45), control1: CGPoint(x: -20, y: 55),
        control2: CGPoint(x: 30, y: 5))
      $0.addCurve(
        to: CGPoint(x: 60, y: 110), control1: CGPoint(x: 90, y: 5),
        control2: CGPoint(x: 140, y: 55))
      $0.closeSubpath()
    }
    let member = GlassShape.Outline.roundedRectangle(
      CGRect(x: 252, y: 22, width: 69, height: 64),
      RectangleCornerRadii(topLeading: 32, bottomLeading: 32, bottomTrailing: 32, topTrailing: 32),
      .circular)
    let cluster = (0..<4).map { i in
      Glass.capsule(CGFloat(30 + i * 58), 150, 50, 50, id: i).with {
        $0.tint = i == 2 ? RGBA(0.2, 0.78, 0.35) : nil
        $0.highlight = i == 1 ? 0.5 : 0
        $0.glow =
          i == 1 ? .init(center: CGPoint(x: 112, y: 172), intensity: 1, radius: 110) : nil
      }
    }
    let square = Glass.rectangle(CGRect(x: 290, y: 140, width: 70, height: 70), radius: 12)
      .with {
        $0.transform = CGAffineTransform(translationX: -325, y: -175)
          .concatenating(CGAffineTransform(rotationAngle: 0.5))
          .concatenating(CGAffineTransform(translationX: 325, y: 175))
      }
    return [
      group([GlassShape(id: 0, outline: .path(heart))]),
      group([GlassShape(id: 0, outline: .ellipse(CGRect(x: 130, y: 30, width: 100, height: 60)))]),
      group([Glass.capsule(260, 30, 108, 48).with { $0.swellings = [member] }]),
      group(cluster, spacing: 24), group([square], dark: true),
    ]
  }()

  static let scenes: [Scene] = [
    Scene(
      name: "overview-petals", width: 402, height: 380, scale: 2, backdrop: Backdrops.petals,
      groups: overview),
    Scene(
      name: "overview-facade", width: 402, height: 380, scale: 2, backdrop: Backdrops.facade,
      groups: overview),
    Scene(
      name: "overview-page", width: 402, height: 380, scale: 1, backdrop: Backdrops.page,
      groups: overview),
    Scene(
      name: "overview-white", width: 402, height: 380, scale: 2, backdrop: Backdrops.white,
      groups: overview),
    Scene(
      name: "states", width: 402, height: 480, scale: 2, backdrop: Backdrops.petals,
      groups: states),
    Scene(
      name: "states-page", width: 402, height: 480, scale: 2, backdrop: Backdrops.page,
      groups: states),
    Scene(
      name: "presence", width: 402, height: 160, scale: 2, backdrop: Backdrops.facade,
      groups: presence),
    Scene(
      name: "shapes", width: 402, height: 230, scale: 2, backdrop: Backdrops.petals,
      groups: shapes),
  ]

  @Test("Scenes draw glass, opaque everywhere", arguments: scenes)
  func draws(scene: Scene) throws {
    var bare = scene
    bare.groups = []
    let (raw, glass) = (bare.render(), scene.render())
    #expect(glass.differences(raw) > 10_000)
    let isOpaque = (0..<glass.height).allSatisfy { y in
      (0..<glass.width).allSatisfy { glass.row(y)[$0] >> 24 == 255 }
    }
    #expect(isOpaque)
    if let folder = ProcessInfo.processInfo.environment["GLASSPREVIEW_SCENES"] {
      try Scene.write(glass, to: "\(folder)/\(scene.name).ppm")
    }
  }
}
