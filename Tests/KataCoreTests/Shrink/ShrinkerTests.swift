import Testing

@testable import KataCore

struct ShrinkerTests {
  /// What is left while this still shows, and in how many rounds.
  private func shrunk(
    _ scenario: JSONValue, while shows: (JSONValue) -> Bool
  ) -> (best: JSONValue, rounds: Int) {
    var shrinker = Shrinker(scenario)
    var rounds = 0
    while !shrinker.isDone {
      rounds += 1
      shrinker.take(shrinker.candidates.map(shows))
    }
    return (shrinker.best, rounds)
  }

  private func read(_ text: String) throws -> JSONValue {
    try #require(JSONValue(reading: text))
  }

  @Test(
    arguments: [
      (
        #"{"attempts":[{"email":"Ann@x.org"},{"email":" \t日 ","password":"s3cret"},{}]}"#,
        Fault.contains("\t"), #"{"attempts":[{"email":"\t"}]}"#
      ),
      // Equal strings become plainer together.
      (
        #"{"names":["Bob","Ann","Bob"]}"#,
        Fault(description: "a long name twice") { value in
          let long = value.strings.filter { $0.count > 2 }
          return Set(long).count < long.count
        }, #"{"names":["aaa","aaa"]}"#
      ),
      // Two elements go that only go together.
      (
        #"["a",true,"a",true,"a"]"#,
        Fault(description: "three words among an odd number of steps") { value in
          value.strings.count == 3 && value.nodes.count.isMultiple(of: 2)
        }, #"["a","a","a"]"#
      ),
      // A fraction loses its digits, then what is behind the point.
      ("[-3.14159]", Fault(description: "a fraction") { $0.text.contains(".") }, "[3.1]"),
      (
        "[3.14159]",
        Fault(description: "over 2") { value in
          value.nodes.contains { Double($0.text).map { $0 > 2 } ?? false }
        }, "[3]"
      ),
    ])
  func `the plainest scenario is left`(text: String, fault: Fault, best: String) throws {
    let scenario = try read(text)
    try #require(fault.shows(scenario))
    #expect(shrunk(scenario, while: fault.shows).best.text == best)
  }

  @Test(arguments: [(18, 18), (-7, -7), (1_000_000, 500_001), (Int.max, 77), (Int.min, -3)])
  func `a number comes down to its limit in few rounds`(start: Int, limit: Int) {
    let (best, rounds) = shrunk(.integer(start)) { candidate in
      candidate.integer.map { limit > 0 ? $0 >= limit : $0 <= limit } ?? false
    }
    #expect(best == .integer(limit))
    #expect(rounds <= 18)
  }

  @Test func `many long steps come down in few rounds`() {
    let word = String(repeating: "Ünicode ", count: 10)
    let steps = JSONValue.array((0..<40).map { .string("\(word)\($0)") })
    let (best, rounds) = shrunk(steps) { $0.strings.count { $0.count >= 30 } >= 3 }

    let plain = JSONValue.string(String(repeating: "a", count: 30))
    #expect(best == .array([plain, plain, plain]))
    #expect(rounds <= 40)
  }

  @Test(arguments: ["ab", "日Z", "\n"])
  func `a long text comes down to its limit, and is offered in few ways`(word: String) {
    let text = String(repeating: word, count: 1900 / word.count)
    let (best, rounds) = shrunk(.array([.string("b"), .string(text)])) { value in
      value.strings.contains { $0.count > 1000 }
    }

    #expect(best == .array([.string(String(repeating: "a", count: 1001))]))
    #expect(rounds <= 25)
    #expect(JSONValue.string(text).plainerValues.flatMap { $0() }.count < 1500)
  }

  @Test func `what shows nothing plainer is done after its first rounds`() throws {
    let scenario = try read(#"{"attempts":[{"email":""}]}"#)
    let (best, rounds) = shrunk(scenario) { _ in false }
    #expect(best == scenario)
    #expect(rounds == 1)
  }

  @Test func `what was not played comes again, and what was does not`() throws {
    var shrinker = Shrinker(try read("[[1],[2],[3]]"))
    let first = shrinker.candidates
    shrinker.take([false])
    #expect(!shrinker.candidates.contains(first[0]))
    #expect(first.dropFirst().allSatisfy(shrinker.candidates.contains))
  }

  @Test func `a first candidate that ends the process is taken as found`() throws {
    var shrinker = Shrinker(try read("[[1],[2],[3]]"))
    let plainest = shrinker.candidates[0]
    shrinker.take([true])
    #expect(shrinker.best == plainest)
  }

  @Test func `no answer at all ends the search`() {
    var shrinker = Shrinker(.array([.integer(1)]))
    shrinker.take([])
    #expect(shrinker.isDone)
    #expect(shrinker.best == .array([.integer(1)]))
  }

  @Test func `the first round goes from the plainest candidate to the least plain`() throws {
    let shrinker = Shrinker(try read(#"["Z",2]"#))
    #expect(
      shrinker.candidates.map(\.text) == [
        "[]", "[2]", #"["Z"]"#, #"["",2]"#, #"["a",2]"#, #"["b",2]"#, #"[" ",2]"#, #"["A",2]"#,
        #"["0",2]"#, #"["Z",0]"#, #"["Z",1]"#,
      ])
  }

  @Test(
    arguments: [
      ("[]", "[1]"), (#"["long"]"#, #"["",""]"#), (#"{}"#, #"{"a":""}"#), (#"["a"]"#, #"["aa"]"#),
      (#"["a"]"#, #"[" "]"#), (#"["b"]"#, #"["Z"]"#), (#"["Z"]"#, #"["\t"]"#),
      (#"["b"]"#, #"[""]"#), (#"[""]"#, #"[" "]"#), (#"["\t"]"#, #"["日"]"#), ("[false]", "[true]"),
      ("[1]", "[2]"), ("[2]", "[-2]"), ("[99]", "[0.5]"), ("[0.5]", "[0.25]"),
    ])
  func `the first is plainer than the second`(first: String, second: String) throws {
    let (plainer, other) = (Plainness(of: try read(first)), Plainness(of: try read(second)))
    #expect(plainer < other)
    #expect(!(other < plainer))
  }
}
