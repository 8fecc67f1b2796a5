import Foundation
@testable import Shared
import Testing

@testable import Common

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

  @Test func `both files together are read again, to the byte`() throws {
    var read = ShippedFiles(reading: Data(shipped.list.utf8))
    #expect(read.isIncomplete)
    #expect(
      read.missing(of: first) == ["Sources/A.swift", "Sources/More/B.swift", "Tests/ATests.swift"])
    read.take(Data(try #require(shipped.written).utf8))

    #expect(read == shipped)
    #expect(read[first, "Sources"] == ["A.swift": "let a = 1\n", "More/B.swift": ""])
    #expect(read[second, "Tests"] == [:])
    #expect(ShippedFiles(reading: Data()) == ShippedFiles())
  }

  @Test func `the list is sorted, with a line for each file`() {
    let names = shipped.list.split(separator: "\n").dropFirst(2).map {
      $0.split(separator: " ", maxSplits: 1)[1]
    }

    #expect(
      names == [
        "Exercise01/Sources/A.swift", "Exercise01/Sources/More/B.swift",
        "Exercise01/Tests/ATests.swift", "Exercise02/Sources/A.swift", "Package.swift",
        "Sources/A Scene",
      ])
  }

  @Test func `a text that is not the one that is listed is not taken`() throws {
    var other = shipped
    other[first, "Sources"] = ["A.swift": "let a = 3\n"]
    var read = ShippedFiles(reading: Data(shipped.list.utf8))
    read.take(Data(try #require(other.written).utf8))
    #expect(read[first, "Sources"] == [:])
    #expect(read[second, "Sources"] == shipped[second, "Sources"])
    let isFound = ["let a = 3\n", "let a = 1\n"].map {
      read.find("Sources/A.swift", of: first, $0)
    }
    #expect(isFound == [false, true])
    #expect(read[first, "Sources"] == ["A.swift": "let a = 1\n"])
  }

  @Test func `a list of an earlier course holds the texts, too`() throws {
    let text = try #require(shipped.written)
    let read = ShippedFiles(reading: Data("=== digests\nab12 Package.swift\n\(text)".utf8))
    #expect(!read.isIncomplete)
    #expect(read[first, "Tests"] == shipped[first, "Tests"])
    #expect(read.digests == ["Package.swift": "ab12"])
  }

  @Test(arguments: ["let a = 1\n=== b\n", "=== a\n", "let a = 1"])
  func `a text that would be read as another one is refused`(text: String) {
    var shipped = shipped
    shipped[first, "Sources"] = ["A.swift": text]

    #expect(shipped.written == nil)
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
    #expect(ShippedFiles(reading: Data(shipped.list.utf8)).digest(of: first) == before)
    other[first, "Tests"] = ["ATests.swift": "\n"]
    #expect(other.digest(of: first) != before)
  }
}
