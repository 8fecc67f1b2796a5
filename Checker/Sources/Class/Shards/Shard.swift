import Core
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
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  static let most = 10_000

  var text: String { "\(index)/\(count)" }

  /// The name of the rule by which people are divided; shards of different rules are never merged.
  static let rule = "sha256(name in lower case, NFC) mod n"

  /// True if a person's submissions are in this shard: all of them, however a disk spells the name.
  func holds(_ person: String) -> Bool {
    let name = person.lowercased().precomposedStringWithCanonicalMapping
    let number = SHA256.hex(name).reduce(0) { number, digit in
      (number * 16 + (digit.hexDigitValue ?? 0)) % count
    }
    return number == index - 1
  }
}

extension Shard {
  /// Reads I/N, or auto, which asks the variables of Slurm or a CI.
  init(option text: String, environment: [String: String]) throws(Complaint) {
    if text == "auto" {
      self = try Self.found(in: environment)
    } else if let shard = Self(text) {
      self = shard
    } else {
      throw .usage(
        "--shard takes I/N, such as 3/8, or auto, not \"\(text)\".", next: "kata help grade")
    }
  }

  private static func found(in environment: [String: String]) throws(Complaint) -> Self {
    let findings = ShardVariables.findings(in: environment)
    guard let first = findings.first else {
      throw .usage(
        "--shard auto found no variable that numbers this process.",
        next: "write --shard I/N, or set KATA_SHARD=I/N")
    }
    guard let shard = first.shard, findings.allSatisfy({ $0.shard == shard }) else {
      let words = findings.map(\.seen).joined(separator: "; ")
      throw .usage(
        findings.count == 1
          ? "--shard can't tell which of how many this is, by \(words)."
          : "--shard finds two answers, or half of one: \(words).",
        next: "write --shard I/N")
    }
    return shard
  }
}
