import DisplayList
import Foundation
import Geometry

/// One outline, ready to be evaluated on pixels.
///
/// Local coordinates are pixels around the outline's middle: the map from the window is a rotation
/// when `isRigid`, and otherwise also squeezes or shears.
struct Primitive {
  enum Kind { case box, continuousBox, ellipse, grid }

  var kind: Kind
  /// A whole pixel near the middle: offsets from it are exact.
  var originX: Float
  var originY: Float
  /// local = m · (p − origin) + offset
  var m11: Float
  var m12: Float
  var m21: Float
  var m22: Float
  var offsetX: Float
  var offsetY: Float
  var isRigid: Bool
  /// Half sides or half axes.
  var halfWidth: Float
  var halfHeight: Float
  /// Top left, top right, bottom right, bottom left.
  var radii: SIMD4<Float>
  /// How the corners leave their edges, in the same order; none for circular corners.
  var corners: [ContinuousCorner]
  var grid: DistanceGrid.View
  /// Keeps the grid's nodes alive.
  private var gridOwner: DistanceGrid?
  /// Bounding box in window pixels.
  var bounds: CGRect
  /// Short side in pixels as it stands in the window.
  var shortSide: Float
  /// Largest over smallest stretch of the map; 1 when rigid.
  var anisotropy: Float

  /// `nil` for an outline without area, or with numbers that are none.
  ///
  /// `transform` maps the outline's points to window pixels.
  init?(_ outline: GlassShape.Outline, transform t: CGAffineTransform, grids: DistanceGridCache) {
    let det = Double(t.determinant)
    guard det.isFinite, abs(det) > 1e-9, t.tx.isFinite, t.ty.isFinite else { return nil }
    let scale = abs(det).squareRoot()

    var box: CGRect
    switch outline {
    case .roundedRectangle(let rect, let corners, let style):
      box = rect.standardized
      let fitting = corners.fitting(box.size)
      radii =
        SIMD4(
          Float(fitting.topLeading), Float(fitting.topTrailing), Float(fitting.bottomTrailing),
          Float(fitting.bottomLeading)) * Float(scale)
      let reaches = RoundedRectOutline(box, corners: .init(fitting), style: style).reaches
      let list = [reaches.topLeft, reaches.topRight, reaches.bottomRight, reaches.bottomLeft]
      kind = .box
      self.corners = []
      if style == .continuous, fitting.largest > 0, (list.max() ?? 1) > 1.0005 {
        kind = .continuousBox
        self.corners = list.map { ContinuousCorner(CornerProfile(reach: $0)) }
      }
      grid = .empty
    case .ellipse(let rect):
      box = rect.standardized
      radii = .zero
      self.corners = []
      kind = .ellipse
      if abs(box.width - box.height) < 1e-6 {
        kind = .box
        radii = SIMD4(repeating: Float(box.width / 2 * scale))
      }
      grid = .empty
    case .path(let path):
      guard let made = grids.grid(for: path, scale: scale) else { return nil }
      box = made.pathBounds
      radii = .zero
      corners = []
      kind = .grid
      grid = made.view
      gridOwner = made
    }
    guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite,
      box.width > 1e-6, box.height > 1e-6, max(box.width, box.height) * scale < 1e6
    else { return nil }

    let middle = CGPoint(x: box.midX, y: box.midY).applying(t)
    guard abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return nil }
    let (cx, cy) = (Double(middle.x).rounded(), Double(middle.y).rounded())
    originX = Float(cx)
    originY = Float(cy)
    halfWidth = Float(box.width / 2 * scale)
    halfHeight = Float(box.height / 2 * scale)

    // local = scale · inverse(linear) · (p − middle)
    let k = scale / det
    let (i11, i12) = (Double(t.d) * k, -Double(t.c) * k)
    let (i21, i22) = (-Double(t.b) * k, Double(t.a) * k)
    m11 = Float(i11)
    m12 = Float(i12)
    m21 = Float(i21)
    m22 = Float(i22)
    let (dx, dy) = (cx - Double(middle.x), cy - Double(middle.y))
    offsetX = Float(i11 * dx + i12 * dy)
    offsetY = Float(i21 * dx + i22 * dy)

    let (p, q) = (i11 * i11 + i21 * i21, i12 * i12 + i22 * i22)
    let cross = i11 * i12 + i21 * i22
    isRigid = abs(p - 1) < 1e-4 && abs(q - 1) < 1e-4 && abs(cross) < 1e-4
    let spread = ((p - q) * (p - q) / 4 + cross * cross).squareRoot()
    let (large, small) = ((p + q) / 2 + spread, max((p + q) / 2 - spread, 1e-9))
    anisotropy = Float((large / small).squareRoot())

    bounds = box.applying(t)
    let sideX = Double(box.width) * hypot(Double(t.a), Double(t.b))
    let sideY = Double(box.height) * hypot(Double(t.c), Double(t.d))
    shortSide = Float(min(sideX, sideY))
  }
}
