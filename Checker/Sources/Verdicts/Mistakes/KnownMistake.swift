import Basics

/// A mistake that people make, and its messages in an exercise's random scripts.
package struct KnownMistake: Sendable, Equatable {
  /// The edge that it breaks ("E1").
  package var edge: String
  /// One sentence that says what is wrong.
  package var sentence: String
  package var fingerprint: Fingerprint
  /// A digest of its difference from what is right.
  package var diff: String
  /// A user's words for it; nil if no user would notice.
  package var report: String?
  /// The tests that it turns red, as `Verdict.Tests.failures` has them; nil if they aren't recorded.
  package var red: String?

  package init(
    edge: String, sentence: String, fingerprint: Fingerprint, red: String? = nil,
    report: String? = nil, diff: String = ""
  ) {
    (self.edge, self.sentence, self.fingerprint) = (edge, sentence, fingerprint)
    (self.red, self.report, self.diff) = (red, report, diff)
  }

  /// True if it would turn red whatever is.
  func explains(_ failures: [Int]) -> Bool {
    guard let own = red?.split(separator: " ").map({ Int($0) ?? 0 }) else { return true }
    return own.count == failures.count && zip(own, failures).allSatisfy { $0 >= $1 }
  }
}

/// A digest of the scripts in which code differs from the reference, and of its messages there.
package struct Fingerprint: RawRepresentable, Sendable, Equatable {
  package let rawValue: String

  package init(rawValue digest: String) { rawValue = digest }

  /// Nil if nothing differs, if a script was broken off, or if no message was sent at all.
  ///
  /// Silence has many causes: an untouched stub is as silent as a View that is told too late.
  package init?(of learner: [Recording.Episode], beside reference: [Recording.Episode]) {
    guard learner.count == reference.count, learner.allSatisfy(\.ended),
      learner.contains(where: { !$0.messages.isEmpty })
    else { return nil }
    let differing = learner.indices.filter { learner[$0].entries != reference[$0].entries }
    guard !differing.isEmpty else { return nil }
    let texts = differing.map { number in ["\(number)"] + learner[number].entries.map(\.line) }
    rawValue = String(SHA256.hex(texts.joined().joined(separator: "\n")).prefix(16))
  }
}

extension Recording.Entry {
  fileprivate var line: String {
    switch self {
    case .step(let words): "step\t\(words)"
    case .message(let message): "message\t\(message.receiver)\t\(message.text)"
    }
  }
}

package struct KnownMistakes: Sendable, Equatable {
  package var all: [KnownMistake]
  /// The digests of diffs whose mutants have no fingerprint: in scripts they agree, or race.
  package var unsteady: [String] = []
  /// A digest of what the fingerprints follow from besides the differences: reference and player.
  package var madeOf: String

  package init(_ all: [KnownMistake], madeOf: String) { (self.all, self.madeOf) = (all, madeOf) }

  /// The mistake whose messages are the learner's in every script; nil where several say other things.
  ///
  /// A mistake that fits in some scripts is not named: no trimming at all looks there like trimming
  /// that forgets tabs. Nor is one that would leave a test green that fails.
  package func made(
    by learner: [Recording.Episode], beside reference: [Recording.Episode], failing: [Int]
  ) -> KnownMistake? {
    let own = Fingerprint(of: learner, beside: reference)
    let found = all.filter { $0.fingerprint == own && $0.explains(failing) }
    return Set(found.map(\.sentence)).count == 1 ? found[0] : nil
  }
}

extension StageResults {
  /// Names the known mistake that the code makes, by its messages in random scripts.
  mutating func name(
    _ learner: ScriptStage.Played, beside reference: ScriptStage.Played, _ list: ScriptList
  ) {
    let plays = [learner, reference].map { list.random(among: $0.recording.episodes) }
    mistake = ofReference.mistakes?.made(by: plays[0], beside: plays[1], failing: allTests.failures)
    if mistake == nil { unnamed = Fingerprint(of: plays[0], beside: plays[1]) }
  }
}

extension Verdict {
  package struct Mistake: Codable, Sendable, Equatable {
    package var edge: String
    package var sentence: String

    package var words: String { "\(sentence) (\(edge))" }
  }
}
