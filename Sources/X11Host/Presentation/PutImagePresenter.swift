internal import CX11
import DisplayList

/// Presents by sending pixels through the connection: for remote servers, and for screens whose
/// pixels are of another form than a bitmap's.
///
/// Damage goes into a picture that the server keeps, so that an exposed part costs no upload.
@MainActor final class PutImagePresenter: Presenter {
  private let target: DrawTarget
  /// Waits for the server after each frame, where nothing else keeps frames from piling up.
  private let waitsForServer: Bool
  private var size: PixelRect
  private var bitmap: Bitmap
  private var holdsFrame = false
  private var kept: Pixmap?
  private var scratch = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  init(_ target: DrawTarget, width: Int, height: Int, waitsForServer: Bool) {
    self.target = target
    self.waitsForServer = waitsForServer
    size = PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height))
    bitmap = Bitmap(width: size.width, height: size.height)
    makePicture()
  }

  isolated deinit { scratch.deallocate() }

  var isReady: Bool { true }
  var isQuiet: Bool { true }
  var reportsCompletion: Bool { false }

  func resize(width: Int, height: Int) {
    size = PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height))
  }

  func begin(damage: [PixelRect]) -> (bitmap: Bitmap, damage: [PixelRect])? {
    if bitmap.bounds != size {
      bitmap = Bitmap(width: size.width, height: size.height)
      holdsFrame = false
      makePicture()
    }
    return (bitmap, holdsFrame ? damage : [size])
  }

  func present(_ written: [PixelRect]) {
    holdsFrame = true
    for rect in written { upload(rect) }
    if kept != nil { copyToWindow(written) }
    if waitsForServer { XSync(target.connection.display, 0) }
  }

  func repaint(_ rects: [PixelRect]) {
    guard holdsFrame else { return }
    let rects = rects.simplified(in: bitmap.bounds)
    if kept != nil {
      copyToWindow(rects)
    } else {
      for rect in rects { upload(rect) }
    }
  }

  func completed(segment id: UInt) {}

  func close() { freePicture() }

  private func makePicture() {
    freePicture()
    let display = target.connection.display
    var picture: Pixmap = 0
    let errors = target.connection.errors {
      picture = XCreatePixmap(
        display, target.window, UInt32(size.width), UInt32(size.height),
        UInt32(target.visual.depth))
    }
    kept = errors.isEmpty ? picture : nil
  }

  private func freePicture() {
    if let kept, !target.connection.isLost { XFreePixmap(target.connection.display, kept) }
    kept = nil
  }

  private func upload(_ rect: PixelRect) {
    let format = target.visual.format
    let drawable = kept ?? target.window
    if format.isBitmapFormat {
      var image = XImage.header(
        over: bitmap.base, width: bitmap.width, height: bitmap.height,
        bytesPerRow: bitmap.bytesPerRow, bitsPerPixel: 32, visual: target.visual)
      put(&image, from: (rect.x, rect.y), rect, on: drawable)
      return
    }
    let bytesPerRow = format.bytesPerRow(width: rect.width)
    reserve(bytesPerRow * rect.height)
    guard let memory = scratch.baseAddress else { return }
    format.convert(bitmap, rect, into: memory)
    var image = XImage.header(
      over: memory, width: rect.width, height: rect.height, bytesPerRow: bytesPerRow,
      bitsPerPixel: format.bitsPerPixel, visual: target.visual)
    put(&image, from: (0, 0), rect, on: drawable)
  }

  private func put(
    _ image: inout XImage, from origin: (x: Int, y: Int), _ rect: PixelRect, on drawable: Drawable
  ) {
    XPutImage(
      target.connection.display, drawable, target.context, &image, Int32(origin.x),
      Int32(origin.y), Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  private func copyToWindow(_ rects: [PixelRect]) {
    guard let kept else { return }
    for rect in rects {
      XCopyArea(
        target.connection.display, kept, target.window, target.context, Int32(rect.x),
        Int32(rect.y), UInt32(rect.width), UInt32(rect.height), Int32(rect.x), Int32(rect.y))
    }
  }

  private func reserve(_ byteCount: Int) {
    guard scratch.count < byteCount else { return }
    scratch.deallocate()
    scratch = .allocate(byteCount: byteCount, alignment: 64)
  }
}
