import Foundation
import Testing

@testable import KataCore

@Suite struct UntriedTests {
  private let source = """
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

  /// Regions as llvm-cov has them: from line and column to line and column, the count, two numbers
  /// that say which file, and the kind.
  private func places(
    _ regions: [[Int]], source: String? = nil, given: String = ""
  ) -> [Untried]? {
    places(in: [("$s1aF", regions)], source: source, given: given)
  }

  /// The same, of several functions by their names.
  private func places(
    in functions: [(name: String, regions: [[Int]])], source: String? = nil, given: String = ""
  ) -> [Untried]? {
    let texts = functions.map { function in
      let numbers = function.regions.map { $0 + [0, 0, 0] }
      return #"{"name":"a.swift:\#(function.name)","filenames":["/a.swift"],"regions":\#(numbers)}"#
    }
    let export = #"{"data":[{"functions":[\#(texts.joined(separator: ","))]}]}"#
    return Untried.all(
      in: Data(export.utf8), sources: ["/a.swift": source ?? self.source], given: given)
  }

  @Test func `what never ran is told by its line and the text that stands there`() {
    #expect(
      places([[1, 32, 10, 2, 7], [2, 29, 2, 39, 0], [3, 23, 7, 4, 3]])
        == [Untried(file: "/a.swift", line: 2, text: "return")])
  }

  @Test func `of a place that spans lines, the first that holds anything is told`() {
    #expect(
      places([[3, 23, 7, 4, 0]]) == [Untried(file: "/a.swift", line: 4, text: "// Nobody.")])
  }

  @Test func `a place within another is not told again`() {
    #expect(
      places([[11, 14, 13, 2, 0], [12, 19, 12, 29, 0]])
        == [Untried(file: "/a.swift", line: 12, text: "if name.isEmpty { return }")])
  }

  @Test func `a given line in a block of the learner's own is told`() {
    let source = "} catch is Odd {\n  return\n}\n"
    let region = [[1, 16, 3, 2, 0]]
    #expect(
      places(region, source: source, given: "return")
        == [Untried(file: "/a.swift", line: 2, text: "return")])
    #expect(places(region, source: source, given: source) == [])
  }

  @Test func `an empty value behind two question marks hides nothing`() {
    #expect(places([[8, 27, 8, 29, 0]]) == [])
  }

  @Test func `what the compiler demands, and no value reaches, hides nothing`() {
    let source = "switch error {\n@unknown default: .notJSON\n}\n"
    #expect(places([[2, 1, 2, 27, 0]], source: source) == [])
    #expect(
      places([[2, 1, 2, 27, 0]], source: source.replacing("@unknown ", with: ""))?.count == 1)
  }

  @Test func `what was given as it stands is nobody's business`() {
    #expect(
      places([[2, 29, 2, 39, 0]], given: "\n  if request.email == \"b53\" { return }\n") == [])
  }

  @Test func `what is excused in the line before is not told`() {
    let source = "func a() {\n  // Never runs: it can't.\n  if b { return }\n}\n"
    #expect(places([[3, 8, 3, 18, 0]], source: source) == [])
    let other = source.replacing("Never runs: ", with: "Seldom: ")
    #expect(places([[3, 8, 3, 18, 0]], source: other)?.count == 1)
  }

  @Test func `a place that two functions hold ran when one of them did`() {
    // An isolated deinit is compiled twice, and only one of the two is called.
    let source = "isolated deinit {\n  kept = nil\n}\n"
    let (ran, idle) = ([1, 17, 3, 2, 1], [1, 17, 3, 2, 0])
    #expect(places(in: [("$s1VCfd", [ran]), ("$s1VCfD", [idle])], source: source) == [])
    #expect(places(in: [("$s1VCfD", [idle]), ("$s1VCfd", [idle])], source: source)?.count == 1)
    let inside = [2, 3, 2, 13, 0]
    let all = places(
      in: [("$s1VCfd", [ran, inside]), ("$s1VCfD", [idle, inside])], source: source)
    #expect(all?.map(\.line) == [2])
  }

  @Test func `the end of a loop that is left from inside is no place of its own`() {
    let source = """
      func a() {
        repeat {
          if await b() { return }
        } while true
      }
      func c() {
        while true {
          if await b() { return }
        }
        never()
      }
      """
    #expect(places([[1, 10, 5, 2, 1], [4, 4, 5, 2, 0]], source: source) == [])
    #expect(places([[7, 14, 9, 4, 3], [9, 4, 11, 2, 0]], source: source)?.map(\.line) == [10])
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
    #expect((places([region]) ?? []).count <= 1)
  }

  @Test func `what is no export says nothing`() {
    #expect(Untried.all(in: Data("error: no such file".utf8), sources: [:]) == nil)
  }
}
