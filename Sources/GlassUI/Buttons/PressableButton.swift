/// A button that presses: its style sees whether it is, and its label's content takes the touch.
nonisolated struct PressableButton: View {
  typealias Body = Never
  let style: any ButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor func _update(in node: _ViewNode) { run(style, node) }

  @MainActor private func run<S: ButtonStyle>(_ style: S, _ node: _ViewNode) {
    let press = node.property(1) { PressState() }
    press.node = node
    press.action = configuration.action
    var installed = style
    DynamicProperties.install(in: &installed, node: node, slot: 2)
    let seen = ButtonStyleConfiguration(
      role: configuration.role, label: .init(view: configuration.label),
      isPressed: press.isPressed)
    let body = node.tracking { installed.makeBody(configuration: seen) }
    let role = configuration.role
    node.wrap(body, make: { ButtonItem($0, press) }) { $0.role = role }
  }
}

/// Runs a style of the primitive kind with its dynamic properties installed.
nonisolated struct PrimitiveButtonBody: View {
  typealias Body = Never
  let style: any PrimitiveButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor func _update(in node: _ViewNode) { run(style, node) }

  @MainActor private func run<S: PrimitiveButtonStyle>(_ style: S, _ node: _ViewNode) {
    node.role = .passthrough
    var installed = style
    DynamicProperties.install(in: &installed, node: node, slot: 2)
    let body = node.tracking { installed.makeBody(configuration: configuration) }
    node.updateChildren { $0.add(body, key: .index(0)) }
  }
}

/// Whether a button is pressed, and what it does.
@MainActor final class PressState {
  weak var node: _ViewNode?
  var action: @MainActor () -> Void = {}
  private(set) var isPressed = false

  nonisolated init() {}

  func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    node?.invalidate(Transaction())
  }
}

/// The part of the screen that fires a button.
@MainActor final class ButtonItem: WrapperItem, TouchResponder {
  let press: PressState
  var role: ButtonRole?

  override var kind: String { "Button" }

  init(_ node: _ViewNode, _ press: PressState) {
    self.press = press
    super.init(node, behavior: PassthroughLayout())
  }

  var isEnabled: Bool { environment.isEnabled }

  override func hitTest(_ point: CGPoint) -> Item? { isEnabled ? super.hitTest(point) : nil }

  func touchBegan(at point: CGPoint) { press.setPressed(true) }
  func touchMoved(to point: CGPoint, isInside: Bool) { press.setPressed(isInside) }
  func touchEnded(at point: CGPoint, isInside: Bool) {
    press.setPressed(false)
    if isInside { press.action() }
  }
  func touchCancelled() { press.setPressed(false) }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.isControl = true
    snapshot.isEnabled = isEnabled
    snapshot.isPressed = press.isPressed
    snapshot.role = role?.description ?? "button"
    snapshot.hit = hitOutlines
  }

  override var aims: [CGRect] { hitOutlines.map(\.boundingRect) }

  /// The outlines of everything inside that fires the button, in the item's coordinates.
  var hitOutlines: [Path] {
    var result: [Path] = []
    func collect(_ item: Item, _ transform: CGAffineTransform) {
      if let outline = item.hitOutline {
        result.append(outline.applying(transform))
        if item.stopsHitTesting { return }
      }
      guard item.takesTouches else { return }
      for child in item.children {
        collect(child, item.childTransform.concatenating(transform))
      }
    }
    for child in children { collect(child, .identity) }
    return result
  }
}
