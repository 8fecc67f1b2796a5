/// Looks at what a screen shows, property by property, and writes down what has changed.
///
/// Each property has a reader of its own: who is told of another one knows nothing of this one.
@MainActor
package final class KataOnlooker {
  private let screen: String
  private let recorder: KataRecorder
  private var properties: [Property] = []

  private struct Property {
    let name: String
    /// What it is now, and whether it has changed without telling its reader.
    let look: () -> (text: String, isUntold: Bool)
    var shown: String?
  }

  /// What is seen is written down as the state of the part with this name.
  package init(_ recorder: KataRecorder, of screen: String = "screen") {
    self.screen = screen
    self.recorder = recorder
  }

  /// Adds a property to those that are looked at.
  package func watch<Value: Equatable & Encodable>(_ name: String, _ value: @escaping () -> Value) {
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

  /// Writes down all properties at first, and later those that are not what they were.
  package func look() {
    var changed: [String] = []
    for index in properties.indices {
      let (text, isUntold) = properties[index].look()
      let name = properties[index].name
      if isUntold { recorder.message(to: screen, "\(name) changed, and told nobody") }
      guard properties[index].shown.map({ !$0.utf8.elementsEqual(text.utf8) }) ?? true else {
        continue
      }
      properties[index].shown = text
      changed.append("\(name): \(text)")
    }
    if !changed.isEmpty {
      recorder.message(to: screen, "shows(\(changed.joined(separator: ", ")))")
    }
  }
}
