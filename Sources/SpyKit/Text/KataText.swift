/// Canonical text of values, written without any conversion that the code under test could change.
///
/// A value is read through its `Encodable` conformance, which is fixed where its type is declared:
/// no extension elsewhere can add another one. (Descriptions and mirrors can be changed from
/// anywhere.) Models hold arrays, not sets or dictionaries, whose order is another in each process.
public enum KataText {
  /// A value as source code would have it: `.success(name: "Ann")`, `nil`, `[1, 2]`.
  ///
  /// The only value that a case carries is spelled as its fields, and elsewhere a struct with one
  /// field as that field, unless that is nil: so different values never have the same text.
  public static func of(_ value: some Encodable) -> String {
    spelled(KataValue(value))
  }

  /// The receiver and the text of a message, from an enum of parts that carry enums of messages.
  static func message(_ call: some KataMessage) -> (receiver: String, text: String) {
    message(KataValue(call))
  }

  private static func message(_ value: KataValue) -> (receiver: String, text: String) {
    guard case .choice(let part, let payload) = value.shape,
      case .fields(let fields) = payload.shape
    else { return ("", spelled(value)) }
    if fields.count == 2, case .plain(let number) = fields[0].value.shape {
      let (receiver, text) = message(fields[1].value)
      return ("\(receiver) \(number)", text)
    }
    guard fields.count == 1, case .choice(let name, let payload) = fields[0].value.shape
    else { return (part, spelled(payload)) }
    return (part, "\(name)(\(contents(payload)))")
  }

  /// A method's name and its one argument: `move(part: .flavor, from: 0, to: 2)`.
  public static func call(_ name: String, _ argument: some Encodable) -> String {
    let value = KataValue(argument)
    if case .fields = value.shape { return "\(name)(\(list(fields: value)))" }
    return "\(name)(\(spelled(value)))"
  }

  /// The text between a case's parentheses.
  private static func contents(_ payload: KataValue) -> String {
    guard case .fields(let fields) = payload.shape else { return "" }
    if fields.count == 1, fields[0].label == nil, case .fields = fields[0].value.shape {
      return list(fields: fields[0].value)
    }
    return list(fields: payload)
  }

  private static func list(fields value: KataValue) -> String {
    guard case .fields(let fields) = value.shape else { return "" }
    var text = ""
    for field in fields {
      if !text.isEmpty { text += ", " }
      if let label = field.label { text += label + ": " }
      text += spelled(field.value)
    }
    return text
  }

  static func spelled(_ value: KataValue) -> String {
    switch value.shape {
    case .none: return "nil"
    case .plain(let text): return text
    case .list(let values): return "[\(values.map(spelled).joined(separator: ", "))]"
    case .choice(let name, let payload):
      if case .fields(let fields) = payload.shape, fields.isEmpty { return ".\(name)" }
      return ".\(name)(\(contents(payload)))"
    case .fields(let fields):
      if fields.count == 1 {
        let field = spelled(fields[0].value)
        if field != "nil" { return field }
      }
      return "(\(list(fields: value)))"
    }
  }

  /// The string in quotes, with everything that could not be seen on a screen escaped.
  public static func quoted(_ string: String) -> String {
    if isPlain(string) { return "\"\(string)\"" }
    var bytes = Array("\"".utf8)
    bytes.reserveCapacity(string.utf8.count + 2)
    for scalar in string.unicodeScalars {
      if scalar >= " ", scalar <= "~", scalar != "\"", scalar != "\\" {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += escaped(scalar).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\""
  }

  /// True if it is ASCII that stands for itself: most texts are, and some are long.
  private static func isPlain(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return true }
      var index = 0
      // A loop, and no closure: this is never built with optimisation.
      while index < bytes.count {
        let byte = first[index]
        if byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C { return false }
        index += 1
      }
      return true
    }
  }

  /// The quoted string, or `nil` without quotes.
  public static func quoted(_ string: String?) -> String {
    guard let string else { return "nil" }
    return quoted(string)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return isVisible(scalar) ? String(scalar) : "\\u{\(hexadecimal(scalar.value))}"
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // Some letters have no shape (the Hangul fillers), and one pattern of Braille has no dots.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      return false
    case .spaceSeparator: return scalar == " "
    default: return true
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}
