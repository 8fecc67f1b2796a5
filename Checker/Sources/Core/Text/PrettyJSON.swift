package import Foundation

/// JSON that people can read, too; equal values have equal bytes.
package enum PrettyJSON {
  package static func data(_ value: some Encodable) throws -> Data {
    try encoded(value, .prettyPrinted) + Data("\n".utf8)
  }

  /// The text of a value that holds nothing but texts, whole numbers and truths.
  package static func text(_ value: some Encodable) -> String {
    (try? data(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The same on one line, without blanks.
  package static func line(_ value: some Encodable) -> String {
    (try? encoded(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func encoded(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting = []
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    return try encoder.encode(value)
  }
}
