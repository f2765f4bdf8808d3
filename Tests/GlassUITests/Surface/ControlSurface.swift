import Foundation

@testable import GlassUI

/// Calls of controls, glass and motion in the forms that people write them.
struct ControlSurface: View {
  private enum Field: Hashable { case name }

  @State private var isOn = false
  @State private var count = 0
  @State private var amount = 0.0
  @Namespace private var space
  @GestureState private var pull = CGSize.zero

  var body: some View {
    Group {
      buttons
      sliders
      glass
      motion
      gestures
    }
  }

  private func act() {}

  @ViewBuilder private var buttons: some View {
    Button("a") { isOn.toggle() }
    Button("a", action: act)
    Button("a", role: .destructive) { act() }
    Button("a", systemImage: "leaf") { act() }
    Button("a", systemImage: "leaf", action: act)
    Button("a", systemImage: "leaf", role: .cancel) { act() }
    Button(action: act) { Text("a") }
    Button(action: { count += 1 }, label: { Text("a") })
    Button(role: .close) {
      act()
    } label: {
      Text("a")
    }
    Button {
      act()
    } label: {
      Label("a", systemImage: "leaf")
    }
    .buttonStyle(.glass)
    Button("a") {}.buttonStyle(.glassProminent).buttonStyle(.bordered).buttonStyle(.plain)
    Button("a") {}.buttonStyle(.borderedProminent).buttonStyle(.borderless).buttonStyle(.automatic)
    Button("a") {}.buttonStyle(.glass(.clear.tint(.red))).buttonBorderShape(.circle)
    Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 3)).buttonSizing(.flexible)
    Button("a") {}.controlSize(.extraLarge).disabled(true).tint(.red).labelStyle(.iconOnly)
    Button("a") {}.contentShape(Circle()).contentShape(.rect).contentShape(.hoverEffect, .capsule)
    Button("a") {}.allowsHitTesting(false).hidden().id(3)
    Button("a") {}.accessibilityLabel("b").accessibilityHint("c").accessibilityValue("d")
    Button("a") {}.accessibilityLabel(Text("b")).accessibilityHidden(true)
    Button("a") {}.accessibilityElement(children: .combine).accessibilityIdentifier("x")
    Button("a") {}.sensoryFeedback(.impact(weight: .light), trigger: count)
    Button("a") {}.redacted(reason: .placeholder)
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $amount)
    Slider(value: $amount, in: 0...9)
    Slider(value: $amount, in: 0...9) { isOn = $0 }
    Slider(value: $amount, in: 0...9, step: 3)
    Slider(value: $amount, in: 0...9, step: 3, onEditingChanged: { isOn = $0 })
    Slider(value: $amount) { Text("a") }
    Slider(value: $amount, in: 0...9, label: { Text("a") }, onEditingChanged: { isOn = $0 })
    Slider(value: $amount, in: 0...9, step: 3) { Text("a") }
    Slider(value: $amount, in: -9...9) {
      Text("a")
    } minimumValueLabel: {
      Text("b")
    } maximumValueLabel: {
      Text("c")
    }
    Slider(value: $amount, in: -9...9, step: 0.5) {
      Text("a")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    } onEditingChanged: {
      isOn = $0
    }
    Slider(value: $amount, minimumValueLabel: Text("b"), maximumValueLabel: Text("c")) {
      Text("a")
    }
    Slider(value: .constant(CGFloat(3)), in: 1...4, step: 1).tint(.red).disabled(true)
    Slider(value: .constant(Float(3)), in: 1...4, step: 1)
  }

  @ViewBuilder private var glass: some View {
    GlassEffectContainer { Text("a").glassEffect() }
    GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect(.regular)
      Text("a").glassEffect(.clear.interactive())
      Text("a").glassEffect(.regular.tint(.orange).interactive(isOn), in: .circle)
      Text("a").glassEffect(in: .rect(cornerRadius: 12))
      Text("a").glassEffect(.regular, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      Text("a").glassEffect(isOn ? .identity : .regular)
      Text("a").glassEffect().glassEffectID("a", in: space)
      Text("a").glassEffect().glassEffectID(3, in: space)
      Text("a").glassEffect().glassEffectUnion(id: "u", namespace: space)
      Text("a").glassEffect().glassEffectTransition(.materialize)
      Text("a").glassEffect().glassEffectTransition(.identity)
      Text("a").glassEffect(in: .containerConcentric)
      Text("a").glassEffect(in: ButtonBorderShape.buttonBorder)
    }
  }

  @ViewBuilder private var motion: some View {
    Text("a").animation(.spring, value: isOn).animation(.spring(duration: 0.3, bounce: 0.2))
    Text("a").animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: count)
    Text("a").animation(.linear.delay(0.2).speed(2), value: count)
    Text("a").animation(.interactiveSpring(response: 0.3), value: count).animation(nil, value: isOn)
    Text("a").transition(.opacity).transition(.scale.combined(with: .opacity))
    Text("a").transition(.move(edge: .bottom)).transition(.slide).transition(.blurReplace)
    Text("a").transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .opacity))
    Text("a").transition(.opacity.animation(.bouncy)).transition(.push(from: .trailing))
    Text("a").contentTransition(.numericText()).contentTransition(.opacity)
    Image(systemName: "a").contentTransition(.symbolEffect(.replace))
    Image(systemName: "a")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    Image(systemName: "a").symbolEffect(.bounce, value: count).symbolEffect(.pulse)
    Image(systemName: "a").symbolEffect(.variableColor.iterative, isActive: isOn)
    Image(systemName: "a").symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: isOn)
    Text("a").matchedGeometryEffect(id: "a", in: space)
    Text("a").matchedGeometryEffect(id: "a", in: space, isSource: false)
    Text("a").phaseAnimator([1.0, 2.0]) { content, phase in
      content.scaleEffect(phase)
    } animation: { _ in
      .bouncy
    }
    Text("a").phaseAnimator([false, true], trigger: count) { $0.opacity($1 ? 1 : 0.5) }
    Text("a").onAppear { act() }.onAppear(perform: act).onDisappear { act() }
    Text("a").onChange(of: count) { act() }.onChange(of: count) { old, new in count = old + new }
    Text("a").onChange(of: count, initial: true) { _, _ in act() }
    Text("a").task { await Task.yield() }.task(id: count) {}
    Text("a").transaction { $0.animation = nil }.environment(\.isEnabled, false)
    Button("a") {
      withAnimation { isOn.toggle() }
      withAnimation(.snappy) { isOn.toggle() }
      withAnimation(.bouncy(duration: 0.4, extraBounce: 0.1)) {
        count += 1
      } completion: {
        act()
      }
      withAnimation(.smooth, completionCriteria: .removed) {
        count += 1
      } completion: {
        act()
      }
    }
  }

  @ViewBuilder private var gestures: some View {
    Text("a").onTapGesture { act() }.onTapGesture(count: 2) { act() }
    Text("a").onTapGesture { point in count = Int(point.x) }
    Text("a").onLongPressGesture { act() }.onHover { isOn = $0 }
    Text("a").gesture(
      DragGesture(minimumDistance: 0).onChanged { count = Int($0.translation.width) }
        .onEnded { _ in act() })
    Text("a").gesture(
      DragGesture(coordinateSpace: .global)
        .updating($pull) { value, state, _ in state = value.translation })
    Text("a").gesture(TapGesture(count: 2).onEnded { act() })
    Text("a").gesture(LongPressGesture(minimumDuration: 1).onEnded { isOn = $0 })
    Text("a").simultaneousGesture(TapGesture().onEnded { act() })
    Text("a").highPriorityGesture(SpatialTapGesture().onEnded { count = Int($0.location.x) })
  }
}
