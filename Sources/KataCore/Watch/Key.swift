/// A key that a learner pressed.
package enum Key: Sendable, Equatable {
  case letter(Character)
  case up, down, pageUp, pageDown
  /// Back to the verdict.
  case back
  /// Control-C, Control-D, Control-\.
  case end
  /// Control-Z.
  case suspend

  /// The keys in what a terminal sent at once; what is none of these is left out.
  package static func all(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x03, 0x04, 0x1C: keys.append(.end)
      case 0x1A: keys.append(.suspend)
      case 0x0A, 0x0D: keys.append(.back)
      case 0x1B:
        guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O")
        else {
          // Behind it stands a letter, where Alt was pressed with it.
          if rest.isEmpty { keys.append(.back) } else { rest.removeFirst() }
          continue
        }
        rest.removeFirst()
        let parameters = rest.prefix { $0 < 0x40 }
        rest = rest.dropFirst(parameters.count)
        guard let last = rest.popFirst() else { continue }
        if let key = named(parameters, last) { keys.append(key) }
      case 0x20..<0x7F: keys.append(.letter(Character(UnicodeScalar(byte)).lowercasedLetter))
      default: break
      }
    }
    return keys
  }

  /// As in `ESC [ A` and `ESC [ 5 ~`.
  private static func named(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> Key? {
    switch (String(decoding: parameters, as: UTF8.self), Character(UnicodeScalar(last))) {
    case ("", "A"): .up
    case ("", "B"): .down
    case ("5", "~"): .pageUp
    case ("6", "~"): .pageDown
    default: nil
    }
  }
}

extension Character {
  /// The same key, also with Caps Lock on.
  fileprivate var lowercasedLetter: Character { Character(lowercased()) }
}
