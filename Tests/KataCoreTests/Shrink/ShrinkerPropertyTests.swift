import Testing

@testable import KataCore

/// Random scenarios, random mistakes: what must hold of every search.
struct ShrinkerPropertyTests {
  static let searches = (0..<40).compactMap(Search.init)

  @Test func `there are searches enough to say something`() {
    #expect(Self.searches.count > 25)
    #expect(Set(Self.searches.map(\.fault.description)).count > 18)
  }

  @Test func `the result still shows the mistake`() {
    for search in Self.searches {
      #expect(search.fault.shows(search.result), "\(search)")
    }
  }

  @Test func `no step of the result can be left out, and no value be plainer`() {
    for search in Self.searches {
      let plainer = search.result.neighbours.filter(search.fault.shows)
      #expect(plainer.isEmpty, "\(search): \(plainer.map(\.text))")
    }
  }

  @Test func `no round repeats itself, offers what is known, or is too large`() {
    for search in Self.searches {
      for round in search.rounds {
        #expect(Set(round.candidates.map(\.bytes)).count == round.candidates.count, "\(search)")
        #expect(!round.candidates.contains(round.best), "\(search)")
        #expect(round.candidates.count <= Search.limit, "\(search)")
      }
      let all = search.rounds.flatMap(\.candidates).map(\.bytes)
      #expect(Set(all).count == all.count, "\(search)")
    }
  }

  @Test func `the best only ever becomes plainer`() {
    for search in Self.searches {
      let bests = search.rounds.map(\.best) + [search.result]
      for (before, after) in zip(bests, bests.dropFirst()) where before != after {
        #expect(Plainness(of: after) < Plainness(of: before), "\(search)")
      }
    }
  }

  @Test func `a search takes few rounds`() {
    let rounds = Self.searches.map(\.rounds.count).sorted()
    #expect((rounds.last ?? 0) <= 13)
    #expect(rounds[rounds.count * 9 / 10] <= 8)
    #expect(rounds[rounds.count / 2] <= 5)
  }
}

/// One search from start to end.
struct Search: CustomStringConvertible, Sendable {
  static let limit = 450

  var seed: Int
  var fault: Fault
  var rounds: [(best: JSONValue, candidates: [JSONValue])] = []
  var result: JSONValue

  var description: String { "seed \(seed), \(fault): \(result.text)" }

  /// Nil when no scenario of this seed shows its mistake.
  init?(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var fault = Fault.random(using: &random)
    let scenarios = (0..<30).map { _ in RandomScenario.make(using: &random) }
    guard let scenario = scenarios.first(where: fault.shows) else { return nil }
    if seed.isMultiple(of: 2) { fault = fault.requiringMembers(of: scenario) }
    var shrinker = Shrinker(scenario, limit: Self.limit)
    while !shrinker.isDone, rounds.count < 200 {
      rounds.append((shrinker.best, shrinker.candidates))
      shrinker.take(shrinker.candidates.map(fault.shows))
    }
    self.seed = seed
    self.fault = fault
    result = shrinker.best
  }
}
