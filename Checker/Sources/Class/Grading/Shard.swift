import Basics
import Common
import Foundation

/// One of the equal parts of a class that machines grade side by side: the third of eight is 3/8.
struct Shard: Equatable, Sendable {
  /// From 1.
  let index: Int
  let count: Int

  /// Nil unless the index is between 1 and the count.
  init?(_ index: Int, of count: Int) {
    guard 1...Self.most ~= count, 1...count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads "3/8".
  init(option text: String) throws(Complaint) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      let shard = Self(index, of: count)
    else {
      throw .usage("--shard takes I/N, such as 3/8, not \"\(text)\".", next: "kata help grade")
    }
    self = shard
  }

  static let most = 10_000

  /// True if a person's submissions are in this shard: all of them, however a disk spells the name.
  func holds(_ person: String) -> Bool {
    let name = person.lowercased().precomposedStringWithCanonicalMapping
    let number = SHA256.hex(name).reduce(0) { number, digit in
      (number * 16 + (digit.hexDigitValue ?? 0)) % count
    }
    return number == index - 1
  }
}
