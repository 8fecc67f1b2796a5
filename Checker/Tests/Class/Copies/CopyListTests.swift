import Common
import Foundation
@testable import Shared
import Testing

@testable import Class

/// A learner's copy of this very course, as a list: nothing is copied or built.
@Suite struct CopyListTests {
  private static let isCheckout = FileManager.default.fileExists(
    atPath: Compiler.root.appendingPathComponent(".git").path)

  private let course: Course

  init() throws {
    let data = try Data(
      contentsOf: Compiler.root.appendingPathComponent("Exercises/course.json"))
    course = try JSONDecoder().decode(Course.self, from: data)
  }

  private func list(solutions: Bool = false, hints: Bool = false) -> CopyList {
    CopyList(exercises: course.exercises, hasSolutions: solutions, hasHints: hints)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files that git knows, but for those that no copy has.
  private func files() throws -> [String] {
    let said = try Compiler.call(["-C", Compiler.root.path, "ls-files", "-z"], of: "git")
    try #require(said.code == 0, "\(said.errors)")
    let paths = String(decoding: said.output, as: UTF8.self).split(separator: "\0").map(String.init)
    return paths.filter {
      !$0.hasPrefix(".ci/") && (!$0.hasPrefix(".github/") || $0.hasSuffix("/check.yml"))
    }
  }

  /// True for stubs and suites, which are laid out as shipped.
  private func isLaid(_ path: String) -> Bool {
    course.exercises.map(\.layout).contains {
      path.hasPrefix("\($0.sources)/") || path.hasPrefix("\($0.tests)/")
    }
  }

  @Test(.enabled(if: isCheckout))
  func `with Solutions, a copy is all of the course, but for what only its authors run`() throws {
    let list = list(solutions: true, hints: true)
    #expect(try files().filter { !list.holds($0) && !isLaid($0) } == [])
  }

  @Test(.enabled(if: isCheckout))
  func `without them, the players stay, and no answer and no hint does`() throws {
    // The tiny course of the tests has answers of its own.
    let all = try files().filter { !$0.hasPrefix("Checker/Tests/") }
    let list = list()
    let left = all.filter { list.holds($0) && $0.hasPrefix("Solutions/") }
    #expect(!left.isEmpty)
    #expect(left.filter { !$0.contains("/Player/") } == [])
    #expect(all.filter { list.holds($0) && $0.hasSuffix("HINTS.md") } == [])
    let hints = all.filter { $0.hasSuffix("/HINTS.md") }
    #expect(!hints.isEmpty && hints.allSatisfy(self.list(hints: true).holds))
  }

  @Test(arguments: [
    "Exercises/01-welcome/Sources/LoginPresenter.swift", "Exercises/01-welcome/NOTES.md",
    "Exercises/01-welcome/Tests/LoginPresenterTests.swift", "Exercises/21-mine/README.md",
    "Solutions/21-mine/WHY.md", "grades.csv", "results/submissions/ann.json", ".kata/path",
    ".git/config", ".github/workflows/ci.yml", ".github/workflows/mine.yml", "Docs/notes.md~",
  ])
  func `what the trainer has beside the course is in no copy`(path: String) {
    #expect(!list(solutions: true, hints: true).holds(path))
  }

  @Test func `a section between marks goes with what it speaks of`() {
    let page = """
      a
      <!-- solutions -->
      b
      <!-- /solutions -->
      c <!-- hints -->d <!-- /hints -->e<!-- solutions -->
      f<!-- /solutions -->
      """
    #expect(list(solutions: true, hints: true).page(page) == page)
    #expect(list().page(page) == "a\nc e")
    #expect(list(hints: true).page("<!-- solutions --> no end") == "<!-- solutions --> no end")
  }

  @Test func `the README of a copy promises nothing that is not there`() throws {
    let readme = try text("README.md")
    let words = ["kata diff", "kata hint", "Scripts/test", "the solutions"]
    for word in words { #expect(readme.contains(word)) }
    let page = list().page(readme)
    for word in words + ["<!-- /", "<!-- hints", "<!-- solutions"] { #expect(!page.contains(word)) }
  }

  @Test(.enabled(if: isCheckout), arguments: [true, false])
  func `every link between its pages leads to something that is in it`(isWhole: Bool) throws {
    let list = list(solutions: isWhole, hints: isWhole)
    let all = try files().filter { list.holds($0) || isLaid($0) }
    let folders = all.flatMap { path in
      path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
    let there = Set(all + folders)
    for page in all where page.hasSuffix(".md") && !page.hasPrefix("Checker/Tests/") {
      let text = list.page(try text(page))
      for link in text.matches(of: #/\]\(([^)\s]+)\)/#).map({ String($0.output.1) }) {
        guard !link.contains("://"), !link.contains("../issues/") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let folder = "/" + (page as NSString).deletingLastPathComponent
        let place = ("\(folder)/\(parts[0])" as NSString).standardizingPath.dropFirst()
        let target =
          parts[0].isEmpty ? page : place.hasSuffix("/") ? String(place.dropLast()) : String(place)
        #expect(there.contains(target), "\(page) links to \(link)")
        guard parts.count == 2, target.hasSuffix(".md"), there.contains(target) else { continue }
        #expect(
          Self.anchors(list.page(try self.text(target))).contains(String(parts[1])),
          "\(page) links to \(link)")
      }
    }
  }

  /// The names that GitHub gives to headings.
  private static func anchors(_ page: String) -> Set<String> {
    let heads = page.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      heads.map { head in
        let words = head.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          words.compactMap { character in
            character == " "
              ? "-"
              : character.isLetter || character.isNumber || "-_".contains(character)
                ? character : nil
          })
      })
  }

  @Test func `a copy's course follows a path until its learner chooses one`() throws {
    let whole = try text("Exercises/course.json")
    func copy(_ path: CoursePath) throws -> Course {
      let text = CopyList.course(whole, following: path)
      return try JSONDecoder().decode(Course.self, from: Data(text.utf8))
    }
    let half = try copy(course.path(named: "half-day"))
    #expect(half.path == "half-day")
    #expect(course.path == nil)
    #expect(half.exercises == course.exercises && half.paths == course.paths)
    let own = try copy(CoursePath(name: CoursePath.own, [course.exercises[2]]))
    #expect(own.path == "class" && own.paths["class"] == [course.exercises[2].id])
  }
}
