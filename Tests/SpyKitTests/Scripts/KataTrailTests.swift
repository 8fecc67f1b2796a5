import Foundation
import Testing

@testable import SpyKit

/// Letters, of which each script holds five at most.
private struct Letters: KataScenario, Equatable {
  var letters: [String]

  var isCovered: Bool { !letters.contains("z") }

  static func random(using random: inout KataRandom) -> Letters {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    return Letters(letters: (0...random.below(5)).map { _ in random.pick(letters) })
  }
}

/// Code that goes wrong when it has met these letters in a row, with a counter for each of them.
private struct Lock {
  let key: [String]
  var counts: [UInt64]
  var isCounting = true

  init(_ key: [String]) {
    self.key = key
    counts = key.map { _ in 0 }
  }

  mutating func play(_ scenario: Letters) {
    var stage = 0
    for letter in scenario.letters where stage < key.count {
      stage = letter == key[stage] ? stage + 1 : 0
      if stage > 0 { counts[stage - 1] += 1 }
    }
  }

  var isOpen: Bool { counts.last != 0 }
}

@Suite struct KataTrailTests {
  private func scripts(
    seed: Int = 7, following: Int, atLeast: Int? = nil, words: String = ""
  ) throws -> KataScripts<Letters> {
    let json = """
      {"scenarios":[],"seed":\(seed),"count":0,"following":\(following),
      "followingAtLeast":\(atLeast ?? following),"words":[\(words)]}
      """
    return try JSONDecoder().decode(KataScripts<Letters>.self, from: Data(json.utf8))
  }

  /// What is played behind the given scripts, until the lock is open or it is enough.
  private func play(
    _ scripts: KataScripts<Letters>, behind first: [Letters], _ lock: inout Lock
  ) -> [KataScript<Letters>] {
    var trail = KataTrail(scripts)
    var rest = first.map { KataScript($0) }[...]
    var played: [KataScript<Letters>] = []
    while !lock.isOpen, let script = rest.popFirst() ?? trail.next() {
      if let scenario = script.scenario { lock.play(scenario) }
      trail.note(script, lock.isCounting ? lock.counts : [])
      played.append(script)
    }
    return Array(played.dropFirst(first.count))
  }

  private func opens(_ seed: Int, isCounting: Bool) throws -> Bool {
    var lock = Lock(["k", "a", "t", "a"])
    lock.isCounting = isCounting
    var random = KataRandom(seed: UInt64(seed))
    let first = (0..<200).map { _ in Letters.random(using: &random) }
    _ = play(try scripts(seed: seed, following: 40_000), behind: first, &lock)
    return lock.isOpen
  }

  @Test func `a script that comes to a new place is gone on with`() throws {
    let seeds = 1...20
    #expect(try seeds.filter { try opens($0, isCounting: true) }.count >= 18)
    #expect(try seeds.filter { try opens($0, isCounting: false) }.count <= 2)
  }

  @Test func `a text that the code asks for is tried`() throws {
    for (words, isMet) in [(#""sesame","b""#, true), ("", false)] {
      var lock = Lock(["sesame"])
      let scripts = try scripts(following: 10_000, words: words)
      _ = play(scripts, behind: [Letters(letters: ["a"])], &lock)
      #expect(lock.isOpen == isMet)
    }
  }

  @Test func `the same code leads to the same scripts, another to others`() throws {
    func names(_ key: [String], seed: Int = 7) throws -> [String] {
      var lock = Lock(key + ["never"])
      let scripts = try scripts(seed: seed, following: 5_000)
      return play(scripts, behind: [Letters(letters: ["a", "b"])], &lock).map(\.json)
    }

    #expect(try names(["a"]) == names(["a"]))
    #expect(try names(["a", "b", "c"]) != names(["q", "r", "s"]))
    #expect(try names(["a"]) != names(["a"], seed: 8))
  }

  @Test func `it ends when all together are long enough, and plays nothing twice or uncovered`()
    throws
  {
    var lock = Lock(["never"])
    let played = play(
      try scripts(following: 3_000), behind: [Letters(letters: ["a"])], &lock)
    let lengths = played.map(\.json.utf8.count)

    #expect(lengths.reduce(0, +) >= 3_000)
    #expect(lengths.dropLast().reduce(0, +) < 3_000)
    #expect(Set(played.map(\.json)).count > played.count * 9 / 10)
    #expect(played.allSatisfy { $0.scenario?.isCovered == true })
  }

  @Test(arguments: [
    (key: ["a"], words: "", isWorthIt: false), (["a", "b", "never"], "", true),
    (["never"], "", false), (["never"], #""sesame""#, true),
  ])
  func `it goes on while few have come to a place, or nobody may have known the word`(
    key: [String], words: String, isWorthIt: Bool
  ) throws {
    var lock = Lock(key)
    let first = (0..<5).map { _ in Letters(letters: ["a"]) } + [Letters(letters: ["a", "b"])]
    var trail = KataTrail(try scripts(following: 3_000, atLeast: 300, words: words))
    for script in first.map({ KataScript($0) }) {
      if let scenario = script.scenario { lock.play(scenario) }
      trail.note(script, lock.counts)
    }
    var length = 0
    while let script = trail.next() { length += script.length }

    #expect((length >= 3_000) == isWorthIt)
    #expect(length >= 300)
  }

  @Test func `nothing follows where nothing was asked for, or nothing was played`() throws {
    var lock = Lock(["never"])
    #expect(play(try scripts(following: 0), behind: [Letters(letters: ["a"])], &lock).isEmpty)
    #expect(play(try scripts(following: 100), behind: [], &lock).isEmpty)
  }
}
