import KataCore
import Testing

/// What can't be built is known before anybody tries.
@Suite struct SourceFolderTests {
  private func faults(_ files: [String], others: [String: String] = [:]) -> [String] {
    SourceFolder(files: files, others: others).faults.map(\.path)
  }

  @Test func `Swift files with names of their own can be built, whatever else lies there`() {
    #expect(faults(["A.swift", "b/B.swift", "é ü'$.swift", "notes.txt", "x.h"]) == [])
  }

  @Test func `a name that is there twice is told of the second place, with the first`() {
    let faults = SourceFolder(files: ["A.swift", "B.swift", "old/A.swift"], others: [:]).faults
    #expect(faults.map(\.path) == ["old/A.swift"])
    #expect(faults.first?.sentence.hasPrefix("A.swift has the same name") == true)
  }

  @Test(arguments: ["x.c", "in/x.mm", "x.cpp", "x.S"])
  func `what is not Swift can't be built beside it`(path: String) {
    #expect(faults(["A.swift", path]) == [path])
  }

  @Test(arguments: ["a\"b.swift", "a\nb.swift", "a\\b.swift", "a\u{7F}.swift", "n\to/A.swift"])
  func `a name that a build's description can't hold`(path: String) {
    #expect(faults([path]) == [path])
  }

  @Test func `links and pipes are named as what they are`() {
    let faults = SourceFolder(files: ["A.swift"], others: ["up": "a link", "p": "a pipe"]).faults
    #expect(faults.map(\.path) == ["p", "up"])
    #expect(
      faults.map { $0.sentence.prefix { $0 != ";" } } == ["this is a pipe", "this is a link"])
  }

  @Test func `a crowd is told once, with its number`() {
    let files = (0...Limits.sourceFiles).map { "F\($0).swift" }
    #expect(faults(Array(files.dropLast())) == [])
    let faults = SourceFolder(files: files, others: [:]).faults
    #expect(faults.count == 1)
    #expect(faults.first?.sentence.contains("\(files.count) Swift files") == true)
  }
}
