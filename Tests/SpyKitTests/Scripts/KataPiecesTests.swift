import Testing

@testable import SpyKit

@Suite struct KataPiecesTests {
  private let steps =
    #"{"name":"a,]}\"","steps":[{"tap":{}},{"type":{"text":"[,{:"}},{"go":{"place":12}}]}"#

  @Test func `what is taken apart is the same when it is put together`() throws {
    for json in [steps, "{}", #"{"steps":[]}"#, #"{"a":[1,[2,3],{"b":[]}],"c":null}"#] {
      #expect(try #require(KataPieces(json)).json == json)
    }
  }

  @Test func `a list's elements are told apart, whatever is in them`() throws {
    let members = try #require(KataPieces(steps)).members

    #expect(members.map(\.isList) == [false, true])
    #expect(members.map { String(decoding: $0.key, as: UTF8.self) } == [#""name":"#, #""steps":"#])
    #expect(
      members[1].elements.map { String(decoding: $0, as: UTF8.self) } == [
        #"{"tap":{}}"#, #"{"type":{"text":"[,{:"}}"#, #"{"go":{"place":12}}"#,
      ])
  }

  @Test func `texts and numbers are found, and keys are none of them`() {
    let bytes = Array(steps.utf8)[...]

    #expect(
      KataPieces.leaves(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
        == [#""a,]}\"""#, #""[,{:""#, "12"])
  }

  @Test func `what is no object is not taken apart`() {
    for json in ["", "[]", "7", "{"] { #expect(KataPieces(json) == nil) }
  }

  @Test func `changes come from the script and from another one, and from nowhere else`() throws {
    let other = try #require(KataPieces(#"{"steps":[{"type":{"text":"other"}}]}"#))
    var random = KataRandom(seed: 7)
    var all: Set<String> = []
    for _ in 0..<500 {
      var pieces = try #require(KataPieces(#"{"steps":[{"tap":{}},{"type":{"text":"own"}}]}"#))
      pieces.vary(with: other, words: ["word"], using: &random)
      for element in pieces.members[0].elements {
        all.insert(String(decoding: element, as: UTF8.self))
      }
    }

    #expect(
      all == [
        #"{"tap":{}}"#, #"{"type":{"text":"own"}}"#, #"{"type":{"text":"other"}}"#,
        #"{"type":{"text":"word"}}"#,
      ])
  }
}
