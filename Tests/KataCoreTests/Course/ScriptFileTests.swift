import Testing

@testable import KataCore

@Suite struct ScriptFileTests {
  @Test func `a mutant's script is JSON of its own, always in the same order`() {
    let text = #"{"A": {"b": [1, "x/y"], "a": null}, "B": [] , "C": {}}"#

    #expect(
      ScriptFile.byMutant(text) == ["A": #"{"a":null,"b":[1,"x/y"]}"#, "B": "[]", "C": "{}"])
  }

  @Test(arguments: ["", "null", "[1", "{}", "7"]) func `what is no list of scripts holds none`(
    text: String
  ) {
    #expect(ScriptFile.list(text) == [])
    #expect(ScriptFile.byMutant(text) == [:])
  }

  @Test func `the latest script comes first, each once, and no more than are kept`() {
    let many = (1...20).map { "[\($0)]" }
    let kept = ScriptFile.list(ScriptFile.text(of: many, adding: "[3]"))

    #expect(kept == ["[3]", "[1]", "[2]"] + (4...10).map { "[\($0)]" })
  }
}
