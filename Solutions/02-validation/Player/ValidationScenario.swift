import LoginScene
import LoginSpies
import SpyKit

/// What may be typed into the login form, one attempt after another.
nonisolated struct ValidationScenario: KataScenario {
  var attempts: [Attempt]

  nonisolated struct Attempt: Codable, Sendable {
    var email: String?
    var password: String?
    /// Whether the caller's task has been cancelled before; nil is no.
    var isCancelled: Bool?
    /// The kind of failure that the worker would throw; nil where it would let Ann in.
    var failure: String?
    /// Whether it is made on another screen, with an Interactor of its own; nil is no.
    var isOthers: Bool?

    /// Nil when there is no such kind of failure.
    var answer: KataWorkerSpy.Answer? {
      guard let failure else { return .success(Login.User(name: "Ann")) }
      return Login.Failure(kind: failure).map { .failure($0) }
    }
  }

  var isCovered: Bool { attempts.allSatisfy { $0.answer != nil } }

  static func random(using random: inout KataRandom) -> Self {
    let isShared = random.once(in: 6)
    return Self(
      attempts: random.row(usually: 3) { random in
        let email = field(emails, using: &random)
        let password = field(passwords, using: &random)
        return Attempt(
          email: email, password: random.once(in: 20) ? email : password,
          isCancelled: random.once(in: 6) ? true : nil,
          failure: random.once(in: 4) ? random.pick(Login.Failure.allCases).kind : nil,
          isOthers: isShared && random.once(in: 2) ? true : nil)
      })
  }

  /// Each blank, and each of what only looks like one: before a text, behind it, and alone.
  static var always: [Self] {
    let ends = KataRandom.blanks + KataRandom.lookalikes
    let pairs = ends.flatMap { end in
      [(end + "ann@x.org", end + "s3cret"), ("ann@x.org" + end, "s3cret" + end), (end, end)]
    }
    let attempts = pairs.map { Attempt(email: $0, password: $1) }
    return stride(from: 0, to: attempts.count, by: 6).map { start in
      Self(attempts: Array(attempts[start...].prefix(6)))
    }
  }

  private static func field(_ words: [String], using random: inout KataRandom) -> String? {
    random.once(in: 8) ? nil : random.text(.all, words: words)
  }

  /// Also what an address book makes of one.
  private static let emails = [
    "ann@x.org", "bob@x.org", "Ann <ann@x.org>", "<ann@x.org>", "ann@x.org (Ann)",
  ]

  /// Also what comes along when one is copied.
  private static let passwords = [
    "s3cret", "S3cret", "s3cret\n", "s3cret\r\n", "s3cret ", "\ts3cret", "\0s3cret",
  ]
}
