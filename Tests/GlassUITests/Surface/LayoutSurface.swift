import Foundation

@testable import GlassUI

/// Calls of layout and drawing in the forms that people write them.
struct LayoutSurface: View {
  private let columns = ["a", "b"]

  var body: some View {
    Group {
      stacks
      frames
      shapes
      styles
      texts
    }
  }

  @ViewBuilder private var stacks: some View {
    VStack { Text("a") }
    VStack(spacing: 4) { Text("a") }
    VStack(alignment: .leading) { Text("a") }
    VStack(alignment: .leading, spacing: 4) { Text("a") }
    HStack { Spacer() }
    HStack(spacing: 4) { Spacer(minLength: 3) }
    HStack(alignment: .top) { Divider() }
    HStack(alignment: .firstTextBaseline, spacing: 4) { EmptyView() }
    ZStack { AnyView(Text("a")) }
    ZStack(alignment: .bottomTrailing) { Color.red }
    Group { Text("a") }
    ForEach(0..<2) { Text("\($0)") }
    ForEach(0..<2, id: \.self) { Text("\($0)") }
    ForEach(columns, id: \.self) { Text($0) }
    ForEach(Array(columns.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
    GeometryReader { proxy in Text("\(proxy.size.width)") }
  }

  @ViewBuilder private var frames: some View {
    Text("a").frame(width: 10)
    Text("a").frame(height: 10)
    Text("a").frame(width: 10, height: 10)
    Text("a").frame(width: 10, alignment: .leading)
    Text("a").frame(width: 10, height: 10, alignment: .top)
    Text("a").frame(minWidth: 10).frame(minHeight: 10)
    Text("a").frame(maxWidth: .infinity).frame(maxHeight: .infinity)
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    Text("a").frame(maxWidth: .infinity, minHeight: 40)
    Text("a").padding().padding(8).padding(.horizontal).padding(.top, 4)
    Text("a").padding([.leading, .bottom], 4)
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("a").offset(x: 1).offset(y: 1).offset(x: 1, y: 2)
    Text("a").offset(CGSize(width: 1, height: 1)).position(x: 10, y: 10)
    Text("a").fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
    Text("a").aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill)
    Text("a").scaledToFit().scaledToFill()
    Color.red.ignoresSafeArea().ignoresSafeArea(edges: .top)
    Color.red.ignoresSafeArea(.keyboard).ignoresSafeArea(.container, edges: .bottom)
    Color.red.edgesIgnoringSafeArea(.all)
    Text("a").overlay(Circle()).overlay(alignment: .top) { Circle() }.overlay { Circle() }
    Text("a").overlay(Circle(), alignment: .bottom)
    Text("a").background(Color.red).background { Circle() }.background(.ultraThinMaterial)
    Text("a").background(.red, in: Capsule()).background(.red, in: .rect(cornerRadius: 4))
    Text("a").background(alignment: .leading) { Circle() }.background(Circle(), alignment: .top)
    Text("a").border(.red).border(Color.red, width: 2).zIndex(1)
    Text("a").alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(.top) { $0.height / 2 }
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red)
    Rectangle().fill(Color.red.gradient)
    Capsule().stroke(.red, lineWidth: 2)
    Capsule(style: .circular).stroke(lineWidth: 2)
    Ellipse().strokeBorder(.red, lineWidth: 2)
    RoundedRectangle(cornerRadius: 4).strokeBorder(style: StrokeStyle(lineWidth: 2))
    RoundedRectangle(cornerRadius: 4, style: .continuous)
      .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    RoundedRectangle(cornerSize: CGSize(width: 2, height: 4))
    UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
    UnevenRoundedRectangle(bottomLeadingRadius: 4, bottomTrailingRadius: 4)
    Circle().trim(from: 0, to: 0.5).stroke(
      .red,
      style: StrokeStyle(
        lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [2, 2], dashPhase: 1))
    Circle().inset(by: 2).fill(.blue)
    Circle().rotation(.degrees(10)).scale(0.5).offset(x: 3)
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addArc(
        center: .zero, radius: 4, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    ConcentricRectangle()
    ConcentricRectangle(corners: .concentric(minimum: 4), isUniform: true)
    ConcentricRectangle(
      topLeadingCorner: .concentric, topTrailingCorner: .fixed(3), bottomLeadingCorner: 4,
      bottomTrailingCorner: .concentric(minimum: .fixed(2)))
    ConcentricRectangle(
      uniformTopCorners: .concentric, bottomLeadingCorner: 4, bottomTrailingCorner: 4)
    ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: 4)
    ContainerRelativeShape()
    AnyShape(Circle())
    Text("a").clipShape(.circle).clipShape(RoundedRectangle(cornerRadius: 3)).clipShape(.capsule)
    Text("a").clipShape(.rect(cornerRadius: 3, style: .circular)).clipped()
    Text("a").clipped(antialiased: true).cornerRadius(3).mask { Circle() }.mask(Circle())
    Text("a").containerShape(.rect(cornerRadius: 20)).containerShape(.capsule)
  }

