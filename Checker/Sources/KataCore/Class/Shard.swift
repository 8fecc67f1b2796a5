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

extension Shard {
  /// Reads I/N, auto or auto/N; "auto" asks the variables of the engine that started this process.
  package init(
    option text: String, environment: [String: String]
  ) throws(Complaint) {
    if let shard = Self(text) {
      self = shard
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let count = parts.count == 2 ? Int(parts[1]) : nil
    guard parts.first == "auto", parts.count == 1 || parts.count == 2 && (count ?? 0) > 0 else {
      throw .usage(
        "--shard takes I/N, such as 3/8, auto or auto/N, not \"\(text)\".", next: "kata help grade")
    }
    self = try Self.found(in: environment, count: count)
  }

  private static func found(
    in environment: [String: String], count: Int?
  ) throws(Complaint) -> Self {
    var own = [ShardEngine.own.finding(in: environment, of: count)].compactMap(\.self)
    if let text = environment["KATA_SHARD"], !text.isEmpty {
      let shard = Self(text).flatMap { count == nil || $0.count == count ? $0 : nil }
      own.append(.init(engine: "You", seen: "KATA_SHARD=\(Visible.text(text))", shard: shard))
    }
    var findings = own
    if own.isEmpty {
      let engines = ShardEngine.all.map { ($0, $0.finding(in: environment, of: count)) }
      let names = Set(engines.compactMap { $0.1?.engine })
      findings = engines.filter { names.isDisjoint(with: $0.0.yields) }.compactMap(\.1)
    }
    guard let first = findings.first else {
      throw .usage(
        "--shard auto found no variable that numbers this process.",
        next: "write --shard I/N, or set KATA_SHARD=I/N")
    }
    let words = findings.map { "\($0.engine) (\($0.seen))" }.joined(separator: " and ")
    guard let shard = first.shard, findings.allSatisfy({ $0.shard == shard }) else {
      throw .usage(
        findings.count == 1
          ? "--shard can't tell which of how many this is, by \(words)."
          : "--shard finds two answers, or half of one: \(words).",
        next: "write --shard I/N, or auto/N where the engine does not count")
    }
    return shard
  }
}
