@testable import Practice

/// The same numbers from the same seed, so that a property that fails once fails again.
struct SeededGenerator: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }
}
