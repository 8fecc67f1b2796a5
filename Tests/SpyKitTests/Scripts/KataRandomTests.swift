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
        + "\(random.text(.all)) \(random.row(usually: 3) { $0.below(9) })"
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

  @Test func `mostly a few things happen, now and then up to thirty`() {
    var random = KataRandom(seed: 1)
    let counts = (0..<2000).map { _ in random.count(usually: 5) }

    #expect(counts.filter { $0 <= 5 }.count > 1700)
    #expect(Set(counts) == Set(1...30))
  }

  @Test func `things come again, between others and alone`() {
    var random = KataRandom(seed: 1)
    var made = 0
    let rows = (0..<500).map { _ in
      random.row(usually: 5) { _ in
        made += 1
        return made
      }
    }

    let long = rows.filter { $0.count >= 30 }

    #expect(rows.filter { $0.count <= 5 }.count > 400)
    #expect(rows.contains { $0.count == 5 && Set($0).count == 5 })
    #expect(rows.contains { $0.count > 2 && $0.first == $0.last && Set($0).count > 1 })
    #expect(long.contains { Set($0).count > 12 })
    #expect(long.contains { Set($0).count == 1 })
  }
}
