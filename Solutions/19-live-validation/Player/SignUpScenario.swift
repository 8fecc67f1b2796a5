import LoginScene
import LoginSpies
import SpyKit

/// What may be typed into the form, edit by edit, and what the Presenter may be told of it.
nonisolated struct SignUpScenario: KataScenario {
  var edits: [Edit]
  var responses: [Item]

  nonisolated struct Edit: Codable, Sendable {
    var email: String?
    var password: String?
  }

  /// The reason against each field, by its kind or by what is lacking; nil for none.
  nonisolated struct Item: Codable, Sendable {
    var email: String?
    /// How many characters are lacking; 8 when nothing was typed.
    var lacking: Int?

    /// Nil for a reason that there is not.
    var response: Login.SignUp.Validate.Response? {
      guard (1...8).contains(lacking ?? 1) else { return nil }
      let password = lacking.map {
        $0 == 8 ? .missing : Login.SignUp.PasswordReason.tooShort(by: $0)
      }
      guard let email else { return .init(email: nil, password: password) }
      return Login.SignUp.EmailReason(kind: email).map { .init(email: $0, password: password) }
    }
  }

  var isCovered: Bool {
    responses.allSatisfy { $0.response != nil }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      edits: random.row(usually: 4) { random in
        let email = email(using: &random)
        let password = password(using: &random)
        return Edit(email: email, password: random.once(in: 20) ? email : password)
      },
      responses: random.row(usually: 4) { item(using: &$0) })
  }

  /// Mostly with one `@`, and with something on each side.
  private static func email(using random: inout KataRandom) -> String? {
    if random.once(in: 10) { return nil }
    if random.once(in: 4) { return random.text(.all, words: ["ann@x.org", "bob@x.org"]) }
    let count = random.pick([1, 2, 2, 2, 2, 2, 3, 4])
    // With a mark on it, an `@` is another character.
    let at = random.once(in: 12) ? "@\u{301}" : "@"
    return (0..<count).map { _ in side(using: &random) }.joined(separator: at)
  }

  private static func side(using random: inout KataRandom) -> String {
    switch random.below(9) {
    case 0: ""
    case 1: random.blanks()
    case 2: random.pick(KataRandom.lookalikes)
    default: random.text(.all, words: ["ann", "bob", "x.org", "a"])
    }
  }

  /// Mostly of about eight characters, of one scalar each or of several.
  private static func password(using random: inout KataRandom) -> String? {
    if random.once(in: 10) { return nil }
    if random.once(in: 5) { return random.text(.all, words: ["s3cret", "abcdefgh"]) }
    if random.once(in: 10) { return random.pick(common) }
    if random.once(in: 30) {
      return String(repeating: random.pick(characters), count: 2000 + random.below(3000))
    }
    let isPlain = random.once(in: 2)
    return (0..<random.pick([1, 4, 6, 7, 7, 7, 8, 8, 8, 9, 12])).map { _ in
      random.pick(isPlain ? letters : letters + characters)
    }.joined()
  }

  /// Those that many people have, of eight characters and more.
  private static let common = ["password", "qwertyuiop", "12345678", "password1", "aaaaaaaa"]

  private static let letters = ["a", "Z", "0", "9", " ", "!", "_"]

  private static let characters = [
    "é", "e\u{301}", "a\u{308}\u{323}", "ß", "日", "👩‍👩‍👧", "🇨🇭", "🇯🇵", "👍🏽", "☺\u{FE0F}", "🏳️‍🌈",
    "1\u{FE0F}\u{20E3}",
    "\r\n", "\0", "\u{A0}", "\u{1100}\u{1161}", "ﬁ", "ﬁ", "½", "㍿", "ﷺ", "Ａ",
  ]

  private static func item(using random: inout KataRandom) -> Item {
    Item(
      email: random.once(in: 3) ? nil : random.pick(Login.SignUp.EmailReason.allCases).kind,
      lacking: random.once(in: 3) ? nil : 1 + random.below(8))
  }
}
