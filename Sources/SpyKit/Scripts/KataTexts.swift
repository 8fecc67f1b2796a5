/// Kinds of text that people type and paste; an exercise names those that its edges cover.
public struct KataTexts: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No text at all.
  public static let empty = Self(rawValue: 1 << 0)
  /// Blanks, of every kind that there is, and nothing else.
  public static let blank = Self(rawValue: 1 << 1)
  /// Blanks before a word, or behind it.
  public static let outerBlanks = Self(rawValue: 1 << 2)
  /// Two blanks between words, or a tab, a newline, a lone carriage return.
  public static let innerBlanks = Self(rawValue: 1 << 3)
  /// Characters that look like a blank or like nothing, and are neither; alone or beside a word.
  public static let lookalikes = Self(rawValue: 1 << 4)
  /// Words that differ from another one by case alone.
  public static let cases = Self(rawValue: 1 << 5)
  /// Words that look the same in other scalars; to Swift's `==` they are the same.
  public static let forms = Self(rawValue: 1 << 6)
  /// Texts that a format or a template takes for a place to fill in.
  public static let formats = Self(rawValue: 1 << 7)
  /// Quotes and backslashes.
  public static let quotes = Self(rawValue: 1 << 8)
  /// Words that are read from right to left, and the marks that turn the direction.
  public static let rightToLeft = Self(rawValue: 1 << 9)
  /// Characters of several scalars.
  public static let emoji = Self(rawValue: 1 << 10)
  /// From 200 to 2,000 characters.
  public static let long = Self(rawValue: 1 << 11)
  /// Texts that C, an address or a font takes for something else: its end, an escape, another `@`.
  public static let encoded = Self(rawValue: 1 << 12)

  /// Whatever there is.
  public static let all: Self = [.empty, .blank, .filled]
  /// With something in it that is no blank.
  public static let filled: Self = [.outerBlanks, .lookalikes, .trimmed]
  /// Without anything at its ends that could be trimmed.
  public static let trimmed: Self = [
    .innerBlanks, .cases, .forms, .formats, .quotes, .rightToLeft, .emoji, .long, .encoded,
  ]
}

extension KataRandom {
  /// A word as often as not, otherwise an odd text of one of these kinds.
  public mutating func text(_ kinds: KataTexts, words: [String] = ["Ann", "Bob"]) -> String {
    let word = once(in: 2) ? pick(words) : self.word()
    return once(in: 2) ? oddText(kinds, word: word) : word
  }

  /// A text of one of these kinds, or of two at once.
  public mutating func oddText(_ kinds: KataTexts, word: String = "Ann") -> String {
    let makers = Self.makers.filter { kinds.contains($0.kind) }
    if kinds.contains(.long), makers.isEmpty || once(in: 15) { return long(word) }
    guard !makers.isEmpty else { return word }
    let text = pick(makers).make(word, &self)
    return once(in: 4) ? pick(makers).make(text, &self) : text
  }

  /// A text that must arrive as it is: any kind, and more of those that are cut short on the way,
  /// at a NUL or at some length.
  public mutating func carriedText(words: [String] = ["Ann", "Bob"]) -> String {
    switch below(20) {
    case 0, 1, 2: oddText(.encoded, word: pick(words))
    case 3: oddText(.long, word: pick(words))
    default: text(.all, words: words)
    }
  }

  /// A word of a few letters, some of them outside ASCII.
  public mutating func word() -> String {
    (0...below(6)).map { _ in pick(Self.letters) }.joined()
  }

  /// Up to three blanks, at least one.
  public mutating func blanks() -> String {
    (0...(once(in: 3) ? below(3) : 0)).map { _ in pick(Self.blanks) }.joined()
  }

  private mutating func long(_ word: String) -> String {
    let text = String(repeating: word, count: 2000 / word.count + 1)
    return String(text.prefix(200 + below(once(in: 6) ? 1801 : 121)))
  }

