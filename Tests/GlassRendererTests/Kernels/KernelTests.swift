import DisplayList
import Foundation
import Geometry
import PixelKernels
import Testing

@testable import GlassRenderer

@Suite("Kernels", .serialized)
struct KernelTests {
  static func field(_ shape: pk_shape, _ run: pk_run, _ lanes: Lanes) {
    withUnsafePointer(to: shape) { pk_box($0, run, lanes.merged) }
  }

  static let shape = pk_shape(
    origin_x: 60, origin_y: 40, m11: 1, m12: 0, m21: 0, m22: 1, offset_x: 0.25, offset_y: -0.5,
    half_width: 50, half_height: 30, radii: (4, 10, 30, 0))

  @Test("The box kernel agrees with the reference")
  func box() {
    let lanes = Lanes()
    for y in stride(from: Float(-10.5), to: 90, by: 3) {
      let run = pk_run(x: -12.5, y: y, step: 1, width: 150, rows: 1)
      Self.field(Self.shape, run, lanes)
      for i in 0..<150 {
        let want = ReferenceField.box(
          Double(run.x) + Double(i) - 59.75, Double(y) - 40.5, halfWidth: 50, halfHeight: 30,
          radii: [4, 10, 30, 0])
        #expect(abs(Double(lanes.merged.d[i]) - want.d) < 2e-5)
        #expect(abs(Double(lanes.merged.gx[i]) - want.x) < 2e-5)
        #expect(abs(Double(lanes.merged.gy[i]) - want.y) < 2e-5)
        #expect(abs(Double(lanes.merged.k[i]) - want.k) < 1e-4 * max(1, want.k))
      }
    }
  }

  @Test("The fold kernel agrees with the reference", arguments: [0.0, 12, 50])
  func fold(reach: Double) {
    let lanes = Lanes()
    var other = Self.shape
    other.origin_x = 130
    other.origin_y = 55
    other.radii = (20, 20, 20, 20)
    for y in stride(from: Float(5.5), to: 80, by: 2) {
      let run = pk_run(x: 0.5, y: y, step: 1, width: 200, rows: 1)
      Self.field(Self.shape, run, lanes)
      withUnsafePointer(to: other) { pk_box($0, run, lanes.shape) }
      let merging = pk_merging(reach: Float(reach), blend: 0, preference: 1)
      pk_fold(lanes.merged, lanes.shape, merging, 200, lanes.unused)
      for i in 0..<200 {
        let x = 0.5 + Double(i)
        let a = ReferenceField.box(
          x - 59.75, Double(y) - 40.5, halfWidth: 50, halfHeight: 30, radii: [4, 10, 30, 0])
        let b = ReferenceField.box(
          x - 129.75, Double(y) - 55.5, halfWidth: 50, halfHeight: 30, radii: [20, 20, 20, 20])
        let (want, share) = a.merged(with: b, reach: reach)
        #expect(abs(Double(lanes.merged.d[i]) - want.d) < 1e-3)
        guard abs(a.d - b.d) > 1e-3 else { continue }
        #expect(abs(Double(lanes.unused[i]) - share) < 1e-3)
        #expect(abs(Double(lanes.merged.gx[i]) - want.x) < 5e-3)
        #expect(abs(Double(lanes.merged.gy[i]) - want.y) < 5e-3)
      }
    }
  }

  @Test("AVX2 and plain code give the same bytes", arguments: [1.0, 2.0], [false, true])
  func sameBytes(scale: Double, dark: Bool) {
    defer { pk_allow_avx2(1) }
    let group = ClipTests.scene(dark: dark)
    let size = Int(210 * scale)
    let (fast, plain) = (Bitmap.busy(size, size), Bitmap.busy(size, size))
    pk_allow_avx2(1)
    GlassRenderer().draw(
      group, into: fast, scale: CGFloat(scale), transform: .identity, clip: fast.bounds)
    #expect(pk_allow_avx2(0) == 0)
    GlassRenderer().draw(
      group, into: plain, scale: CGFloat(scale), transform: .identity, clip: plain.bounds)
    #expect(fast.differences(plain) == 0)
  }

  @Test("A body is the bilinear reading of its layer", arguments: [1, 2, 4])
  func body(divisor: Int) {
    let (width, height) = (40, 12)
    let cells = UnsafeMutablePointer<UInt64>.allocate(capacity: width * height)
    let colors = UnsafeMutablePointer<UInt64>.allocate(capacity: 128)
    let line = UnsafeMutablePointer<UInt64>.allocate(capacity: 160)
    defer {
      cells.deallocate()
      colors.deallocate()
      line.deallocate()
    }
    var seed: UInt64 = 7
    for i in 0..<(width * height) {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      cells[i] = (seed >> 8) & 0x00FF_00FF_00FF_00FF
    }
    var layer = pk_layer(
      face: cells, sharp: cells, rim: cells, x: -3, y: 2, width: Int32(width),
      height: Int32(height), divisor: Int32(divisor))
    var pixels = [UInt32](repeating: 0, count: 128)
    var expected = pixels
    let lanes = Lanes()
    for y in (2 * divisor + divisor)..<(2 * divisor + 6 * divisor) {
      for (x0, count) in [(0, 17), (3, 1), (5, 20), (-1, 9)] {
        for i in 0..<count {
          lanes.sampleX[i] = Float(x0 + i) + 0.5
          lanes.sampleY[i] = Float(y) + 0.5
        }
        pk_to_cells(
          &layer, lanes.sampleX, lanes.sampleY, Int32(count), lanes.columns, lanes.rowsOfCells)
        pk_read_face(&layer, lanes.columns, lanes.rowsOfCells, nil, Int32(count), colors)
        pk_store(&expected, colors, Int32(count))
        pk_body(&layer, Int32(x0), Int32(y), Int32(count), line, &pixels)
        #expect(pixels[0..<count] == expected[0..<count])
      }
    }
  }
}
