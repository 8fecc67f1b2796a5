import Testing

@testable import SpyKit

private struct Person: Encodable, Equatable, Sendable {
  var name: String?
  var age: Int
}

private struct Name: Encodable, Equatable, Sendable {
  var name: String?
}

private struct Optionals: Encodable {
  var a: Bool?
  var b: String?
  var c: Double?
  var d: Float?
  var e: Int?
  var f: Int8?
  var g: Int16?
  var h: Int32?
  var i: Int64?
  var j: UInt?
  var k: UInt8?
  var l: UInt16?
  var m: UInt32?
  var n: UInt64?
  var o: Name?
  var p: [Name]?
}

private struct Nothing: Encodable {}

private enum Kind: Encodable, Equatable, Sendable {
  case plain
  case one(Name)
  case maybe(Name?)
  case two(Name, Person)
  case labelled(to: Name, times: Int?)
  case only(of: Name)
  indirect case inner(Kind)
}

struct KataTextOfTests {
  @Test(
    arguments: [
      (Kind.plain, ".plain"),
      (.one(Name(name: "A\n")), #".one(name: "A\n")"#),
      (.one(Name(name: nil)), ".one(name: nil)"),
      (.maybe(Name(name: "A")), #".maybe(name: "A")"#),
      (.maybe(Name(name: nil)), ".maybe(name: nil)"),
      (.maybe(nil), ".maybe(nil)"),
      (.two(Name(name: "A"), Person(name: nil, age: 3)), #".two("A", (name: nil, age: 3))"#),
      (.labelled(to: Name(name: "A"), times: 2), #".labelled(to: "A", times: 2)"#),
      (.labelled(to: Name(name: nil), times: nil), ".labelled(to: (name: nil), times: nil)"),
      (.only(of: Name(name: "A")), #".only(of: "A")"#),
      (.inner(.inner(.plain)), ".inner(.inner(.plain))"),
    ])
  fileprivate func `a case reads as source code`(value: Kind, text: String) {
    #expect(KataText.of(value) == text)
  }

  @Test func `nil is told, whatever it might have been`() {
    #expect(
      KataText.of(Optionals())
        == "(a: nil, b: nil, c: nil, d: nil, e: nil, f: nil, g: nil, h: nil, i: nil, j: nil, "
        + "k: nil, l: nil, m: nil, n: nil, o: nil, p: nil)")
  }

  @Test func `what the language brings reads as it is written`() {
    #expect(KataText.of("a\t\"b\"") == #""a\t\"b\"""#)
    #expect(KataText.of([1, -2] as [Int8]) == "[1, -2]")
    #expect(KataText.of(UInt64.max) == "18446744073709551615")
    #expect(KataText.of([true, nil]) == "[true, nil]")
    #expect(KataText.of(0.1) == "0.1")
    #expect(KataText.of(Float(0.5)) == "0.5")
    #expect(KataText.of(String?.none) == "nil")
    #expect(KataText.of([[Name(name: "A")]]) == #"[["A"]]"#)
    #expect(KataText.of(Nothing()) == "()")
  }
}
