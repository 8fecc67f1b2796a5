/// One line that a scene at play writes for `kata play`, as JSON.
package enum PlayLine: Codable, Sendable, Equatable {
  /// The screen has changed.
  case screen(PlayScreen)
  /// A message has reached a part; the number tells it from all others.
  case began(number: Int, from: PlayPart, to: PlayPart, text: String)
  /// One more command was carried out, or begun.
  case taken
  /// The part has returned from the message with this number, perhaps with an answer.
  case ended(number: Int, answer: String? = nil)
}

/// One line that `kata play` writes for a scene.
package enum PlayCommand: Codable, Sendable, Equatable {
  /// Presses a button, or turns a switch; the place counts all controls.
  case press(place: Int, label: String)
  /// Replaces a field's text.
  case type(place: Int, label: String, text: String)
  case dismissAlert
  /// Leaves the page for the one below; the last page ends the scene.
  case back
}

/// The screen as it is shown.
package struct PlayScreen: Codable, Sendable, Equatable {
  package var title: String
  package var controls: [Control]
  package var alert: Alert?
  /// True if `back` leads to another page.
  package var hasPageBelow: Bool

  package init(
    title: String, controls: [Control] = [], alert: Alert? = nil, hasPageBelow: Bool = false
  ) {
    (self.title, self.controls) = (title, controls)
    (self.alert, self.hasPageBelow) = (alert, hasPageBelow)
  }

  package struct Control: Codable, Sendable, Equatable {
    package var kind: Kind
    package var label: String
    /// A field's text, a switch's state in words, or a text's second column.
    package var value: String
    package var isOn: Bool

    package init(_ kind: Kind, _ label: String, value: String = "", isOn: Bool = true) {
      (self.kind, self.label, self.value, self.isOn) = (kind, label, value, isOn)
    }
  }

  package enum Kind: String, Codable, Sendable {
    case text, field, secret, toggle, button
  }

  package struct Alert: Codable, Sendable, Equatable {
    package var title: String
    package var message: String

    package init(title: String, message: String) { (self.title, self.message) = (title, message) }
  }
}
