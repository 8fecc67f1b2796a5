import Foundation
@testable import Shared
import Testing

@testable import Core

@Suite struct ShippedFilesTests {
  private let first = ExerciseID(number: 1)
  private let second = ExerciseID(number: 2)
  private let shipped: ShippedFiles

  init() {
    var shipped = ShippedFiles()
    shipped.digests = ["Package.swift": "ab12", "Sources/A Scene": "cd34"]
    shipped[first, "Sources"] = ["A.swift": "let a = 1\n", "More/B.swift": ""]
    shipped[first, "Tests"] = ["ATests.swift": "\n  === b\n// é\n"]
    shipped[second, "Sources"] = ["A.swift": "let a = 2\n\n"]
    self.shipped = shipped
  }

  @Test func `what is written is read again, to the byte`() throws {
    let text = try #require(shipped.text)
    let read = ShippedFiles(reading: Data(text.utf8))

    #expect(read == shipped)
    #expect(read[first, "Sources"] == ["A.swift": "let a = 1\n", "More/B.swift": ""])
    #expect(read[second, "Tests"] == [:])
    #expect(ShippedFiles(reading: Data()) == ShippedFiles())
  }

  @Test func `the file is sorted, with a heading for each file`() throws {
    let lines = try #require(shipped.text).split(separator: "\n").filter { $0.hasPrefix("===") }

    #expect(
      lines == [
        "=== digests", "=== Exercise01/Sources/A.swift", "=== Exercise01/Sources/More/B.swift",
        "=== Exercise01/Tests/ATests.swift", "=== Exercise02/Sources/A.swift",
      ])
  }

  @Test(arguments: ["let a = 1\n=== b\n", "=== a\n", "let a = 1"])
  func `a text that would be read as another one is refused`(text: String) {
    var shipped = shipped
    shipped[first, "Sources"] = ["A.swift": text]

    #expect(shipped.text == nil)
  }

  @Test func `an exercise that is gone is forgotten`() throws {
    var shipped = shipped
    shipped.keep(only: [second])

    #expect(shipped[first, "Sources"] == [:])
    #expect(shipped[second, "Sources"] != [:])
  }

  @Test func `a digest depends on the exercise's texts alone`() {
    let before = shipped.digest(of: first)
    var other = shipped
    other[second, "Sources"] = [:]
    other.digests["Sources/A Scene"] = "ef56"
    #expect(other.digest(of: first) == before)
    other[first, "Tests"] = ["ATests.swift": "\n"]
    #expect(other.digest(of: first) != before)
  }
}
