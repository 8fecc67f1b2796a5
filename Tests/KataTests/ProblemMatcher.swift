import Foundation
import KataCore
import KataRules

/// What VS Code makes of kata's reports, by the expressions in `.vscode/tasks.json`.
struct ProblemMatcher {
  private let place: NSRegularExpression
  private let message: NSRegularExpression

  struct Problem: Hashable {
    var file: String
    var line: Int
    var message = ""
  }

  private struct Tasks: Decodable {
    let tasks: [Task]
    struct Task: Decodable {
      let command: String
      let args: [String]
      let problemMatcher: Matcher
    }
    struct Matcher: Decodable {
      let pattern: [Pattern]
    }
    struct Pattern: Decodable, Equatable {
      let regexp: String
      let file: Int?
      let line: Int?
      let column: Int?
      let message: Int?
    }
  }

  private static func tasks() throws -> [Tasks.Task] {
    let path = "\(TemporaryCourse.origin)/.vscode/tasks.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(Tasks.self, from: data).tasks
  }

  /// Each task's words behind `kata`.
  static func commands() throws -> [[String]] { try tasks().map(\.args) }

  /// All tasks have the same.
  init() throws {
    let patterns = try Self.tasks().map(\.problemMatcher.pattern)
    let first = patterns.first ?? []
    guard first.count == 2, patterns.allSatisfy({ $0 == first }), first[0].file == 1,
      first[0].line == 2, first[0].column == 3, first[1].message == 1
    else { throw CocoaError(.coderReadCorrupt) }
    place = try NSRegularExpression(pattern: first[0].regexp)
    message = try NSRegularExpression(pattern: first[1].regexp)
  }

  /// A line with a place, and the one after it with the message.
  func problems(in report: String) -> [Problem] {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      guard let found = groups(place, line), let said = groups(message, next),
        let number = Int(found[1])
      else { return nil }
      return Problem(file: found[0], line: number, message: said[0])
    }
  }

  private func groups(_ expression: NSRegularExpression, _ line: String) -> [String]? {
    let all = NSRange(line.startIndex..., in: line)
    guard let match = expression.firstMatch(in: line, range: all) else { return nil }
    return (1..<match.numberOfRanges).compactMap { index in
      Range(match.range(at: index), in: line).map { String(line[$0]) }
    }
  }
}

extension ProblemMatcher.Problem {
  var place: Self { Self(file: file, line: line) }
}

extension Verdict {
  /// What an editor has to show of it: the errors, and for each red test or broken rule one place.
  var places: Set<ProblemMatcher.Problem> {
    var places: [(String?, Int?)] = []
    if outcome == .notCompiled {
      let errors = diagnostics.filter { $0.severity == .error }
      for (index, error) in errors.enumerated().prefix(10)
      where !errors.prefix(index).contains(where: {
        ($0.file, $0.message) == (error.file, error.message)
      }) {
        places.append((error.file, error.line))
      }
    }
    for test in tests.cases where ![.passed, .notRun].contains(test.outcome) {
      let isBrokenOff = test.ending != nil
      let told = isBrokenOff ? test.issues.last : test.issues.first
      places.append((told?.file, told?.line))
    }
    if outcome == .breaksRules { places += rules.broken.prefix(1).map { ($0.file, $0.line) } }
    return Set(
      places.compactMap { file, line in
        guard let file, let line, file.hasPrefix("Exercises/") else { return nil }
        return ProblemMatcher.Problem(file: file, line: line)
      })
  }

  /// Every place that its JSON knows.
  func knownPlaces() throws -> Set<ProblemMatcher.Problem> {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
    var places: Set<ProblemMatcher.Problem> = []
    func look(_ value: Any) {
      if let list = value as? [Any] { list.forEach(look) }
      guard let object = value as? [String: Any] else { return }
      if let file = object["file"] as? String, let line = object["line"] as? Int {
        places.insert(ProblemMatcher.Problem(file: file, line: line))
      }
      object.values.forEach(look)
    }
    look(json)
    return places
  }
}
