import Testing

@testable import KataCore

struct ShrinkerTests {
  @Test func `one attempt and one tab are left of a form`() throws {
    let form = #"{"attempts":[{"email":"Ann@x.org"},{"email":" \t日 ","password":"s3cret"},{}]}"#
    #expect(try shrunk(form, while: .contains("\t")) == #"{"attempts":[{"email":"\t"}]}"#)
  }

  @Test func `equal strings become plainer together`() throws {
    let names = #"{"names":["Bob","Ann","Bob"]}"#
    let twice = Fault(description: "a long name twice") { value in
      let long = value.strings.filter { $0.count > 2 }
      return Set(long).count < long.count
    }
    #expect(try shrunk(names, while: twice) == #"{"names":["aaa","aaa"]}"#)
  }

  @Test func `two elements that only go together go`() throws {
    let steps = #"["a",true,"a",true,"a"]"#
    let odd = Fault(description: "three words among an odd number of steps") { value in
      value.strings.count == 3 && value.nodes.count.isMultiple(of: 2)
    }
    #expect(try shrunk(steps, while: odd) == #"["a","a","a"]"#)
  }

  @Test(arguments: [(18, 18), (-7, -7), (1_000_000, 500_001), (Int.max, 77), (Int.min, -3)])
  func `a number comes down to its limit in few rounds`(start: Int, limit: Int) {
    var shrinker = Shrinker(.integer(start))
    var rounds = 0
    while !shrinker.isDone {
      rounds += 1
      shrinker.take(
        shrinker.candidates.map { candidate in
          guard case .integer(let number) = candidate else { return false }
          return limit > 0 ? number >= limit : number <= limit
        })
    }
    #expect(shrinker.best == .integer(limit))
    #expect(rounds <= 18)
  }

  @Test func `many long steps come down in few rounds`() {
    let word = String(repeating: "Ünicode ", count: 10)
    let steps = JSONValue.array((0..<40).map { .string("\(word)\($0)") })
    let long = Fault(description: "three long strings") { value in
      value.strings.filter { $0.count >= 30 }.count >= 3
    }
    var shrinker = Shrinker(steps)
    var rounds = 0
    while !shrinker.isDone {
      rounds += 1
      shrinker.take(shrinker.candidates.map(long.shows))
    }
    let plain = JSONValue.string(String(repeating: "a", count: 30))
    #expect(shrinker.best == .array([plain, plain, plain]))
    #expect(rounds <= 15)
  }

  @Test(arguments: ["ab", "日Z", "\n"])
  func `a long text comes down to its limit, and is offered in few ways`(word: String) {
    let text = String(repeating: word, count: 1900 / word.count)
    var shrinker = Shrinker(.array([.string("b"), .string(text)]))
    var rounds = 0
    while !shrinker.isDone {
      rounds += 1
      shrinker.take(
        shrinker.candidates.map { value in value.strings.contains { $0.count > 1000 } })
    }
    let ways = JSONValue.string(text).simplifications.flatMap { $0() }

    #expect(shrinker.best == .array([.string(String(repeating: "a", count: 1001))]))
    #expect(rounds <= 20)
    #expect(ways.count < 1500)
  }

  @Test func `a fraction loses its digits, then what is behind the point`() throws {
    let half = Fault(description: "a fraction") { $0.text.contains(".") }
    #expect(try shrunk("[-3.14159]", while: half) == "[3.1]")
    let any = Fault(description: "over 2") { value in
      value.nodes.contains { Double($0.value.text).map { $0 > 2 } ?? false }
    }
    #expect(try shrunk("[3.14159]", while: any) == "[3]")
  }

  @Test func `what shows nothing plainer is done after its first rounds`() throws {
    var shrinker = Shrinker(try #require(JSONValue(reading: #"{"attempts":[{"email":""}]}"#)))
    shrinker.take(shrinker.candidates.map { _ in false })
    #expect(shrinker.isDone)
    #expect(shrinker.best.text == #"{"attempts":[{"email":""}]}"#)
  }

  @Test func `what was not played comes again, and what was does not`() throws {
    var shrinker = Shrinker(try #require(JSONValue(reading: "[[1],[2],[3]]")))
    let first = shrinker.candidates
    shrinker.take([false])
    #expect(!shrinker.candidates.contains(first[0]))
    #expect(first.dropFirst().allSatisfy(shrinker.candidates.contains))
  }

  @Test func `a first candidate that ends the process is taken as found`() throws {
    var shrinker = Shrinker(try #require(JSONValue(reading: "[[1],[2],[3]]")))
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
    let shrinker = Shrinker(try #require(JSONValue(reading: #"["Z",2]"#)))
    #expect(
      shrinker.candidates.map(\.text) == [
        "[]", "[2]", #"["Z"]"#, #"["",2]"#, #"["a",2]"#, #"["b",2]"#, #"[" ",2]"#, #"["A",2]"#,
        #"["0",2]"#, #"["Z",0]"#, #"["Z",1]"#,
      ])
  }

  private func shrunk(_ text: String, while fault: Fault) throws -> String {
    let scenario = try #require(JSONValue(reading: text))
    try #require(fault.shows(scenario))
    var shrinker = Shrinker(scenario)
    while !shrinker.isDone { shrinker.take(shrinker.candidates.map(fault.shows)) }
    return shrinker.best.text
  }
}
