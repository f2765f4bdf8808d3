import Foundation
import Geometry

/// Turns one SVG shape element into a path.
struct ShapeReader {
  let element: MarkupElement
  let file: String

  func path() throws(SymbolError) -> Path {
    switch element.name {
    case "path": return try pathData()
    case "circle":
      let radius = try size("r")
      return try ellipse(radii: CGSize(width: radius, height: radius))
    case "ellipse": return try ellipse(radii: CGSize(width: size("rx"), height: size("ry")))
    case "rect": return try rect()
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try number("x1"), y: try number("y1")))
      path.addLine(to: CGPoint(x: try number("x2"), y: try number("y2")))
      return path
    case "polyline": return try polyline(isClosed: false)
    case "polygon": return try polyline(isClosed: true)
    default:
      throw .unsupportedElement(file: file, line: element.line, name: element.name)
    }
  }

  private func pathData() throws(SymbolError) -> Path {
    guard let data = element.attributes["d"] else {
      throw mistake("d", "a path needs its data")
    }
    do {
      let path = try PathDataParser.parse(data)
      guard !path.isEmpty else { throw mistake("d", "a path needs its data") }
      return path
    } catch let error as PathDataParser.Mistake {
      throw mistake("d", error.detail)
    } catch let error as SymbolError {
      throw error
    } catch {
      throw mistake("d", "the data cannot be read")
    }
  }

  private func ellipse(radii: CGSize) throws(SymbolError) -> Path {
    let center = CGPoint(x: try number("cx"), y: try number("cy"))
    var path = Path()
    path.addClosedEllipse(center: center, radii: radii)
    return path
  }

  private func rect() throws(SymbolError) -> Path {
    let (width, height) = (try size("width"), try size("height"))
    let origin = CGPoint(x: try number("x"), y: try number("y"))
    var path = Path()
    let rx = try optionalSize("rx")
    let ry = try optionalSize("ry")
    path.addRoundedRect(
      CGRect(origin: origin, size: CGSize(width: width, height: height)),
      radii: CGSize(width: min(rx ?? ry ?? 0, width / 2), height: min(ry ?? rx ?? 0, height / 2)))
    return path
  }

  private func polyline(isClosed: Bool) throws(SymbolError) -> Path {
    var scanner = NumberScanner(element.attributes["points"] ?? "")
    var path = Path()
    while let x = scanner.number() {
      guard let y = scanner.number() else { throw mistake("points", "a y coordinate is missing") }
      let point = CGPoint(x: x, y: y)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard scanner.next == nil, !path.isEmpty else {
      throw mistake("points", "pairs of numbers are needed")
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  private func number(_ name: String) throws(SymbolError) -> CGFloat {
    guard let value = element.attributes[name] else { return 0 }
    var scanner = NumberScanner(value)
    guard let number = scanner.number(), scanner.next == nil else {
      throw mistake(name, "a number is needed, without a unit")
    }
    return number
  }

  private func optionalSize(_ name: String) throws(SymbolError) -> CGFloat? {
    guard element.attributes[name] != nil else { return nil }
    let value = try number(name)
    guard value >= 0 else { throw mistake(name, "a size cannot be negative") }
    return value
  }

  private func size(_ name: String) throws(SymbolError) -> CGFloat {
    guard let value = try optionalSize(name), value > 0 else {
      throw mistake(name, "a size above 0 is needed")
    }
    return value
  }

  private func mistake(_ name: String, _ detail: String) -> SymbolError {
    .attribute(
      file: file, line: element.line, name: name, value: element.attributes[name] ?? "",
      detail: detail)
  }
}
