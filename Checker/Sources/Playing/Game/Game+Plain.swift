import Basics
import Common
import PlayWire

extension Game {
  static let manual =
    "Type a number to press that button, 2 ann to fill field 2, ok to remove an alert, back to go back; "
    + "back on the first screen leaves."

  /// The screen in sentences, each control with its number; of the page before, only what is new.
  func spoken(since old: PlayScreen?) -> [Line] {
    guard let screen else { return [] }
    if let alert = screen.alert {
      return [Line("alert: \(alert.title)"), Line("  \(alert.message)"), Line("  ok removes it")]
    }
    guard let old, old.title == screen.title else {
      return [Line("screen: \(screen.title)", .strong)] + sentences(screen)
    }
    let known = sentences(old)
    let news = sentences(screen).filter { !known.contains($0) }
    return (old.alert == nil ? [] : [Line("screen: \(screen.title)", .strong)]) + news
  }

  private func sentences(_ screen: PlayScreen) -> [Line] {
    zip(screen.controls, screen.numbers).compactMap { control, number in
      sentence(control, number).map { Line("  \($0)") }
    }
  }

  func spoken(_ line: PlayLine) -> Line? {
    guard let message = message(of: line), let from = message.from, let to = message.to else {
      return nil
    }
    return Line("\(from.name) to \(to.name): \(message.text)")
  }

  private func sentence(_ control: PlayScreen.Control, _ number: Int?) -> String? {
    let number = number.map { "\($0) " } ?? ""
    switch control.kind {
    case .text:
      let text = [control.label, control.value].filter { !$0.isEmpty }.joined(separator: ": ")
      return text.isEmpty ? nil : text
    case .field: return "\(number)field \(control.label): \(control.value)"
    case .secret: return "\(number)field \(control.label): \(control.value.count) characters"
    case .toggle: return "\(number)switch \(control.label): \(control.isOn ? "on" : "off")"
    case .button: return "\(number)button \(control.label)\(control.isOn ? "" : ", off")"
    }
  }
}
