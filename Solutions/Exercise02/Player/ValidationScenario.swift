import SpyKit

/// What may be typed into the login form, one attempt after another.
nonisolated struct ValidationScenario: KataScenario {
  var attempts: [Attempt]

  nonisolated struct Attempt: Codable, Sendable {
    var email: String?
    var password: String?
    /// Whether the caller's task has been cancelled before; nil is no.
    var isCancelled: Bool?
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      attempts: random.row(usually: 3) { random in
        let email = field(["ann@x.org", "bob@x.org"], using: &random)
        let password = field(["s3cret", "S3cret"], using: &random)
        return Attempt(
          email: email, password: random.once(in: 20) ? email : password,
          isCancelled: random.once(in: 6) ? true : nil)
      })
  }

  private static func field(_ words: [String], using random: inout KataRandom) -> String? {
    random.once(in: 8) ? nil : random.text(.all, words: words)
  }
}
