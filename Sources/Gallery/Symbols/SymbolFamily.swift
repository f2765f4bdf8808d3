/// A handful of symbols that belong together, by name.
enum SymbolFamily: String, CaseIterable {
  case weather = "Weather"
  case media = "Media"
  case people = "People"
  case things = "Things"

  /// Twenty names, which fill a grid of five and of ten columns.
  var names: [String] {
    switch self {
    case .weather:
      [
        "sun.max.fill", "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.rain.fill",
        "cloud.snow.fill", "cloud.moon.fill", "moon.stars.fill", "sunrise.fill", "rainbow",
        "snowflake", "wind", "tornado", "hurricane", "thermometer.sun.fill", "drop.fill",
        "humidity.fill", "umbrella.fill", "bolt.fill", "flame.fill", "leaf.fill",
      ]
    case .media:
      [
        "play.fill", "pause.fill", "backward.fill", "forward.fill", "goforward.15", "shuffle",
        "repeat", "speaker.wave.3.fill", "speaker.slash.fill", "mic.fill", "music.note.list",
        "waveform", "wifi", "airplayaudio", "headphones", "video.fill", "camera.fill",
        "photo.on.rectangle", "film", "tv",
      ]
    case .people:
      [
        "person.fill", "person.2.fill", "person.3.fill", "person.crop.circle.fill",
        "person.badge.plus", "figure.walk", "figure.run", "figure.roll", "hand.raised.fill",
        "hand.thumbsup.fill", "hand.wave.fill", "eye.fill", "eye.slash.fill", "face.smiling",
        "message.fill", "phone.fill", "envelope.badge", "bubble.left.and.bubble.right.fill",
        "bell.badge.fill", "heart.fill",
      ]
    case .things:
      [
        "house.fill", "folder.fill.badge.plus", "trash.fill", "doc.on.doc", "calendar",
        "tag.fill", "cart.fill.badge.plus", "gift.fill", "lock.fill", "key.fill",
        "gearshape.2.fill", "wrench.and.screwdriver.fill", "paintpalette.fill",
        "lightbulb.fill", "battery.100.bolt", "chart.bar.fill", "plus.circle.fill",
        "checkmark.seal.fill", "xmark.octagon.fill", "exclamationmark.triangle.fill",
      ]
    }
  }
}
