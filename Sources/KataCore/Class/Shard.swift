import Foundation

/// One of the equal parts of a class that machines grade side by side: the third of eight is 3/8.
package struct Shard: Equatable, Sendable {
  /// From 1.
  package let index: Int
  package let count: Int

  /// Nil unless the index is between 1 and the count.
  package init?(_ index: Int, of count: Int) {
    guard 1...Self.most ~= count, 1...count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads "3/8".
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  package static let most = 10_000

  package var text: String { "\(index)/\(count)" }

  /// The name of the rule by which people are divided; shards of different rules are never merged.
  package static let rule = "sha256(name in lower case, NFC) mod n"

  /// True if a person's submissions are in this shard: all of them, however a disk spells the name.
  package func holds(_ person: String) -> Bool {
    let name = person.lowercased().precomposedStringWithCanonicalMapping
    let number = SHA256.hex(name).reduce(0) { number, digit in
      (number * 16 + (digit.hexDigitValue ?? 0)) % count
    }
    return number == index - 1
  }
}
