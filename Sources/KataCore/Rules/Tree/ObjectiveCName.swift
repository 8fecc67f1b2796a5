/// A member of an Objective-C class by a name as Swift's importer makes one, as far as the rules' list
/// of the system's declarations needs it: one word there stands for Linux and for a Mac.
enum ObjectiveCName {
  /// Foundation's classes for what are values in Swift, and the like.
  static let classes: Set<String> = [
    "NSArray", "NSAttributedString", "NSCalendar", "NSCharacterSet", "NSData", "NSDate",
    "NSDateComponents", "NSDateInterval", "NSDecimalNumber", "NSDictionary", "NSEnumerator",
    "NSError", "NSExpression", "NSIndexPath", "NSIndexSet", "NSLocale", "NSMeasurement",
    "NSNotification", "NSNull", "NSNumber", "NSObject", "NSOrderedSet", "NSPersonNameComponents",
    "NSPredicate", "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString",
    "NSTextCheckingResult", "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem",
    "NSURLRequest", "NSURLResponse", "NSUUID", "NSUserActivity", "NSValue",
  ]

  /// By its kind in a USR (`im` and `cm` are methods) and its selector.
  ///
  /// `writeToURL:atomically:` → `write(toURL:atomically:)`, `initWithContentsOfFile:` →
  /// `init(contentsOfFile:)`, `exit` → `exit()`; a property's name stays as it is.
  static func member(_ kind: Substring, _ selector: Substring) -> String {
    guard kind == "im" || kind == "cm" else { return String(selector) }
    guard selector.hasSuffix(":") else { return "\(selector)()" }
    var labels = selector.split(separator: ":").map(String.init)
    let (base, label) = parts(of: labels.removeFirst())
    return "\(base)(\(label):\(labels.map { "\($0):" }.joined()))"
  }

  /// The first piece of a selector: what is done, and what is said of the first argument.
  private static func parts(of piece: String) -> (base: String, label: String) {
    if piece.hasPrefix("initWith") {
      return ("init", lowercased(piece.dropFirst("initWith".count)))
    }
    let words = words(of: piece)
    guard let index = words.lastIndex(where: { prepositions.contains($0) }), index > 0,
      index < words.count - 1
    else { return (piece, "_") }
    return (words[..<index].joined(), lowercased(words[index...].joined()[...]))
  }

  private static let prepositions: Set = [
    "With", "From", "To", "For", "Of", "By", "In", "At", "On", "Until", "Before", "After", "Using",
    "Into",
  ]

  /// `writeToURL` → `write`, `To`, `U`, `R`, `L`.
  private static func words(of piece: String) -> [String] {
    piece.reduce(into: [""]) { words, character in
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  private static func lowercased(_ text: Substring) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
