/// Looks at what a screen shows, property by property, and writes down what has changed.
///
/// Each property has a reader of its own: who is told of another one knows nothing of this one.
@MainActor
public final class KataObserver {
  private let screen: String
  private let recorder: KataRecorder
  private var properties: [Property] = []

  private struct Property {
    let name: String
    /// The present value, and whether it has changed without telling its reader.
    let look: () -> (text: String, isUntold: Bool)
    var shown: String?
  }

  /// Writes each value down as the state of the part with this name.
  public init(_ recorder: KataRecorder, of screen: String = "screen") {
    self.screen = screen
    self.recorder = recorder
  }

  /// Adds a property to those that are looked at.
  public func watch<Value: Equatable & Encodable>(_ name: String, _ value: @escaping () -> Value) {
    let reader = KataReader()
    var last: Value?
    properties.append(
      Property(
        name: name,
        look: {
          let isNews = reader.wasTold || last == nil
          let now = isNews ? reader.read(value) : value()
          defer { last = now }
          return (KataText.of(now), !isNews && last != now)
        }))
  }

  /// Writes down how everything is at first, and later each property that has changed.
  public func look() {
    let isFirst = properties.allSatisfy { $0.shown == nil }
    for index in properties.indices {
      let (text, isUntold) = properties[index].look()
      let (name, shown) = (properties[index].name, properties[index].shown)
      properties[index].shown = text
      if isUntold { recorder.message(to: screen, "\(name) changed, and nobody was told") }
      if let shown, !shown.utf8.elementsEqual(text.utf8) {
        recorder.message(to: screen, "\(name): \(text)")
      }
    }
    guard isFirst else { return }
    let all = properties.map { "\($0.name): \($0.shown ?? "")" }
    recorder.message(to: screen, "shows(\(all.joined(separator: ", ")))")
  }
}
