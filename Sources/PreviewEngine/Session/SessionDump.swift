import DisplayList
import Foundation
import Geometry
import GlassUI

/// A session as plain values for tools: tree, frames, glass, animations.
///
/// Points, window coordinates, unrounded, as presented at the session's time.
public struct SessionDump: Encodable {
  /// One view or modifier.
  public struct Node: Encodable {
    /// A symbol where it is drawn.
    public struct Symbol: Encodable {
      public var name: String
      public var resolved: Bool
      public var ink: [Double]
      public var body: [Double]
      public var baseline: Double
    }

    public var path: String
    public var type: String
    public var label: String?
    public var role: String?
    public var text: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var enabled: Bool
    public var pressed: Bool
    public var frame: [Double]
    public var target: [Double]
    public var guides: [String: Double]
    public var hit: [[[Double]]]?
    public var cornerRadii: [Double]?
    public var symbol: Symbol?
    public var children: [Node]

    private enum Key: String, CodingKey {
      case path, type, label, role, text, value, hint, identifier, enabled, pressed, frame, target,
        guides, hit
      case cornerRadii, symbol, children
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(path, forKey: .path)
      try values.encode(type, forKey: .type)
      try values.encode(label, forKey: .label)
      try values.encode(role, forKey: .role)
      try values.encode(text, forKey: .text)
      try values.encodeIfPresent(value, forKey: .value)
      try values.encodeIfPresent(hint, forKey: .hint)
      try values.encodeIfPresent(identifier, forKey: .identifier)
      try values.encode(enabled, forKey: .enabled)
      try values.encode(pressed, forKey: .pressed)
      try values.encode(frame, forKey: .frame)
      try values.encode(target, forKey: .target)
      try values.encode(guides, forKey: .guides)
      // One outline is a list of points; a control of several parts has several.
      if let hit {
        if hit.count == 1 {
          try values.encode(hit[0], forKey: .hit)
        } else {
          try values.encode(hit, forKey: .hit)
        }
      }
      try values.encodeIfPresent(cornerRadii, forKey: .cornerRadii)
      try values.encodeIfPresent(symbol, forKey: .symbol)
      try values.encode(children, forKey: .children)
    }
  }

  /// The glass of one container.
  public struct Glass: Encodable {
    public struct Shape: Encodable {
      public var id: String
      public var kind: String
      public var variant: String
      public var tint: [Double]?
      public var frame: [Double]
      public var path: String

      private enum Key: String, CodingKey { case id, kind, variant, tint, frame, path }

      public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(kind, forKey: .kind)
        try values.encode(variant, forKey: .variant)
        try values.encode(tint, forKey: .tint)
        try values.encode(frame, forKey: .frame)
        try values.encode(path, forKey: .path)
      }
    }

    public var container: String?
    public var spacing: Double
    public var shapes: [Shape]
    /// The closed contours of the merged field, accurate to 0.1 pt.
    public var outlines: [[[Double]]]

    private enum Key: String, CodingKey { case container, spacing, shapes, outlines }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(container, forKey: .container)
      try values.encode(spacing, forKey: .spacing)
      try values.encode(shapes, forKey: .shapes)
      try values.encode(outlines, forKey: .outlines)
    }
  }

  /// One value on its way.
  public struct Animation: Encodable {
    public var path: String
    public var key: String
    public var value: [Double]
    public var velocity: [Double]
  }

  public var schemaVersion = 1
  public var preview: String
  public var size: [Double]
  public var scale: Double
  public var time: Double
  public var nodes: [Node]
  public var glass: [Glass]
  public var animations: [Animation]
}

extension Session {
  /// What the session shows now; `time` is what the dump calls it.
  public func dump(preview: String, time: Double) -> SessionDump {
    let frame = graph.frame(onWholePixels: false)
    return SessionDump(
      preview: preview,
      size: [Double(configuration.size.width), Double(configuration.size.height)],
      scale: Double(configuration.scale), time: time,
      nodes: graph.snapshot().map(SessionDump.Node.init),
      glass: frame.glass.map { SessionDump.Glass($0, outlines: outlines(of: $0)) },
      animations: graph.motionRecords.map {
        SessionDump.Animation(path: $0.path, key: $0.key, value: $0.value, velocity: $0.velocity)
      })
  }

  private func outlines(of record: GlassRecord) -> [[CGPoint]] {
    studio.glass.outlines(of: record.group, transform: record.transform)
  }
}

extension SessionDump.Node {
  init(_ item: ItemSnapshot) {
    path = item.path
    type = item.type
    label = item.label
    role = item.role
    text = item.text
    value = item.value
    hint = item.hint
    identifier = item.identifier
    enabled = item.isEnabled
    pressed = item.isPressed
    frame = item.frame.numbers
    target = item.target.numbers
    guides = item.guides.mapValues { Double($0) }
    hit = item.isControl ? item.hit.flatMap(\.outlineNumbers) : nil
    cornerRadii = item.cornerRadii.map {
      [$0.topLeading, $0.topTrailing, $0.bottomTrailing, $0.bottomLeading].map(Double.init)
    }
    symbol = item.symbol.map(Symbol.init)
    children = item.children.map(SessionDump.Node.init)
  }
}

extension SessionDump.Node.Symbol {
  init(_ symbol: ItemSnapshot.Symbol) {
    name = symbol.name
    resolved = symbol.metrics.isResolved
    ink = symbol.metrics.ink.applying(symbol.transform).numbers
    body = symbol.metrics.body.applying(symbol.transform).numbers
    baseline = Double(CGPoint(x: 0, y: symbol.metrics.baseline).applying(symbol.transform).y)
  }
}

extension SessionDump.Glass {
  init(_ record: GlassRecord, outlines: [[CGPoint]]) {
    container = record.container
    spacing = Double(record.spacing)
    shapes = record.shapes.map { shape in
      Shape(
        id: shape.id, kind: shape.kind, variant: shape.variant,
        tint: shape.tint.map { [$0.red, $0.green, $0.blue, $0.alpha] },
        frame: shape.frame.applying(record.transform).numbers, path: shape.path)
    }
    self.outlines = outlines.map { $0.map { [Double($0.x), Double($0.y)] } }
  }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}

extension Path {
  /// How far a flattened outline may stray, in points.
  private static let tolerance: CGFloat = 0.05

  fileprivate var outlineNumbers: [[[Double]]] {
    flattened(tolerance: Self.tolerance).map { line in
      line.points.map { [Double($0.x), Double($0.y)] }
    }
  }
}
