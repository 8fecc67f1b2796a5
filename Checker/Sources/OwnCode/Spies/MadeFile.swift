/// A file that `kata` makes, and knows again: its first line holds a sum of the others.
struct MadeFile {
  private let body: String
  private let sum: String

  init(_ body: String) { (self.body, sum) = (body, Self.sum(of: body)) }

  /// Nil for a text that has no such line.
  init?(reading text: String) {
    guard let end = text.firstIndex(of: "\n"), text.hasPrefix(Self.mark) else { return nil }
    sum = String(text[..<end].dropFirst(Self.mark.count))
    body = String(text[text.index(after: end)...])
  }

  var whole: String { "\(Self.mark)\(sum)\n\(body)" }
  var isUntouched: Bool { sum == Self.sum(of: body) }

  private static let mark =
    "// Made by kata new spies: run it again, and don't edit this. Checksum "

  private static func sum(of body: String) -> String {
    String(body.utf8.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }, radix: 16)
  }
}
