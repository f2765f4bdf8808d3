import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 17: morph") struct MorphTests {
  nonisolated static let spacing = 14.0
  private static let window = CGSize(width: 400, height: 120)
  private static let names = ["pencil", "tray", "flag"]

  /// A lid from which three actions come out to the right, and into which they go back.
  private struct Row: View {
    let lever: Lever
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: MorphTests.spacing) {
        HStack(spacing: 20) {
          Image(systemName: "ellipsis").frame(width: 64, height: 64)
            .glassEffect(in: .circle).glassEffectID("lid", in: space)
          if lever.isOn {
            ForEach(MorphTests.names, id: \.self) { name in
              Image(systemName: name).font(.title2).frame(width: 52, height: 52)
                .glassEffect(in: .circle).glassEffectID(name, in: space)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 24)
    }
  }

  private func row(_ lever: Lever) -> Screening { Screening(Row(lever: lever), size: Self.window) }

  private func toggle(_ lever: Lever, _ screening: Screening, _ animation: Animation) {
    withAnimation(animation) { lever.isOn.toggle() }
    _ = screening.session.advance(to: screening.session.time)
  }

  /// The drops by their names, in window points.
  private func frames(_ screening: Screening) -> [String: CGRect] {
    let records = screening.session.graph.frame(onWholePixels: false).glass
    return Dictionary(
      records.flatMap { record in
        record.shapes.map { ($0.id, $0.frame.applying(record.transform)) }
      }, uniquingKeysWith: { a, _ in a })
  }

  /// Of the chain lid, first, second, third: which neighbours are in one outline.
  private func joints(_ screening: Screening) -> [Bool] {
    let contours = screening.contours
    let all = frames(screening)
    let outlines = (["lid"] + Self.names).map { name -> Int? in
      guard let frame = all[name] else { return nil }
      return contours.firstIndex { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) }
    }
    return zip(outlines, outlines.dropFirst()).map { $0 == $1 }
  }

  nonisolated static let animations: [Animation] = [
    .bouncy, .smooth, .snappy, .linear(duration: 0.4),
  ]

  /// What the silhouette has beyond its drops, sorted by where it is.
  ///
  /// A neck lies between two drops that are within the spacing of it; anything else is a swelling.
  private func surplus(_ screening: Screening) -> (drops: Double, neck: Double, other: Double) {
    let (merged, alone) = (screening.contours, screening.dropContours)
    let circles = frames(screening).values.map {
      (x: Double($0.midX), y: Double($0.midY), r: Double(min($0.width, $0.height)) / 2)
    }
    let box = merged.reduce(CGRect.null) { $0.union($1.bounds) }.insetBy(dx: -2, dy: -2)
    var (neck, other) = (0.0, 0.0)
    for y in stride(from: Double(box.minY), to: Double(box.maxY), by: 1) {
      for x in stride(from: Double(box.minX), to: Double(box.maxX), by: 1) {
        let distances = circles.map { hypot(x - $0.x, y - $0.y) - $0.r }.sorted()
        guard abs(distances[0]) < Self.spacing else { continue }
        let p = CGPoint(x: x, y: y)
        let (isMerged, isAlone) = (merged.contains(p), distances[0] < 0)
        if isMerged == isAlone { continue }
        if isMerged, distances.count > 1, distances[1] < Self.spacing {
          neck += 1
        } else {
          other += 1
        }
      }
    }
    return (alone.area, neck, other)
  }

  @Test(
    "Property 17: the silhouette is its drops and the necks between them", arguments: animations)
  func area(animation: Animation) {
    let lever = Lever()
    let screening = row(lever)
    toggle(lever, screening, animation)
    // All drops lie on the lid: nothing swells.
    let first = screening.contours.area / screening.dropContours.area
    Property.expect(17, "area of coincident drops", abs(first - 1), atMost: 0.01)
    var (worst, widest, sum) = (0.0, 0.0, 0.0)
    for _ in 0..<2 {
      var frame = 0
      screening.film(0.5) { _ in
        frame += 1
        guard frame % 3 == 1 else { return }
        let part = surplus(screening)
        worst = max(worst, part.other / part.drops)
        widest = max(widest, part.neck / part.drops)
        let area = screening.contours.area
        sum = max(sum, abs(area - part.drops - part.neck) / part.drops)
      }
      toggle(lever, screening, animation)
    }
    Property.expect(17, "area off drops and necks", sum, atMost: 0.03)
    Property.expect(17, "area changed away from necks", worst, atMost: 0.01)
    Property.expect(17, "necks' share of the drops' area", widest, atMost: 0.25)
    Property.expect(17, "necks' share of the drops' area", widest, atLeast: 0.01)
  }

  @Test("Property 17: each pair parts once, and joins once on the way back", arguments: animations)
  func topology(animation: Animation) {
    let lever = Lever()
    let screening = row(lever)
    #expect(screening.contours.count == 1)
    toggle(lever, screening, animation)
    var forth = [joints(screening)]
    screening.film(1.2) { _ in
      let now = joints(screening)
      if now != forth.last { forth.append(now) }
    }
    #expect(screening.contours.count == 4)
    toggle(lever, screening, animation)
    var back = [joints(screening)]
    screening.film(0.3) { _ in
      guard screening.drops.count == 4 else { return }
      let now = joints(screening)
      if now != back.last { back.append(now) }
    }
    for pair in 0..<3 {
      func events(_ states: [[Bool]]) -> Double {
        zip(states, states.dropFirst()).reduce(0) { $0 + ($1.0[pair] != $1.1[pair] ? 1 : 0) }
      }
      Property.expect(17, "events of pair \(pair), forth", events(forth), atMost: 1)
      Property.expect(17, "events of pair \(pair), back", events(back), atMost: 1)
    }
    #expect(forth.first == [true, true, true] && forth.last == [false, false, false])
    #expect(back.first == [false, false, false] && back.last == [true, true, true])
  }

  @Test(
    "Property 17: the moving drop's middle never turns before it is there", arguments: animations)
  func centroid(animation: Animation) {
    let lever = Lever()
    let screening = row(lever)
    toggle(lever, screening, animation)
    let start = frames(screening)
    var paths: [String: [Double]] = [:]
    var whole: [Double] = []
    screening.film(0.8) { _ in
      for (name, frame) in frames(screening) { paths[name, default: []].append(Double(frame.midX)) }
      let contours = screening.contours
      whole.append(
        contours.reduce(0) { $0 + $1.area * Double($1.centroid.x) } / contours.area)
    }
    var back = 0.0
    for name in Self.names {
      let path = [Double(start[name]?.midX ?? 0)] + (paths[name] ?? [])
      let end = path.last ?? 0
      let arrival = path.firstIndex { $0 >= end - 0.01 } ?? path.count - 1
      for (a, b) in zip(path[0..<arrival], path[1...arrival]) { back = max(back, a - b) }
    }
    let arrival = whole.firstIndex { $0 >= (whole.last ?? 0) - 0.01 } ?? whole.count - 1
    var wholeBack = 0.0
    for (a, b) in zip(whole[0..<arrival], whole.prefix(arrival + 1).dropFirst()) {
      wholeBack = max(wholeBack, a - b)
    }
    Property.expect(17, "a drop's middle went back", back, atMost: 0, unit: "pt")
    Property.expect(17, "the silhouette's centroid went back", wholeBack, atMost: 0.05, unit: "pt")
  }

  @Test("Property 17: removal is the exact reverse")
  func reverse() {
    let lever = Lever()
    let screening = row(lever)
    // Even in time, so that each instant has its mirror image.
    let animation = Animation.linear(duration: 0.5)
    toggle(lever, screening, animation)
    var (forth, back): ([[Contour]], [[Contour]]) = ([], [])
    screening.film(0.5) { _ in forth.append(screening.contours) }
    screening.session.run(for: 0.5)
    toggle(lever, screening, animation)
    screening.film(0.5) { _ in back.append(screening.contours) }
    var (worst, counts) = (0.0, 0)
    for index in 0..<59 {
      let (a, b) = (forth[index], back[58 - index])
      if a.count != b.count { counts += 1 }
      worst = max(worst, abs(a.area / b.area - 1))
    }
    Property.expect(17, "frames whose outlines differ in number", Double(counts), atMost: 0)
    Property.expect(17, "area of a frame and its mirror image", worst, atMost: 0.0005)
  }

  @Test(
    "Property 17: a turn half-way keeps value and velocity",
    arguments: [0.05, 0.12, 0.2, 0.3], [true, false])
  func turn(time: Double, isOpening: Bool) {
    let lever = Lever()
    let screening = row(lever)
    if !isOpening {
      toggle(lever, screening, .bouncy)
      screening.session.run(for: 2)
    }
    toggle(lever, screening, .bouncy)
    screening.session.run(for: time)
    let dt = 0.0005
    let base = screening.session.time
    let before = frames(screening)
    _ = screening.session.advance(to: base + dt)
    let middle = frames(screening)
    toggle(lever, screening, .bouncy)
    let turned = frames(screening)
    _ = screening.session.advance(to: base + 2 * dt)
    let after = frames(screening)
    var (jump, kink) = (0.0, 0.0)
    for (name, frame) in middle {
      guard let a = before[name], let c = turned[name], let d = after[name] else {
        Issue.record("\(name) is gone")
        continue
      }
      jump = max(jump, abs(Double(c.midX - frame.midX)), abs(Double(c.width - frame.width)))
      // Velocities before and after, points per second; a spring of 0.5 s changes them by less
      // than 40 (its stiffness times the way) in this time.
      kink = max(kink, abs(Double((d.midX - c.midX) - (frame.midX - a.midX))) / dt)
    }
    Property.expect(17, "jump at the turn", jump, atMost: 1e-6, unit: "pt")
    Property.expect(17, "change of velocity at the turn", kink, atMost: 60, unit: "pt/s")
  }

  @Test("Property 17: content follows its drop, centre and scale")
  func content() {
    let lever = Lever()
    let screening = row(lever)
    toggle(lever, screening, .bouncy)
    screening.session.run(for: 2)
    let rest = Dictionary(
      screening.symbols().map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    let home = frames(screening)
    toggle(lever, screening, .bouncy)
    var (offset, scale) = (0.0, 0.0)
    var compared = 0
    screening.film(0.35) { _ in
      let now = frames(screening)
      for symbol in screening.symbols() {
        guard let drop = now[symbol.name], let old = rest[symbol.name],
          let place = home[symbol.name]
        else { continue }
        compared += 1
        let growth = Double(drop.width / place.width)
        // Where the symbol was in its drop, in the drop's measure.
        let (x, y) = (old.body.midX - Double(place.midX), old.body.midY - Double(place.midY))
        offset = max(
          offset, abs(symbol.body.midX - Double(drop.midX) - x * growth),
          abs(symbol.body.midY - Double(drop.midY) - y * growth))
        scale = max(scale, abs(symbol.body[2] / old.body[2] - growth))
      }
    }
    #expect(compared > 60)
    Property.expect(17, "content off its drop's centre", offset, atMost: 0.5, unit: "pt")
    Property.expect(17, "content's scale off its drop's", scale, atMost: 0.01)
  }

  @Test("With Reduce Motion no drop overshoots", arguments: animations)
  func reduceMotion(animation: Animation) {
    let lever = Lever()
    let screening = Screening(Row(lever: lever), size: Self.window) { $0.reducesMotion = true }
    for _ in 0..<2 {
      toggle(lever, screening, animation)
      var paths: [String: [CGRect]] = [:]
      screening.film(1) { _ in
        for (name, frame) in frames(screening) { paths[name, default: []].append(frame) }
      }
      var worst = 0.0
      for path in paths.values {
        for value in [\CGRect.minX, \.maxX, \.minY, \.maxY] {
          let numbers = path.map { Double($0[keyPath: value]) }
          guard let first = numbers.first, let last = numbers.last else { continue }
          worst = max(
            worst, (numbers.max() ?? 0) - max(first, last), min(first, last) - (numbers.min() ?? 0))
        }
      }
      Property.expect(12, "a drop went too far with Reduce Motion", worst, atMost: 0.01, unit: "pt")
    }
  }
}
