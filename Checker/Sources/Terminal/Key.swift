/// A key that a learner pressed.
package enum Key: Sendable, Equatable {
  case letter(Character)
  case tab, backTab, erase
  case up, down, pageUp, pageDown
  /// Back to the verdict; Enter also goes to the exercise whose number was typed.
  case back, enter
  /// Control-C, Control-D, Control-\.
  case end
  case suspend

  /// The keys in what a terminal sent at once; what is none of these is left out.
  package static func all(in bytes: [UInt8]) -> [Key] {
    // Behind Escape stands a letter, where Alt was pressed with it.
    let keys = #/\x1B[\[O][^@-~]*[@-~]?|\x1B.?|.|\n|\r/#.matchingSemantics(.unicodeScalar)
    return String(decoding: bytes, as: UTF8.self).matches(of: keys).compactMap { match in
      switch match.output {
      case "\u{3}", "\u{4}", "\u{1C}": .end
      case "\u{1A}": .suspend
      case "\n", "\r": .enter
      case "\u{1B}": .back
      case "\t": .tab
      case "\u{1B}[Z": .backTab
      case "\u{7F}", "\u{8}": .erase
      case "\u{1B}[A", "\u{1B}OA": .up
      case "\u{1B}[B", "\u{1B}OB": .down
      case "\u{1B}[5~": .pageUp
      case "\u{1B}[6~": .pageDown
      case let text where text.unicodeScalars.count == 1 && text.first?.isVisible == true:
        text.first.map { .letter($0) }
      default: nil
      }
    }
  }
}

extension Character {
  fileprivate var isVisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
