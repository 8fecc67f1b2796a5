import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct UntriedTests {
  private static let source = """
    func logIn(_ request: Request) {
      if request.email == "b53" { return }
      guard let user else {
        // Nobody.
        present(nil)
        return
      }
      let name = user.name ?? ""
      show(name)
    }
    func never() {
      if name.isEmpty { return }
    }
    """

  /// Regions as llvm-cov has them, by the names of functions: from line and column to line and column,
  /// and the count.
  private func places(
    in functions: [(name: String, regions: [[Int]])], source: String = source, given: String = ""
  ) -> [Untried]? {
    let texts = functions.map { function in
      let numbers = function.regions.map { $0 + [0, 0, 0] }
      return #"{"name":"a.swift:\#(function.name)","filenames":["/a.swift"],"regions":\#(numbers)}"#
    }
    let export = #"{"data":[{"functions":[\#(texts.joined(separator: ","))]}]}"#
    return Untried.all(in: Data(export.utf8), sources: ["/a.swift": source], given: given)
  }

  private func lines(
    _ regions: [[Int]], source: String = source, given: String = ""
  ) -> [String]? {
    places(in: [("$s1aF", regions)], source: source, given: given)?.map { "\($0.line) \($0.text)" }
  }

  @Test(
    arguments: [
      ([[1, 32, 10, 2, 7], [2, 29, 2, 39, 0], [3, 23, 7, 4, 3]], ["2 return"]),
      // Of a place that spans lines, the first that holds anything.
      ([[3, 23, 7, 4, 0]], ["4 // Nobody."]),
      // A place within another is not told again.
      ([[11, 14, 13, 2, 0], [12, 19, 12, 29, 0]], ["12 if name.isEmpty { return }"]),
      // An empty value behind two question marks hides nothing.
      ([[8, 27, 8, 29, 0]], []),
    ])
  func `what never ran is told by its line and the text there`(
    regions: [[Int]], told: [String]
  ) {
    #expect(lines(regions) == told)
  }

  @Test func `what was given as it stands is left out, but not in a block of the learner's own`() {
    #expect(
      lines([[2, 29, 2, 39, 0]], given: "\n  if request.email == \"b53\" { return }\n") == [])
    let source = "} catch is Odd {\n  return\n}\n"
    #expect(lines([[1, 16, 3, 2, 0]], source: source, given: "return") == ["2 return"])
    #expect(lines([[1, 16, 3, 2, 0]], source: source, given: source) == [])
  }

  @Test(
    arguments: [
      // The compiler demands it, and no value reaches it.
      ("switch error {\n@unknown default: .notJSON\n}\n", "@unknown ", [2, 1, 2, 27, 0]),
      // The line before says why it can't run.
      (
        "func a() {\n  // Never runs: it can't.\n  if b { return }\n}\n", "Never runs: ",
        [3, 8, 3, 18, 0]
      ),
    ])
  func `what has an excuse is not told`(source: String, excuse: String, region: [Int]) {
    #expect(lines([region], source: source) == [])
    #expect(lines([region], source: source.replacing(excuse, with: ""))?.count == 1)
  }

  @Test func `a place that two functions hold ran when one of them did`() {
    // An isolated deinit is compiled twice, and only one of the two is called.
    let source = "isolated deinit {\n  kept = nil\n}\n"
    let (ran, idle) = ([1, 17, 3, 2, 1], [1, 17, 3, 2, 0])
    #expect(places(in: [("$s1VCfd", [ran]), ("$s1VCfD", [idle])], source: source) == [])
    #expect(places(in: [("$s1VCfD", [idle]), ("$s1VCfd", [idle])], source: source)?.count == 1)
  }

  @Test func `a getter has to be there when its setter is used`() {
    let source = "var a: Int? {\n  get { box.a ?? 0 }\n  set { box.a = newValue }\n}\n"
    let (getter, inside) = ([2, 7, 2, 21, 0], [2, 18, 2, 19, 0])
    func setter(_ count: Int) -> (String, [[Int]]) { ("$s1aVvs", [[3, 7, 3, 27, count]]) }
    #expect(
      places(in: [("$s1aVvg", [getter]), ("$s1aVvgfu_", [inside]), setter(2)], source: source)
        == [])
    #expect(places(in: [("$s1aVvg", [getter]), setter(0)], source: source)?.map(\.line) == [2, 3])
    #expect(places(in: [("$s1bVvg", [getter]), setter(2)], source: source)?.map(\.line) == [2])
  }

  @Test(arguments: [[90, 1, 95, 1, 0], [2, 400, 2, 500, 0], [10, 1, 2, 1, 0]])
  func `a region that its file does not have does no harm`(region: [Int]) {
    #expect((lines([region]) ?? []).count <= 1)
  }

  @Test func `what is no export says nothing`() {
    #expect(Untried.all(in: Data("error: no such file".utf8), sources: [:]) == nil)
  }
}
