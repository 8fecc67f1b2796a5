import Foundation

/// The edges of the README that each test of a suite is about, as `.tags(.edge6)` in its text says.
package struct TestEdges: Sendable {
  /// By the test's name as the code has it, without backticks.
  package private(set) var edges: [String: [Int]] = [:]

  package init(_ suite: [String: String]) {
    for text in suite.values {
      for test in text.components(separatedBy: "@Test").dropFirst() {
        guard let function = test.firstMatch(of: #/\bfunc (?:`([^`]+)`|(\w+)\()/#) else { continue }
        let name = String(function.1 ?? function.2 ?? "")
        edges[name] = test[..<function.range.lowerBound].matches(of: #/\.edge(\d+)\b/#)
          .compactMap { Int($0.1) }
      }
    }
  }

  /// The edges of a test by its name in a verdict; none for one that is not in the suite.
  package subscript(test: String) -> [Int] { edges[Verdict.Case.title(of: test)] ?? [] }
}
