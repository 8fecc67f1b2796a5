import KataCore
import Testing

/// What can't be built is known before anybody tries.
@Suite struct SourceFolderTests {
  private func faults(_ files: [String], others: [String: String] = [:]) -> [String] {
    SourceFolder(files: files, others: others).faults.map(\.path)
  }

  @Test func `Swift files with names of their own can be built, whatever else lies there`() {
    #expect(faults(["A.swift", "b/B.swift", "notes.txt", "x.h"]) == [])
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

  @Test func `links and pipes are named as what they are`() {
    let faults = SourceFolder(files: ["A.swift"], others: ["up": "a link", "p": "a pipe"]).faults
    #expect(faults.map(\.path) == ["p", "up"])
    #expect(
      faults.map { $0.sentence.prefix { $0 != ";" } } == ["this is a pipe", "this is a link"])
  }
}
