import Common

/// The files of a learner's copy of the course, and the sections that its pages omit.
struct CopyList: Sendable {
  let exercises: [Course.Exercise]
  let hasSolutions: Bool
  let hasHints: Bool

  /// Files and folders of the course's root; all others there are the trainer's.
  static let parts = [
    ".devcontainer", ".editorconfig", ".gitattributes", ".github", ".gitignore", ".swift-format",
    ".swift-version", ".vscode", "AGENTS.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md",
    "Checker", "Docs", "Exercises",
    "LICENSE", "Package.swift", "README.md", "Scripts", "Solutions", "Sources", "Tests", "kata",
  ]

  /// True if a file is copied as it is; stubs and suites are written as they were shipped.
  func holds(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard let part = names.first, Self.parts.contains(part), !path.hasSuffix("~") else {
      return false
    }
    switch part {
    case ".github": return path == ".github/workflows/check.yml"
    case "Exercises":
      return names.count > 1 && names[1] == ExerciseLayout.recordedName
        || ["Exercises/course.json", ShippedFiles.path].contains(path)
        || exercises.map(\.layout).contains { layout in
          [layout.readme, layout.after, layout.givenWrong].contains(path)
            || hasHints && path == layout.hints
        }
    case "Solutions":
      return exercises.map(\.layout).contains { layout in
        path.hasPrefix("\(hasSolutions ? layout.solution : layout.player)/")
      }
    default: return true
    }
  }

  /// A page without the marked sections about things that the copy lacks.
  ///
  /// A section stands between `<!-- solutions -->` and `<!-- /solutions -->`, or between marks for
  /// `hints`.
  func page(_ text: String) -> String {
    var text = text
    for (mark, isThere) in [("solutions", hasSolutions), ("hints", hasHints)] where !isThere {
      let end = "<!-- /\(mark) -->"
      while let first = text.firstRange(of: "<!-- \(mark) -->"),
        let last = text[first.upperBound...].firstRange(of: end)
      {
        // A mark on a line of its own leaves no empty line behind.
        let isLine = text[..<first.lowerBound].last?.isNewline ?? true
        let rest = text[last.upperBound...]
        let next = isLine && rest.first?.isNewline == true ? rest.dropFirst() : rest
        text.removeSubrange(first.lowerBound..<next.startIndex)
      }
    }
    return text
  }

  /// `course.json` with a path for learners who have chosen none.
  static func course(_ text: String, following path: CoursePath) -> String {
    guard let start = text.firstIndex(of: "{") else { return text }
    let rest = text[text.index(after: start)...]
    let text = "\(text[...start])\n  \"path\": \"\(path.name)\",\(rest)"
    guard path.name == CoursePath.own else { return text }
    let ids = path.exercises.map { "\"\($0)\"" }.joined(separator: ", ")
    return text.replacing(#""paths": {"#, with: #""paths": {\#n    "\#(path.name)": [\#(ids)],"#)
  }
}

/// A learner's copy that was made.
struct CopyReport: Equatable, Sendable {
  /// The folder, as it was named.
  var folder: String
  var exercises: Int
  var files = 0
  var path: String?
  var hasSolutions: Bool
  var hasHints: Bool
  /// The number of scripts that the reference's messages were recorded for.
  var scripts = 0
  var history = History.none
  /// Given parts of this course that are not as shipped; the copy has them unchanged.
  var altered: [String] = []

  /// The commits of its repository.
  enum History: Sendable {
    case none, one, another, unchanged
  }
}
