import SpyKit
import Testing

@Suite struct KataRandomTests {
  private static let known: [(seed: UInt64, values: [UInt64])] = [
    (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
    (1_234_567, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]),
  ]

  @Test(arguments: known)
  func `gives the values that SplitMix64 is known for`(seed: UInt64, values: [UInt64]) {
    var random = KataRandom(seed: seed)

    let given = values.map { _ in random.next() }

    #expect(given == values)
  }

  private func stream(_ seed: UInt64) -> [String] {
    var random = KataRandom(seed: seed)
    return (0..<50).map { _ in
      "\(random.below(9)) \(random.once(in: 3)) \(random.pick(["a", "b"])) "
        + "\(random.blank()) \(random.word())"
    }
  }

  @Test func `one seed gives the same values, another one others`() {
    #expect(stream(7) == stream(7))
    #expect(stream(7) != stream(8))
  }

  @Test func `below gives every number from 0 up to, but without, the limit`() {
    var random = KataRandom(seed: 1)

    #expect(Set((0..<500).map { _ in random.below(5) }) == [0, 1, 2, 3, 4])
    #expect(Set((0..<20).map { _ in random.below(1) }) == [0])
  }

  @Test func `once in so many times is about that often`() {
    var random = KataRandom(seed: 1)
    let hits = (0..<3000).filter { _ in random.once(in: 3) }.count

    let always = random.once(in: 1)

    #expect((900...1100).contains(hits))
    #expect(always)
  }

  @Test func `every choice is picked some time`() {
    var random = KataRandom(seed: 1)

    #expect(Set((0..<100).map { _ in random.pick(["a", "b", "c"]) }) == ["a", "b", "c"])
  }

  @Test func `blanks are blank, words are not, and both vary`() {
    var random = KataRandom(seed: 1)
    let blanks = Set((0..<500).map { _ in random.blank() })
    let words = Set((0..<500).map { _ in random.word() })

    #expect(blanks == Set(KataRandom.blanks))
    #expect(blanks.contains(""))
    #expect(blanks.joined().allSatisfy { $0.isWhitespace })
    #expect(!words.contains { $0.isEmpty || $0.contains(where: \.isWhitespace) })
    #expect(words.count > 200)
    #expect(words.contains { !$0.unicodeScalars.allSatisfy(\.isASCII) })
  }
}
