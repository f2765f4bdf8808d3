import DisplayList
import PixelKernels

/// The glass of one material over one part of the window, at low resolution: blurred and toned.
final class Layer {
  /// What painting reads; valid until the layer is filled again.
  @exclusivity(unchecked) private(set) var view: pk_layer

  private let face = Scratch<UInt64>()
  private let sharp = Scratch<UInt64>()
  private let rim = Scratch<UInt64>()
  private let kernel = BlurKernel()
  private let edgeKernel = BlurKernel()
  private let tone = Tone()

  init() {
    view = pk_layer(
      face: face.reserve(1), sharp: sharp.reserve(1), rim: rim.reserve(1), x: 0, y: 0, width: 0,
      height: 0, divisor: 1)
  }

  /// Fills the cells of `rect` from the raw backdrop, which holds them and the kernels' reach around.
  func fill(_ rect: PixelRect, material: Material, from backdrop: Backdrop, blur: BackdropBlur) {
    let count = rect.width * rect.height
    let (face, sharp, rim) = (face.reserve(count), sharp.reserve(count), rim.reserve(count))
    view = pk_layer(
      face: face, sharp: sharp, rim: rim, x: Int32(rect.x), y: Int32(rect.y),
      width: Int32(rect.width), height: Int32(rect.height), divisor: Int32(material.divisor))
    tone.set(material)
    kernel.set(variance: material.variance())
    edgeKernel.set(variance: material.variance(share: material.edgeShare))
    let width = Int32(rect.width)
    tone.withKernel { tone in
      blur.forEachRow(of: backdrop, in: rect, kernel: kernel) { row, blue, green, red in
        let at = row * rect.width
        pk_tone_row(tone, blue, green, red, width, face + at, rim + at)
      }
      if kernel.variance == edgeKernel.variance {
        sharp.update(from: face, count: count)
        return
      }
      blur.forEachRow(of: backdrop, in: rect, kernel: edgeKernel) { row, blue, green, red in
        pk_tone_row(tone, blue, green, red, width, sharp + row * rect.width, nil)
      }
    }
  }
}
