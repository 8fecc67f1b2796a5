@testable import Shared
import Testing

@testable import Basics
@testable import Common

struct ShrinkerTests {
  /// The scenario that shrinking ends with while `shows` holds, and the number of rounds.
  private func shrunk(
    _ scenario: JSONValue, while shows: (String) -> Bool
  ) -> (best: String, rounds: Int) {
    var shrinker = Shrinker(scenario)
    var rounds = 0
    while !shrinker.isDone {
      rounds += 1
      shrinker.take(shrinker.candidates.map { shows($0.text) })
    }
    return (shrinker.best.text, rounds)
  }

  private func read(_ text: String) throws -> JSONValue {
    try #require(JSONValue(reading: text))
  }

  @Test(
    arguments: [
      (
        #"{"attempts":[{"email":"Ann@x.org"},{"email":" 日 ","password":"s3cret"},{}],"slow":true}"#,
        "日", #"{"attempts":[{"email":"日"}]}"#
      ),
      // Members that are required stay, with plain values.
      (
        #"{"attempts":[{"email":"Ann@x.org","seconds":-70,"slow":true}]}"#,
        "email.*seconds.*slow", #"{"attempts":[{"email":"a","seconds":0,"slow":false}]}"#
      ),
      // Letters that don't matter are plain; an empty string is not.
      (#"["  Übung  "]"#, #"" +[^ "]+ +""#, #"[" a "]"#), (#"["",3]"#, #""a?""#, #"["a"]"#),
      (#"["xy"]"#, #""""#, #"[""]"#),
      // Two elements go that only go together.
      ("[1,true,2,true,3]", #"^\[[0-9](,true,[0-9])*\]$"#, "[0]"),
      // A body is cut inside; a newline stands for any white space that isn't a blank.
      (
        #"["{\"orders\":[{\"id\":1},{\"id\":2},{\"id\":3}],\"more\":true}"]"#,
        #"^\["\{.*\\"orders\\":\[\{\\"id\\":\d\}.*\].*\}"\]$"#, #"["{\"orders\":[{\"id\":0}]}"]"#
      ),
      (#"["ab\u2000\u0085c"]"#, #"(\\n|[^ -~])"#, #"["\n"]"#),
      ("[0.5,12]", #"\.5"#, "[0.5]"), ("[7,-250]", "-[0-9][0-9]", "[-10]"),
    ])
  func `the plainest scenario is left`(text: String, shown: String, best: String) throws {
    let shown = try Regex(shown)

    #expect(shrunk(try read(text)) { $0.contains(shown) }.best == best)
  }

  @Test(arguments: [(18, 18), (-7, -7), (1_000_000, 500_001), (Int.max, 77), (Int.min, -3)])
  func `a number comes down to its limit in few rounds`(start: Int, limit: Int) {
    let (best, rounds) = shrunk(.integer(start)) { text in
      Int(text).map { limit > 0 ? $0 >= limit : $0 <= limit } ?? false
    }
    #expect(best == "\(limit)")
    #expect(rounds <= 18)
  }

  @Test func `many long steps come down in few rounds`() {
    let word = String(repeating: "Ünicode ", count: 10)
    let steps = JSONValue.array((0..<40).map { .string("\(word)\($0)") })
    let (best, rounds) = shrunk(steps) { text in
      text.split(separator: "\"").count { $0.count >= 30 } >= 3
    }
    let plain = "\"\(String(repeating: "a", count: 30))\""

    #expect(best == "[\(plain),\(plain),\(plain)]")
    #expect(rounds <= 40)
  }

  @Test func `of many elements, too, two go that only go together`() throws {
    let steps = (0..<24).map { $0 % 12 }
    let (best, _) = shrunk(.array(steps.map { .string("s\($0)") })) { text in
      let left = text.split(separator: "\"").filter { $0.hasPrefix("s") }
      return left.count > 3
        && Dictionary(grouping: left, by: \.self).values.allSatisfy { $0.count == 2 }
    }
    #expect(best.split(separator: "\"").count { $0.hasPrefix("s") } == 4)
  }

  @Test func `what is mentioned in several places goes from all of them at once`() throws {
    let scenario = try read(
      #"{"players":[{"id":4},{"id":5},{"id":6}],"picks":[{"pick":{"id":5}},{"pick":{"id":6}},{"pick":{"id":4}}]}"#
    )
    let (best, _) = shrunk(scenario) { text in
      let halves = text.split(separator: "players")
      let ids = halves.map { half in Set(half.filter(\.isNumber)) }
      return ids.count == 2 && ids[0] == ids[1] && !ids[0].isEmpty
    }
    #expect(best.filter(\.isNumber).count == 2)
  }

  @Test func `what shows nothing plainer is done after its first round`() throws {
    let (best, rounds) = shrunk(try read(#"{"attempts":[{"email":""}]}"#)) { _ in false }

    #expect(best == #"{"attempts":[{"email":""}]}"#)
    #expect(rounds == 1)
  }

  @Test func `what was not played comes again, and what was does not`() throws {
    var shrinker = Shrinker(try read("[[1],[2],[3]]"))
    let first = shrinker.candidates
    shrinker.take([false])
    #expect(!shrinker.candidates.contains(first[0]))
    #expect(first.dropFirst().allSatisfy(shrinker.candidates.contains))

    // A first one that ends the process is taken as found; no answer at all ends the search.
    let next = shrinker.candidates[0]
    shrinker.take([true])
    #expect(shrinker.best == next)
    shrinker.take([])
    #expect(shrinker.isDone)
  }
}