  @ViewBuilder private var styles: some View {
    Rectangle().fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))
    Rectangle().fill(
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
    Rectangle().fill(
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
        startPoint: .leading, endPoint: .trailing))
    Rectangle().fill(
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 1, endRadius: 30))
    Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center))
    Rectangle().fill(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text("a").foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(.tint)
    Text("a").foregroundStyle(.white.opacity(0.5)).foregroundColor(.red).tint(.orange)
    Image(systemName: "a").foregroundStyle(.red, .blue).symbolRenderingMode(.hierarchical)
    Color(red: 1, green: 0, blue: 0)
    Color(white: 0.5)
    Color(white: 0.5, opacity: 0.5)
    Color(hue: 0.5, saturation: 1, brightness: 1)
    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    Color("named")
    Color.accentColor.opacity(0.3)
    Text("a").opacity(0.5).blur(radius: 2).shadow(radius: 3)
    Text("a").shadow(color: .black, radius: 2).shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    Text("a").shadow(color: .black, radius: 2, x: 1, y: 1)
    Text("a").rotationEffect(.degrees(10)).rotationEffect(.radians(1), anchor: .topLeading)
    Text("a").scaleEffect(2).scaleEffect(x: 2).scaleEffect(x: 2, y: 1)
    Text("a").scaleEffect(0.5, anchor: .top)
    Text("a").blendMode(.plusLighter).brightness(0.1).contrast(1.1).saturation(0.5).grayscale(1)
    Text("a").hueRotation(.degrees(3)).colorInvert().compositingGroup().drawingGroup()
    Text("a").preferredColorScheme(.dark).environment(\.colorScheme, .light)
    Image("photo").resizable().interpolation(.high).antialiased(true).renderingMode(.template)
    Image("photo").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image(decorative: "photo")
    Image(systemName: "a", variableValue: 0.5).imageScale(.small).symbolVariant(.fill)
  }

  @ViewBuilder private var texts: some View {
    Text("a").font(.title).bold().italic().fontWeight(.semibold).fontDesign(.rounded)
    Text("a").font(.system(size: 12, weight: .bold, design: .monospaced)).fontWidth(.condensed)
    Text("a").font(.system(.body, design: .rounded, weight: .bold)).font(.custom("Inter", size: 9))
    Text("a").font(.headline.weight(.bold).italic().monospacedDigit()).monospacedDigit()
    Text("a").tracking(1).kerning(1).baselineOffset(1).underline().strikethrough()
    Text("a").lineLimit(2).lineLimit(1, reservesSpace: true).lineSpacing(2)
    Text("a").multilineTextAlignment(.center).minimumScaleFactor(0.5).truncationMode(.tail)
    Text("a").textCase(.uppercase).allowsTightening(true).dynamicTypeSize(.xxLarge)
    Text(verbatim: "a")
    Text(1.5, format: .number)
    Text("\(1.5, specifier: "%.1f") \(3, format: .number)")
    Text("\(Image(systemName: "leaf")) \(Text("bold").bold())")
    Text("a") + Text("b").foregroundStyle(.red)
    Text(AttributedString("a"))
    Label("a", systemImage: "leaf")
    Label("a", image: "photo")
    Label {
      Text("a")
    } icon: {
      Circle()
    }
    .labelStyle(.titleAndIcon)
  }
}
