/// A seeded generator: one seed gives the same values in every process (SplitMix64).
public struct KataRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but without, the limit.
  public mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  /// One of the choices; there must be at least one.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }
}

extension KataRandom {
  /// How many things happen in a script: mostly a few, now and then up to thirty.
  public mutating func count(usually few: Int) -> Int {
    guard once(in: 12) else { return 1 + below(few) }
    return once(in: 2) ? 30 : few + below(31 - few)
  }

  /// That many things in a row.
  ///
  /// Some come again, between others; and now and then one of them comes thirty times more.
  public mutating func row<Thing>(
    usually few: Int, _ make: (inout KataRandom) -> Thing
  ) -> [Thing] {
    let isLong = once(in: 30)
    let count = isLong ? 30 : 1 + below(few)
    var row = [make(&self)]
    while row.count < count {
      row.append(once(in: 3) ? pick(row) : make(&self))
    }
    return isLong || !once(in: 15) ? row : row + Array(repeating: pick(row), count: 30)
  }
}
