@testable import Shared
import Testing

@testable import Basics
@testable import Common

struct JSONValueTests {
  @Test(
    arguments: [
      "null", "true", "1", "-3", "9007199254740993", "9223372036854775807", "18446744073709551615",
      "0.5", "-12.75", #""""#, #""a\"b\\c/d""#, #""\n\r\t\b\f\u0001\u001f""#, #""é日👩‍👩‍👧\#u{7F}""#,
      "[]", "{}", #"{"attempts":[{"email":" a","password":""},{}],"seconds":17}"#,
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
}
