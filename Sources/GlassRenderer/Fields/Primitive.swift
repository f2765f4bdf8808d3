import DisplayList
import Foundation
import Geometry
import PixelKernels

/// One outline, ready to be evaluated on pixels.
///
/// Local coordinates are pixels around the outline's middle: the map from the window is a rotation
/// when `isRigid`, and otherwise also squeezes or shears.
struct Primitive {
  enum Kind { case box, continuousBox, ellipse, grid }

  private(set) var kind: Kind
  private(set) var map: pk_shape
  private(set) var isUpright: Bool
  private(set) var isRigid: Bool
  /// Continuous corners, top left first, then clockwise.
  private(set) var corners: (pk_corner, pk_corner, pk_corner, pk_corner)
  private(set) var hasEqualCorners: Bool
  private(set) var grid: DistanceGrid.View
  /// Keeps the grid's nodes alive.
  private var gridOwner: DistanceGrid?
  /// Bounding box in window pixels.
  private(set) var bounds: CGRect
  /// Short side in pixels as it stands in the window.
  private(set) var shortSide: Float
  /// Largest over smallest stretch of the map; 1 when rigid.
  private(set) var anisotropy: Float

  /// `nil` for an outline without area, or with numbers that are none.
  ///
  /// `transform` maps the outline's points to window pixels.
  init?(_ outline: GlassShape.Outline, transform t: CGAffineTransform, caches: ShapeCaches) {
    let det = Double(t.determinant)
    guard det.isFinite, abs(det) > 1e-9, t.tx.isFinite, t.ty.isFinite else { return nil }
    let scale = abs(det).squareRoot()

    let box: CGRect
    var radii: (Float, Float, Float, Float) = (0, 0, 0, 0)
    let flat = CornerGap.circular
    corners = (flat, flat, flat, flat)
    hasEqualCorners = true
    grid = .empty
    switch outline {
    case .roundedRectangle(let rect, let corners, let style):
      box = rect.standardized
      guard Self.isUsable(box) else { return nil }
      let r = corners.fitting(box.size)
      radii = (
        Float(r.topLeading * scale), Float(r.topTrailing * scale),
        Float(r.bottomTrailing * scale), Float(r.bottomLeading * scale)
      )
      kind = .box
      if style == .continuous, r.largest > 0 {
        let reach = RoundedRectOutline(box, corners: .init(r), style: style).reaches
        let (upper, lower) = (
          max(reach.topLeft, reach.topRight), max(reach.bottomLeft, reach.bottomRight)
        )
        if max(upper, lower) > 1.0005 {
          kind = .continuousBox
          self.corners = (
            caches.corner(reach.topLeft), caches.corner(reach.topRight),
            caches.corner(reach.bottomRight), caches.corner(reach.bottomLeft)
          )
          hasEqualCorners =
            r == RectangleCornerRadii(all: r.topLeading)
            && reach.topLeft == reach.topRight && reach.bottomLeft == reach.bottomRight
            && reach.topLeft == reach.bottomLeft
        }
      }
    case .ellipse(let rect):
      box = rect.standardized
      guard Self.isUsable(box) else { return nil }
      kind = .ellipse
      if abs(box.width - box.height) < 1e-6 {
        kind = .box
        let r = Float(box.width / 2 * scale)
        radii = (r, r, r, r)
      }
    case .path(let path):
      guard let made = caches.grid(for: path, scale: scale) else { return nil }
      box = made.pathBounds
      guard Self.isUsable(box) else { return nil }
      kind = .grid
      grid = made.view
      gridOwner = made
    }
    guard Double(max(box.width, box.height)) * scale < 1e6 else { return nil }

    let middle = CGPoint(x: box.midX, y: box.midY).applying(t)
    guard abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return nil }
    // A whole pixel near the middle: offsets of pixels from it are exact.
    let (cx, cy) = (Double(middle.x).rounded(), Double(middle.y).rounded())
    let (dx, dy) = (cx - Double(middle.x), cy - Double(middle.y))
    // local = scale · inverse(linear) · (p − middle)
    let k = scale / det
    let (i11, i12) = (Double(t.d) * k, -Double(t.c) * k)
    let (i21, i22) = (-Double(t.b) * k, Double(t.a) * k)
    map = pk_shape(
      origin_x: Float(cx), origin_y: Float(cy), m11: Float(i11), m12: Float(i12),
      m21: Float(i21), m22: Float(i22), offset_x: Float(i11 * dx + i12 * dy),
      offset_y: Float(i21 * dx + i22 * dy), half_width: Float(Double(box.width) / 2 * scale),
      half_height: Float(Double(box.height) / 2 * scale), radii: radii)

    let (p, q) = (i11 * i11 + i21 * i21, i12 * i12 + i22 * i22)
    let cross = i11 * i12 + i21 * i22
    isRigid = abs(p - 1) < 1e-4 && abs(q - 1) < 1e-4 && abs(cross) < 1e-4
    isUpright = isRigid && map.m11 == 1 && map.m22 == 1
    let spread = ((p - q) * (p - q) / 4 + cross * cross).squareRoot()
    let (large, small) = ((p + q) / 2 + spread, max((p + q) / 2 - spread, 1e-9))
    anisotropy = Float((large / small).squareRoot())

    bounds = box.applying(t)
    let sideX = Double(box.width) * hypot(Double(t.a), Double(t.b))
    let sideY = Double(box.height) * hypot(Double(t.c), Double(t.d))
    shortSide = Float(min(sideX, sideY))
  }

  private static func isUsable(_ box: CGRect) -> Bool {
    box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
      && box.width > 1e-6 && box.height > 1e-6
  }

  /// Fills `field` with signed distances, unit normals and curvatures along the run.
  func evaluate(_ run: pk_run, _ field: pk_field) {
    var copy = self
    Self.evaluate(&copy, run, field)
  }

  /// The same for a primitive where it lies in memory.
  static func evaluate(_ at: UnsafeMutablePointer<Primitive>, _ run: pk_run, _ field: pk_field) {
    switch at.pointee.kind {
    case .box: pk_box(&at.pointee.map, run, field)
    case .ellipse: pk_ellipse(&at.pointee.map, run, field)
    case .grid: at.pointee.evaluateGrid(run, field)
    case .continuousBox:
      let radii = at.pointee.map.radii
      if at.pointee.hasEqualCorners {
        pk_continuous_box(&at.pointee.map, &at.pointee.corners.0, radii.0, -1, run, field)
      } else {
        pk_continuous_box(&at.pointee.map, &at.pointee.corners.0, radii.0, 0, run, field)
        pk_continuous_box(&at.pointee.map, &at.pointee.corners.1, radii.1, 1, run, field)
        pk_continuous_box(&at.pointee.map, &at.pointee.corners.2, radii.2, 2, run, field)
        pk_continuous_box(&at.pointee.map, &at.pointee.corners.3, radii.3, 3, run, field)
      }
    }
    if !at.pointee.isUpright {
      pk_to_window(&at.pointee.map, at.pointee.isRigid ? 1 : 0, run.count, field)
    }
  }
}
