import Foundation
@testable import Common
@testable import Shared
import Testing

/// The choice of a submission's files that are graded; the paths are untrusted.
struct HandInTests {
  private let exercises = Course.sample.exercises

  private func names(_ paths: [String]) -> [String] {
    HandIn(paths.map { HandIn.Entry(path: $0) }, exercises: exercises).chosen
      .map { "\($0.id.short) \($0.name)" }
  }

  private func reasons(_ entries: [HandIn.Entry]) -> [String: String] {
    let ignored = HandIn(entries, exercises: exercises).ignored
    return Dictionary(ignored.map { ($0.path, $0.reason) }, uniquingKeysWith: { $1 })
  }

  private var folder: String { exercises[0].own }

  @Test func `the files of the learner's folder are read, wherever the course lies`() {
    #expect(names(["\(folder)/A.swift"]) == ["01 A.swift"])
    #expect(names(["ann/kata-vip/\(folder)/A.swift"]) == ["01 A.swift"])
    #expect(names(["./\(folder)/A.swift"]) == ["01 A.swift"])
    #expect(names(["ann/\(folder)/Parts/A.swift"]) == ["01 Parts/A.swift"])
    let loose = folder.split(separator: "/").dropFirst().joined(separator: "/")
    #expect(names(["\(loose)/A.swift"]) == ["01 A.swift"])
  }

  @Test func `what does not belong to the learner is never read`() {
    let given = exercises[0].givenPath
    #expect(
      names([
        "Package.swift", "\(given)/A.swift", "Sources/SpyKit/KataLog.swift",
        "Solutions/\(folder)/A.swift",
        ".kata/\(folder)/A.swift", "\(folder)/.hidden.swift", "__MACOSX/\(folder)/A.swift",
        "../\(folder)/A.swift", "/\(folder)/A.swift", "ann/../\(folder)/A.swift", "\(folder)",
        "\(folder)/",
      ]) == [])
  }

  @Test func `of two copies the outer one counts, and the other is named`() {
    let entries = ["b/\(folder)/A.swift", "a/old/\(folder)/A.swift"].map { HandIn.Entry(path: $0) }
    #expect(HandIn(entries, exercises: exercises).chosen.map(\.path) == ["b/\(folder)/A.swift"])
    #expect(
      reasons(entries) == ["a/old/\(folder)/A.swift": "b/\(folder) was read in its place"])
  }

  @Test func `of two copies side by side, nobody knows which one counts`() throws {
    let entries = ["vip 2", "vip"].map { HandIn.Entry(path: "\($0)/\(folder)/A.swift") }
    let texts = try HandInTexts(entries, exercises) { _ in Data("let a = 1\n".utf8) }
    #expect(texts.fault == "it holds more than one copy of the course: vip 2/, vip/")
    #expect(texts.texts.isEmpty)
  }

  @Test func `a source that can't be read is told, and not called missing`() throws {
    let entries = [
      HandIn.Entry(path: "\(folder)/Link.swift", isFile: false),
      HandIn.Entry(path: "\(folder)/A.swift"),
    ]
    let texts = try HandInTexts(entries, exercises) { _ in Data([0xFF, 0xFE, 0x61, 0]) }
    #expect(
      texts.unread[exercises[0].id]
        == ["A.swift": "it isn't UTF-8 text", "Link.swift": HandIn.isLink])
  }

  @Test func `a place that holds no source hides no other one`() {
    let outer = [
      HandIn.Entry(path: "\(folder)/new\nline.swift"),
      HandIn.Entry(path: "\(folder)/Link.swift", isFile: false),
      HandIn.Entry(path: "\(folder)/notes.txt"),
    ]
    for entry in outer {
      for right in ["ann/\(folder)/A.swift", "./\(folder)/A.swift"] {
        let entries = [entry, HandIn.Entry(path: right)]
        #expect(HandIn(entries, exercises: exercises).chosen.map(\.path) == [right], "\(entry)")
      }
    }
  }

  @Test func `a clone's own manifests are nothing to tell`() {
    #expect(reasons(["Package.swift", "a/Checker/Package.swift"].map { .init(path: $0) }) == [:])
  }

  @Test func `a file that an archive holds twice is no text at all`() {
    let entries = ["A", "B", "A"].map { HandIn.Entry(path: "\(folder)/\($0).swift") }
    #expect(HandIn(entries, exercises: exercises).chosen.map(\.name) == ["B.swift"])
    let reason = "the archive holds it more than once"
    #expect(reasons(entries) == ["\(folder)/A.swift": reason])
    #expect(
      HandIn(entries, exercises: exercises).unread == [exercises[0].id: ["A.swift": reason]])
  }

  @Test func `each file that is left out has its reason`() {
    let entries = [
      HandIn.Entry(path: "\(folder)/Link.swift", isFile: false),
      HandIn.Entry(path: "\(folder)/a.c"), HandIn.Entry(path: "\(folder)/A\nB.swift"),
      HandIn.Entry(path: "\(folder)/A\u{202E}.swift"), HandIn.Entry(path: "\(folder)/A.swift"),
      HandIn.Entry(path: "\(folder)/a.swift"),
      HandIn.Entry(path: "\(folder)/Long.swift", bytes: 1 << 30),
      HandIn.Entry(path: "ann/Sources/OwnPackage.swift"),
      HandIn.Entry(path: "../\(folder)/B.swift"), HandIn.Entry(path: "x/../Solutions/C.swift"),
      HandIn.Entry(path: "/\(folder)/D.swift"), HandIn.Entry(path: "ben/\(folder)"),
    ]
    let reasons = reasons(entries)

    #expect(HandIn(entries, exercises: exercises).chosen.map(\.name) == ["A.swift"])
    #expect(reasons["\(folder)/Link.swift"] == HandIn.isLink)
    #expect(reasons["\(folder)/a.c"] == "it is not written in Swift")
    #expect(reasons["\(folder)/A\nB.swift"] == "its name has characters that no source needs")
    #expect(reasons["\(folder)/A\u{202E}.swift"] == "its name has characters that no source needs")
    #expect(reasons["\(folder)/a.swift"] == "\(folder)/A.swift has the same name but for case")
    #expect(reasons["\(folder)/Long.swift"] == "it is longer than 256 KiB")
    #expect(reasons["ann/Sources/OwnPackage.swift"] == nil)
    for path in ["../\(folder)/B.swift", "x/../Solutions/C.swift", "/\(folder)/D.swift"] {
      #expect(reasons[path] == HandIn.leadsOut)
    }
    #expect(reasons["ben/\(folder)"] == HandIn.isLink)
  }

  @Test func `an exercise has so many files and no more`() {
    let paths = (0...HandIn.mostFiles).map { "\(folder)/File\($0).swift" }
    #expect(names(paths).count == HandIn.mostFiles)
    let more = paths + ["\(folder)/A&B.swift", "\(folder)/a.c"]
    let handIn = HandIn(more.map { HandIn.Entry(path: $0) }, exercises: exercises)
    #expect(handIn.unread[exercises[0].id]?.keys.sorted() == ["A&B.swift", "File9.swift"])
  }
}
