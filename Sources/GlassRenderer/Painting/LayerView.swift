/// What painting needs of a layer, without reference counting.
struct LayerView {
  var divisor: Int
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var face: UnsafePointer<UInt64>
  var sharp: UnsafePointer<UInt64>
  var rim: UnsafePointer<UInt64>

  init(_ layer: Layer) {
    divisor = layer.divisor
    x = layer.rect.x
    y = layer.rect.y
    width = layer.rect.width
    height = layer.rect.height
    face = UnsafePointer(layer.face)
    sharp = UnsafePointer(layer.sharp)
    rim = UnsafePointer(layer.rim)
  }

  /// Bilinear read at `column`, `row` in 1/256 cells.
  @inline(__always)
  func read(_ cells: UnsafePointer<UInt64>, _ column: Int32, _ row: Int32) -> UInt64 {
    let fx = UInt64(truncatingIfNeeded: column & 255)
    let fy = UInt64(truncatingIfNeeded: row & 255)
    let at = cells + (Int(truncatingIfNeeded: row >> 8) &* width &+ Int(truncatingIfNeeded: column >> 8))
    let w11 = (fx &* fy &+ 128) >> 8
    let w10 = fx &- w11
    let w01 = fy &- w11
    let w00 = 256 &- fx &- w01
    let top = at[0] &* w00 &+ at[1] &* w10
    let bottom = at[width] &* w01 &+ at[width &+ 1] &* w11
    return ((top &+ bottom &+ Packing.half) >> 8) & Packing.mask
  }
}
