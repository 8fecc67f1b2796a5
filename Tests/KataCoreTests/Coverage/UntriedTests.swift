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
    let numbers = regions.map { $0 + [0, 0, 0] }
    let export = #"{"data":[{"functions":[{"filenames":["/a.swift"],"regions":\#(numbers)}]}]}"#
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

  @Test(arguments: [[90, 1, 95, 1, 0], [2, 400, 2, 500, 0], [10, 1, 2, 1, 0]])
  func `a region that its file does not have does no harm`(region: [Int]) {
    #expect((places([region]) ?? []).count <= 1)
  }

  @Test func `what is no export says nothing`() {
    #expect(Untried.all(in: Data("error: no such file".utf8), sources: [:]) == nil)
  }
}
