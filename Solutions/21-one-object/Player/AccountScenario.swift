import LoginScene
import LoginSpies
import SpyKit

/// The actions of a user on one screen, the answers of the worker, and events in between.
nonisolated struct AccountScenario: KataScenario {
  /// The record that the keeper has as the screen appears; nil if it has none.
  var record: Record?
  /// False if `appear` is never called.
  var appears: Bool
  var steps: [Step]

  nonisolated struct Record: Codable, Sendable {
    var remembers: Bool
    var email: String?
    var password: String?
  }

  nonisolated enum Step: Codable, Sendable {
    case email(String)
    case password(String)
    case remembers(Bool)
    /// In a task that was cancelled before, or in one that was not.
    case tap(isCancelled: Bool)
    /// Does nothing if the worker was not asked.
    case answer(KataAnswer)
    case cancel
    case dismiss
    /// The navigator is let go.
    case leave
  }

  var isCovered: Bool {
    ([record?.email] + steps.map(\.email)).allSatisfy { ($0 ?? "").isPlain }
      && steps.allSatisfy { step in
        if case .answer(let answer) = step { answer.result != nil } else { true }
      }
  }

  static func random(using random: inout KataRandom) -> Self {
    let emails = (0...2).map { _ in
      random.text(.all, words: ["ann@x.org", "bob@y.org", "ann", " ann@x.org "])
    }
    let start: [Step] =
      random.once(in: 4)
      ? [] : [.email(emails[0]), .password(random.text(.filled, words: ["s3cret"]))]
    let steps = random.row(usually: 9) { random -> Step in
      switch random.below(20) {
      case 0, 1, 2: .email(random.pick(emails))
      case 3: .password(random.text(.all, words: ["s3cret", " "]))
      case 4, 5: .remembers(random.once(in: 2))
      case 6: .dismiss
      case 7: random.once(in: 3) ? .leave : .cancel
      case 8, 9, 10, 11, 12: .answer(answer(using: &random))
      default: .tap(isCancelled: random.once(in: 8))
      }
    }
    return Self(
      record: random.once(in: 2) ? nil : record(using: &random), appears: !random.once(in: 3),
      steps: start + steps)
  }

  /// Each failure once, a few in each scenario; names that are blank; fields emptied meanwhile.
  static var always: [Self] {
    let failures = KataAnswer.failures
    let names = ["", " ", "\t\u{A0}", "Ann"].map { KataAnswer.user(name: $0) }
    let rows =
      stride(from: 0, to: failures.count, by: 6).map { Array(failures[$0...].prefix(6)) } + [names]
    let emptied: [Step] = [
      .tap(isCancelled: false), .email(""), .answer(names[3]), .email("ann@x.org"),
      .tap(isCancelled: false), .password(""), .answer(failures[0]), .tap(isCancelled: false),
    ]
    return (rows.map { $0.flatMap { [.tap(isCancelled: false), .answer($0)] } } + [emptied]).map {
      Self(record: nil, appears: false, steps: [.email("ann@x.org"), .password("s3cret")] + $0)
    }
  }

  private static func record(using random: inout KataRandom) -> Record {
    Record(
      remembers: !random.once(in: 3),
      email: random.once(in: 4) ? nil : random.text(.all, words: ["ann@x.org", " ann@x.org "]),
      password: random.once(in: 3) ? "s3cret" : nil)
  }

  private static func answer(using random: inout KataRandom) -> KataAnswer {
    switch random.below(6) {
    case 0, 1, 2: .user(name: random.once(in: 5) ? random.blanks() : random.text(.all))
    case 3: .odd(using: &random)
    default: .failure(kind: random.pick(Login.Failure.allCases).kind)
    }
  }
}

nonisolated extension AccountScenario.Step {
  fileprivate var email: String? {
    if case .email(let email) = self { email } else { nil }
  }
}

nonisolated extension String {
  /// True if all agree on whether there is an @ in it: one with an accent on it is not covered.
  fileprivate var isPlain: Bool {
    contains { $0 == "@" } == unicodeScalars.contains("@")
  }
}
