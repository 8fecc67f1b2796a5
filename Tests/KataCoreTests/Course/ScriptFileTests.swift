import Testing

@testable import KataCore

@Suite struct ScriptFileTests {
  @Test func `a mutant's script is JSON of its own, always in the same order`() {
    let text = #"{"A": {"b": [1, "x/y"], "a": null}, "B": [] , "C": {}}"#

    #expect(
      ScriptFile.byMutant(text) == ["A": #"{"a":null,"b":[1,"x/y"]}"#, "B": "[]", "C": "{}"])
  }

  @Test(arguments: ["", "null", "[1", "{}", "7"]) func `what is no file of scripts holds none`(
    text: String
  ) {
    #expect(ScriptFile.byMutant(text) == [:])
  }
}
