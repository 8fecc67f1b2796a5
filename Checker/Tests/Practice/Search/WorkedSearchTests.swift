import Basics
import Foundation
@testable import Shared
import Testing

@testable import Common
@testable import Practice

/// Searches that go from the first difference to a line of the code at hand.
@Suite struct WorkedSearchTests {
  private static let right = """
    final class GreetInteractor {
      private let presenter: any GreetPresentationLogic

      init(presenter: any GreetPresentationLogic) { self.presenter = presenter }

      func greet(_ name: String) {
        guard !name.isEmpty else { return }
        present(name)
      }

      private func present(_ name: String) {
        presenter.presentGreeting(worded(name))
      }

      private func worded(_ name: String) -> String {
        "Hello \\(name)"
      }

      private func forget() {
        print("gone")
      }
    }

    """

  private func search(
    _ old: String, _ new: String, _ expected: String?, _ recorded: String?,
    in right: String = Self.right
  ) throws -> (line: String, isGap: Bool, words: String)? {
    var test = Verdict.Case.sample("greets Ann", .failed)
    let flows = [expected, recorded].map { text in
      [text].compactMap(\.self).map { Message(receiver: "presenter", text: $0) }
    }
    test.show(flows[0], flows[1])
    let code = right.replacing(old, with: new)
    #expect(code != right)
    let found = WorkedSearch(
      .sample(.failed, cases: [test]), code: ["A.swift": code], right: ["A.swift": right])
    return found.map { found in
      let words = found.steps.flatMap(\.self).map(\.text).joined(separator: "\n")
      return (code.lines[found.line - 1].trimmingCharacters(in: .whitespaces), found.isGap, words)
    }
  }

  @Test func `a message that is missing leads to the caller's condition`() throws {
    let found = try search(
      "guard !name.isEmpty", "guard name.count > 3", #"presentGreeting("Ann")"#, nil)
    #expect(found?.line == "guard name.count > 3 else { return }")
    let words = try #require(found?.words)
    #expect(
      words.contains("message `presentGreeting` is sent in `present`, line 12."),
      "\(words)")
    #expect(words.contains("`greet` calls it, line 8."), "\(words)")
    #expect(words.contains("Read line 7 in `greet`: `guard name.count"), "\(words)")
    #expect(words.contains("\"greets Ann\""), "\(words)")
  }

  @Test func `other contents lead to the function that makes them`() throws {
    let found = try search(
      "Hello \\", "Hallo \\", #"presentGreeting("Hello")"#, #"presentGreeting("Hallo")"#)
    #expect(found?.line == #""Hallo \(name)""#)
    let words = try #require(found?.words)
    #expect(
      words.contains("`worded`, which `present` uses in line 12, begins in line 15."), "\(words)")
  }

  @Test func `a local constant of its name calls nothing`() throws {
    let right = """
      final class GreetInteractor {
        private let presenter: any GreetPresentationLogic

        init(presenter: any GreetPresentationLogic) { self.presenter = presenter }

        func greet(_ name: String) {
          let words = words(for: name)
          presenter.presentGreeting(words)
        }

        private func words(for name: String) -> Greeting {
          .polite(name)
        }
      }

      """
    let found = try search(
      ".polite(name)", ".polite(name + name)", #"presentGreeting(.polite("Ann"))"#,
      #"presentGreeting(.polite("AnnAnn"))"#, in: right)
    let words = try #require(found?.words)
    #expect(words.contains("`greet` calls it, line 7."), "\(words)")
  }

  @Test func `where several lines differ, all of them are to be read`() throws {
    let found = try search(
      "guard !name.isEmpty else { return }\n    present(name)",
      "guard name.count > 3 else { return }\n    present(name + name)", #"presentGreeting("Ann")"#,
      nil)
    #expect(found?.words.contains("Read lines 7 to 8 in `greet`:") == true, "\(found?.words ?? "")")
  }

  @Test func `a message that didn't differ is no step of the way`() throws {
    let found = try search(
      "Hello \\", "Hallo \\", #"presentGreeting("Ann")"#, #"presentGreeting("Ann")"#)
    let words = try #require(found?.words)
    #expect(!words.contains("is sent"), "\(words)")
    #expect(words.contains("1. Read line 16 in `worded`:"), "\(words)")
  }

  @Test func `what is missing is before a line`() throws {
    let found = try search(
      "    guard !name.isEmpty else { return }\n", "", nil, #"presentGreeting("")"#)
    #expect(found?.line == "present(name)")
    #expect(found?.isGap == true)
  }

  @Test func `a line that no way leads to isn't found`() throws {
    let found = try search("gone", "went", #"presentGreeting("Ann")"#, nil)
    #expect(found == nil)
  }
}
