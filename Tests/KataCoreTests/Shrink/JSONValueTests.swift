import Foundation
import KataCore
import Testing

struct JSONValueTests {
  @Test(
    arguments: [
      "null", "true", "-3", "0", "9223372036854775807", "18446744073709551615", "0.5", "-12.75",
      #""""#, #""a\"b\\c/d""#, #""\n\r\t\b\f\u0001\u001f""#, #""é日👩‍👩‍👧\#u{7F}""#, "[]", "{}",
      #"{"attempts":[{"email":" a","password":""},{}],"seconds":17}"#,
    ])
  func `what is read is written again, letter by letter`(text: String) {
    #expect(JSONValue(reading: text)?.text == text)
  }

  @Test func `members are sorted, and blanks between values left out`() {
    #expect(JSONValue(reading: #" { "b" : 1, "a" : [ 2 ] } "#)?.text == #"{"a":[2],"b":1}"#)
  }

  @Test(arguments: ["", "{", "[1", "nul", "1 2"])
  func `what is no JSON is nothing`(text: String) {
    #expect(JSONValue(reading: text) == nil)
  }

  @Test func `a whole number is neither rounded nor mistaken for a truth`() {
    #expect(JSONValue(reading: "9007199254740993") == .integer(9_007_199_254_740_993))
    #expect(JSONValue(reading: "1") == .integer(1))
    #expect(JSONValue(reading: "true") == .bool(true))
  }

  @Test func `an accent in a scalar of its own is another string`() {
    #expect(JSONValue.string("é") != .string("e\u{301}"))
    #expect(JSONValue.string("é") == .string("\u{E9}"))
  }
}
