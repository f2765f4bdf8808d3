import Dispatch
import Foundation

/// A baseline encoder with the tables of the standard's annex K, without chroma subsampling.
enum JPEG {
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46, 53, 60, 61,
    54, 47, 55, 62, 63,
  ]
  static let luma = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29,
    51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78,
    87, 103, 121, 120,
    101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  static let chroma =
    [
      17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
      99, 47, 66,
    ]
    + Array(repeating: 99, count: 38)
  static let dcCounts = [
    [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
    [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  ]
  static let acCounts = [
    [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
  ]
  static let acStarts: [[UInt8]] = [
    [
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61,
      0x07, 0x22, 0x71,
      0x14, 0x32, 0x81, 0x91, 0xa1, 0x08, 0x23, 0x42, 0xb1, 0xc1, 0x15, 0x52, 0xd1, 0xf0, 0x24,
      0x33, 0x62, 0x72, 0x82,
    ],
    [
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61,
      0x71, 0x13, 0x22,
      0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xa1, 0xb1, 0xc1, 0x09, 0x23, 0x33, 0x52, 0xf0, 0x15,
      0x62, 0x72, 0xd1,
      0x0a, 0x16, 0x24, 0x34, 0xe1, 0x25, 0xf1,
    ],
  ]
  /// The rest of each alphabet follows in ascending order.
  static let acSymbols: [[UInt8]] = acStarts.map { start in
    var list = start
    for high in 0...15 {
      for low in 1...10 where !list.contains(UInt8(high << 4 | low)) {
        list.append(UInt8(high << 4 | low))
      }
    }
    return list
  }

  static func codes(_ counts: [Int], _ symbols: [UInt8]) -> [UInt8: (code: UInt32, length: Int)] {
    var (table, code, index) = ([UInt8: (code: UInt32, length: Int)](), UInt32(0), 0)
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        table[symbols[index]] = (code, length + 1)
        (code, index) = (code + 1, index + 1)
      }
      code <<= 1
    }
    return table
  }

  static func encode(width: Int, height: Int, quality: Double, pixel: (Int, Int) -> V) -> [UInt8] {
    let factor = quality < 50 ? 50 / quality : 2 - quality / 50
    func scaled(_ step: Int) -> Int { max(1, min(255, Int((Double(step) * factor).rounded()))) }
    let tables: [[Int]] = [luma.map(scaled), chroma.map(scaled)]
    let dcSymbols = (0...11).map { UInt8($0) }
    var out: [UInt8] = [
      0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0,
    ]
    for (i, t) in tables.enumerated() {
      out += [0xff, 0xdb, 0, 67, UInt8(i)] + zigzag.map { UInt8(t[$0]) }
    }
    out += [
      0xff, 0xc0, 0, 17, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8),
      UInt8(width & 255), 3,
    ]
    out += [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    for i in 0...1 {
      for (kind, counts, symbols) in [(0, dcCounts[i], dcSymbols), (16, acCounts[i], acSymbols[i])]
      {
        let length = 19 + symbols.count
        out +=
          [0xff, 0xc4, UInt8(length >> 8), UInt8(length & 255), UInt8(kind | i)]
          + counts.map { UInt8($0) } + symbols
      }
    }
    out += [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]
    let dc = (0...1).map { codes(dcCounts[$0], dcSymbols) }
    let ac = (0...1).map { codes(acCounts[$0], acSymbols[$0]) }
    var (bits, used) = (UInt32(0), 0)
    func put(_ code: UInt32, _ length: Int) {
      for i in stride(from: length - 1, through: 0, by: -1) {
        bits = bits << 1 | (code >> UInt32(i) & 1)
        used += 1
        if used == 8 {
          out.append(UInt8(bits & 255))
          if bits & 255 == 255 { out.append(0) }
          (bits, used) = (0, 0)
        }
      }
    }
    func magnitude(_ v: Int) -> Int { v == 0 ? 0 : Int.bitWidth - abs(v).leadingZeroBitCount }
    func value(_ v: Int, _ size: Int) { put(UInt32(v < 0 ? v + (1 << size) - 1 : v), size) }
    let cosines: [Double] = (0..<64).map { i in
      let angle = Double(2 * (i % 8) + 1) * Double(i / 8) * Double.pi / 16
      return cos(angle) * (i < 8 ? 0.5.squareRoot() : 1.0) / 2
    }
    var previous = [0, 0, 0]
    for by in stride(from: 0, to: height, by: 8) {
      for bx in stride(from: 0, to: width, by: 8) {
        var planes = Array(repeating: [Double](repeating: 0, count: 64), count: 3)
        for i in 0..<64 {
          let c = pixel(bx + i % 8, by + i / 8)
          let (r, g, b) = (Double(c.x), Double(c.y), Double(c.z))
          planes[0][i] = 0.299 * r + 0.587 * g + 0.114 * b - 128
          planes[1][i] = -0.168736 * r - 0.331264 * g + 0.5 * b
          planes[2][i] = 0.5 * r - 0.418688 * g - 0.081312 * b
        }
        for c in 0..<3 {
          let t = min(c, 1)
          var rows = [Double](repeating: 0, count: 64)
          for i in 0..<64 {
            let (y, u) = (i / 8 * 8, i % 8 * 8)
            for x in 0..<8 { rows[i] += planes[c][y + x] * cosines[u + x] }
          }
          var block = [Int](repeating: 0, count: 64)
          for v in 0..<8 {
            for u in 0..<8 {
              var sum = 0.0
              for y in 0..<8 { sum += rows[y * 8 + u] * cosines[v * 8 + y] }
              block[v * 8 + u] = Int((sum / Double(tables[t][v * 8 + u])).rounded())
            }
          }
          let difference = block[0] - previous[c]
          previous[c] = block[0]
          let size = magnitude(difference)
          if let code = dc[t][UInt8(size)] { put(code.code, code.length) }
          value(difference, size)
          var run = 0
          for k in 1..<64 {
            let v = block[zigzag[k]]
            if v == 0 {
              run += 1
              continue
            }
            while run > 15 {
              if let code = ac[t][0xf0] { put(code.code, code.length) }
              run -= 16
            }
            let size = magnitude(v)
            if let code = ac[t][UInt8(run << 4 | size)] { put(code.code, code.length) }
            value(v, size)
            run = 0
          }
          if run > 0, let code = ac[t][0] { put(code.code, code.length) }
        }
      }
    }
    if used > 0 { put(0x7f, 8 - used) }
    return out + [0xff, 0xd9]
  }
}
