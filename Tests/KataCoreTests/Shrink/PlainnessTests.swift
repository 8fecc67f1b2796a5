import Testing

@testable import KataCore

struct PlainnessTests {
  @Test(
    arguments: [
      ("[]", "[1]"), (#"["long"]"#, #"["",""]"#), (#"{}"#, #"{"a":""}"#), (#"["a"]"#, #"["aa"]"#),
      (#"["a"]"#, #"[" "]"#), (#"["b"]"#, #"["Z"]"#), (#"["Z"]"#, #"["\t"]"#),
      (#"["b"]"#, #"[""]"#), (#"[""]"#, #"[" "]"#), (#"["\t"]"#, #"["日"]"#), ("[false]", "[true]"),
      ("[1]", "[2]"), ("[2]", "[-2]"),
      ("[99]", "[0.5]"), ("[0.5]", "[0.25]"), ("[5,5]", "[6,0]"),
    ])
  func `the first is plainer than the second`(first: String, second: String) throws {
    let plainer = Plainness(of: try #require(JSONValue(reading: first)))
    let other = Plainness(of: try #require(JSONValue(reading: second)))
    #expect(plainer < other)
    #expect(!(other < plainer))
  }

  @Test func `every known simplification of a value without repetition makes it plainer`() throws {
    let value = try #require(
      JSONValue(reading: #"{"steps":[{"b":" é日👩‍👩‍👧","n":-17},{"f":0.25,"t":true}]}"#))
    let all = value.simplifications.flatMap { $0() }.map { $0.applied(to: value) }
    let changed = all.filter { $0 != value }
    #expect(changed.count > 50)
    #expect(changed.allSatisfy { Plainness(of: $0) < Plainness(of: value) })
  }
}