  /// Blanks before a text; not before a mark, which would become one character with the last.
  private mutating func blanks(before text: String) -> String {
    text.unicodeScalars.first?.properties.generalCategory == .nonspacingMark
      ? text : blanks() + text
  }
}

extension KataRandom {
  /// All scalars that Unicode calls white space, and the newline of two.
  ///
  /// `Character.isWhitespace` and Foundation's `.whitespacesAndNewlines` agree on each of them. What
  /// they disagree on is in no script: a blank with a mark on it, and U+200B, which has no width.
  public static let blanks: [String] =
    [" ", " ", "\t", "\n", "\r", "\r\n", "\r\n", "\u{A0}"]
    + (["\u{B}", "\u{C}", "\u{85}", "\u{1680}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}"]
      + ["\u{3000}"])
    + (0x2000...0x200A).compactMap { Unicode.Scalar($0).map(String.init) }

  /// Of nothing that Unicode calls white space: no width, no ink, a mark without a letter.
  public static let lookalikes = [
    "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{2800}", "\u{3164}", "\u{301}",
  ]

  private static let letters = [
    "a", "b", "Z", "0", "9", ".", "-", "_", "+", "@", "!", ",", "/", "<", "&", "ß", "İ", "é", "日",
  ]

  private typealias Maker = (kind: KataTexts, make: @Sendable (String, inout Self) -> String)

  private static let makers: [Maker] = [
    (.empty, { _, _ in "" }),
    (.blank, { _, random in random.blanks() }),
    (
      .outerBlanks,
      { text, random in
        switch random.below(3) {
        case 0: random.blanks(before: text)
        case 1: text + random.blanks()
        default: random.blanks(before: text) + random.blanks()
        }
      }
    ),
    (
      .innerBlanks,
      { text, random in
        let blanks = ["  ", "   ", random.blanks() + random.blanks(), "\t", "\n", "\r", "\r\n"]
        return "a" + random.pick(blanks) + random.pick(["b", "b" + text])
      }
    ),
    (
      .lookalikes,
      { text, random in
        let lookalike = random.pick(lookalikes)
        // A mark behind a blank would be one character with it, which is blank.
        let behind = text.last?.isWhitespace == true ? lookalike : text + lookalike
        return random.pick([lookalike, lookalike, lookalike + text, behind])
      }
    ),
    (.cases, { _, random in random.pick(["ann", "ANN", "aNN", "bob", "BOB", "ıl", "IL"]) }),
    (
      .forms,
      { _, random in
        random.pick(["Zoé", "Zoe\u{301}", "Å", "A\u{30A}", "\u{212B}", "가", "\u{1100}\u{1161}"])
      }
    ),
    (
      .formats,
      { text, random in
        let mark = random.pick([
          "%", "%@", "%d", "%%", "%1$@", "100%", "$0", "\\(name)", "{0}", "&amp;",
        ])
        return random.pick([mark, text + mark, mark + text])
      }
    ),
    (
      .quotes,
      { text, random in
        let mark = random.pick(["\"", "'", "\\", "’", "“", "`", "\\n", "\\\\"])
        return random.pick([text + mark, mark + text, mark + text + mark])
      }
    ),
    (
      .rightToLeft,
      { text, random in
        random.pick([
          "שלום", "مريم", "\u{202E}" + text, "\u{2067}" + text + "\u{2069}", "נועה כהן",
        ])
      }
    ),
    (
      .encoded,
      { text, random in
        let mark = random.pick(["\0", "\0", "%40", "＠", "mailto:"])
        return random.pick([mark, mark + text, text + mark, "a" + mark + "b"])
      }
    ),
    (
      .emoji,
      { text, random in
        let mark = random.pick(["👩‍👩‍👧", "🇨🇭", "👍🏽", "☺\u{FE0F}", "🏳️‍🌈"])
        return random.pick([mark, text + mark, mark + text])
      }
    ),
  ]
}
