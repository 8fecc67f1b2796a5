import Testing

@testable import KataCore

/// Random scenarios, random mistakes: what must hold of every search.
struct ShrinkerPropertyTests {
  private static let searches = (0..<40).compactMap(Search.init)

  @Test func `there are searches enough to say something`() {
    #expect(Self.searches.count > 25)
    #expect(Set(Self.searches.map(\.fault.description)).count > 15)
  }

  @Test(arguments: searches) func `the result still shows the mistake`(search: Search) {
    #expect(search.fault.shows(search.result))
  }

  @Test(arguments: searches)
  func `no step of the result can be left out, and no value be plainer`(search: Search) {
    #expect(search.result.stepsPlainer.filter(search.fault.shows).map(\.text) == [])
  }

  @Test(arguments: searches)
  func `no round repeats itself, offers what is known, or is too large`(search: Search) {
    let all = search.rounds.flatMap(\.candidates)
    #expect(Set(all).count == all.count)
    for round in search.rounds {
      #expect(!round.candidates.contains(round.best))
      #expect(round.candidates.count <= Search.limit)
    }
  }

  @Test(arguments: searches) func `the best only ever becomes plainer`(search: Search) {
    let bests = search.rounds.map(\.best) + [search.result]
    for (before, after) in zip(bests, bests.dropFirst()) where before != after {
      #expect(Plainness(of: after) < Plainness(of: before))
    }
  }

  @Test func `a search takes few rounds`() {
    let rounds = Self.searches.map(\.rounds.count).sorted()
    #expect(rounds[rounds.count / 2] <= 10)
    #expect((rounds.last ?? 0) <= 25)
  }
}

/// One search from start to end.
struct Search: CustomTestStringConvertible, Sendable {
  static let limit = 450

  var fault: Fault
  var rounds: [(best: JSONValue, candidates: [JSONValue])] = []
  var result: JSONValue
  var testDescription: String

  /// Nil when no scenario of this seed shows its mistake.
  init?(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var fault = Fault.random(using: &random)
    let scenarios = (0..<30).map { _ in JSONValue.random(using: &random) }
    guard let scenario = scenarios.first(where: fault.shows) else { return nil }
    if seed.isMultiple(of: 2) { fault = fault.requiringMembers(of: scenario) }
    var shrinker = Shrinker(scenario, limit: Self.limit)
    while !shrinker.isDone, rounds.count < 200 {
      rounds.append((shrinker.best, shrinker.candidates))
      shrinker.take(shrinker.candidates.map(fault.shows))
    }
    self.fault = fault
    result = shrinker.best
    testDescription = "seed \(seed), \(fault): \(result.text)"
  }
}

extension JSONValue {
  /// Every value that is one small step plainer.
  fileprivate var stepsPlainer: [JSONValue] {
    replacingOne { node in
      switch node {
      case .bool(true): return [.bool(false)]
      case .integer(let integer):
        let smaller = integer == 0 ? [] : [0, integer / 2, integer - integer.signum()]
        return (integer < 0 ? smaller + [-integer] : smaller).map { .integer($0) }
      case .string(let string): return string.stepsPlainer.map { .string($0) }
      case .array(let elements):
        return elements.indices.map { index in
          .array(Array(elements[..<index] + elements[(index + 1)...]))
        }
      case .object(let members):
        return members.keys.map { key in .object(members.filter { $0.key != key }) }
      default: return []
      }
    }
  }
}

extension String {
  fileprivate var stepsPlainer: [String] {
    guard !isEmpty else { return ["a", "b"] }
    guard self != "a", self != "b" else { return self == "a" ? [] : ["a"] }
    return [""] + (unicodeScalars.count > 1 ? ["a"] : [])
      + indices.flatMap { index in
        let (before, after) = (self[..<index], self[self.index(after: index)...])
        let letters = self[index] == "a" ? [] : ["a"]
        return ["\(before)\(after)"] + letters.map { "\(before)\($0)\(after)" }
      }
  }
}
