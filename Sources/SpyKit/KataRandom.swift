/// A seeded generator: one seed gives the same values in every process (SplitMix64).
package struct KataRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but without, the limit.
  package mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  /// One of the choices; there must be at least one.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }
}

extension KataRandom {
  /// Whitespace of every kind that people paste: blanks, tabs, newlines, no-break spaces.
  package static let blanks = ["", " ", "   ", "\t", "\n", "\u{A0}", " \n\t ", "\u{3000}", "\r\n"]

  private static let letters = [
    "a", "b", "Z", "0", "9", ".", "-", "ß", "İ", "é", "e\u{301}", "日", "👩‍👩‍👧", "O'", "\"",
  ]

  /// Whitespace, or nothing.
  package mutating func blank() -> String {
    pick(Self.blanks)
  }

  /// A word of a few letters, some of them outside ASCII.
  package mutating func word() -> String {
    (0...below(6)).map { _ in pick(Self.letters) }.joined()
  }
}
