import CommandKit
import Core
import Foundation
@testable import Shared
import Testing

@testable import OwnCode

/// `kata rules` on code that belongs to no course.
@Suite final class RulesCommandTests {
  private let folder: String

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "kata-rules-\(UUID().uuidString)").path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static let presenter = """
    protocol NoteViewInput: AnyObject { func show(_ text: String) }
    protocol NotePresenterProtocol: AnyObject { func present(_ text: String) }

    final class NoteWords: NotePresenterProtocol {
      var view: (any NoteViewInput)?
      func present(_ text: String) { view?.show(text) }
    }

    """

  private func rules(_ code: String, _ options: String...) throws -> TemporaryCourse.Answer {
    try code.write(toFile: "\(folder)/Note.swift", atomically: true, encoding: .utf8)
    return try TemporaryCourse.warm.get().kata(["rules", folder] + options)
  }

  @Test func `protocols of other names are parts once an option says so`() throws {
    let unknown = try rules(Self.presenter)
    #expect(unknown.code == .notPassed)
    #expect(unknown.output.contains("No part was found in 1 module"))

    let known = try rules(
      Self.presenter, "--view", "*ViewInput", "--presenter", "*Output,*PresenterProtocol")
    #expect(known.code == .notPassed)
    #expect(known.output.hasPrefix("Note.swift:5: weak-back: NoteWords holds the View"))
    #expect(known.output.contains("1 module: 1 broken"))
  }

  @Test func `code that keeps the rules is told so`() throws {
    let answer = try rules(
      Self.presenter.replacing("  var view", with: "  weak var view"), "--view", "*ViewInput",
      "--presenter", "*PresenterProtocol")
    #expect(answer.code == .success)
    #expect(answer.output == "1 module: the rules are kept\n")
  }

  @Test func `code that does not compile is not judged, and says where`() throws {
    let answer = try rules("let answer: Int = \"\"\n")
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("not judged"))
    #expect(answer.output.contains("Note.swift:1: cannot convert"))
  }

  @Test func `a folder above a package names the package`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Note", withIntermediateDirectories: true)
    try "".write(toFile: "\(folder)/Note/Package.swift", atomically: true, encoding: .utf8)
    let answer = try rules(Self.presenter)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("next: kata rules Note"))
  }

  @Test func `a format that there is not, and a folder that there is not, are mistakes`() throws {
    #expect(try rules(Self.presenter, "--format", "xml").code == .usage)
    #expect(try TemporaryCourse.warm.get().kata(["rules", "\(folder)/none"]).code == .usage)
  }
}
