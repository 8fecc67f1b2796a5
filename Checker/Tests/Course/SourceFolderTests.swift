@testable import Shared
import Testing

@testable import Common

/// Finds what can't be built before the build.
@Suite struct SourceFolderTests {
  private func faults(_ files: [String], others: [String: String] = [:]) -> [String] {
    SourceFolder.faults(files: files, others: others).map { "\($0.path): \($0.sentence)" }
  }

  @Test func `Swift files with names of their own can be built, whatever else lies there`() {
    #expect(faults(["A.swift", "b/B.swift", "notes.txt", "x.h"]) == [])
  }

  @Test func `a name that is there twice is told of the second place, with the first`() {
    let faults = faults(["A.swift", "B.swift", "old/A.swift"])
    #expect(faults.map { $0.hasPrefix("old/A.swift: A.swift has the same name") } == [true])
  }

  @Test(arguments: ["x.c", "in/x.mm", "x.cpp", "x.S"])
  func `what is not Swift can't be built beside it`(path: String) {
    #expect(faults(["A.swift", path]).map { $0.hasPrefix("\(path): ") } == [true])
  }

  @Test func `links and pipes are named as what they are`() {
    let faults = faults(["A.swift"], others: ["up": "a link", "p": "a pipe"])
    #expect(faults.map { $0.prefix { $0 != ";" } } == ["p: this is a pipe", "up: this is a link"])
  }
}
