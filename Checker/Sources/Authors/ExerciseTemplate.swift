import Basics
import Common
import Foundation

/// The files of a new exercise, with everything that `kata verify` asks for: what is left to write
/// says so, and is red.
struct ExerciseTemplate: Sendable {
  private let number: Int
  private let name: String
  private let scene: String

  init(number: Int, name: String, scene: String) throws(Complaint) {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw .usage(
        "\"\(name)\" is no name of an exercise: lower-case words, with hyphens between them.",
        next: "kata new exercise 26 --name live-search --scene Login")
    }
    (self.number, self.name, self.scene) = (number, name, scene)
  }

  private var short: String { number < 10 ? "0\(number)" : "\(number)" }
  private var folder: String { "\(short)-\(name)" }
  private var words: [Substring] { name.split(separator: "-") }

  private var title: String {
    let words = words.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The word that its types begin with.
  private var type: String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The texts by their paths in the course.
  var files: [String: String] {
    [
      "Exercises/\(folder)/README.md": readme,
      "Exercises/\(folder)/HINTS.md":
        "# Hints for \(short)\n\n## 1\n\nWrite this.\n\n## 2\n\nWrite this.\n\n## 3\n\nWrite this.\n",
      "Exercises/\(folder)/AFTER.md":
        "Write two sentences on why.\n\nAnd which question?\n\n\(After.fold)\n\nAnd which answer?\n\n</details>\n",
      "Exercises/\(folder)/Sources/\(type).swift":
        source("Write the stub, and nothing of the task."),
      "Exercises/\(folder)/Tests/\(type)Tests.swift": suite,
      "Solutions/\(folder)/WHY.md": "# Why this solution\n\nWrite this.\n",
      "Solutions/\(folder)/Sources/\(type).swift": source("Write the reference."),
      "Solutions/\(folder)/Alternatives/NamedForTheDifference.swift":
        source("Write the same in another way."),
      "Solutions/\(folder)/Mutants.diff": "",
      "Solutions/\(folder)/Player/\(type)Scenario.swift": scenario,
      "Solutions/\(folder)/Player/\(type)Player.swift": player,
    ]
  }

  /// Package.swift with the exercise's line; nil where its list has another form.
  func listed(in manifest: String) -> String? {
    adding(
      "  (\"\(folder)\", \"\(scene)\"),\n", before: /\n\]\n/, behind: "let exercises:", manifest)
  }

  /// `course.json` with the exercise's entry, also in the path of all; nil where it has another form.
  func listed(inCourse json: String) -> String? {
    let entry = """
      ,
          {
            "id": "Exercise\(short)",
            "name": "\(name)",
            "title": "\(title)",
            "scene": "\(scene)",
            "minutes": 20,
            "edit": [
              "\(type).swift"
            ],
            "writes": "sources",
            "rules": []
          }
      """
    return adding(entry, before: /\n  \],\n/, behind: "\"exercises\":", json).flatMap {
      adding(",\n      \"Exercise\(short)\"", before: /\s*\]/, behind: "\"all\":", $0)
    }
  }

  /// The text with another before the first match behind a word; a newline of the match stays behind
  /// what ends in one.
  private func adding(
    _ addition: String, before end: Regex<Substring>, behind word: String, _ text: String
  ) -> String? {
    guard let start = text.range(of: word)?.upperBound,
      let match = text[start...].firstMatch(of: end)
    else { return nil }
    let isLine = addition.hasSuffix("\n")
    let place = isLine ? text.index(after: match.range.lowerBound) : match.range.lowerBound
    return text[..<place] + addition + text[place...]
  }

  private var readme: String {
    let sections = Readme.headings.map { heading in
      let text =
        switch heading {
        case "Task": "Write [\(type).swift](Sources/\(type).swift)."
        case "Edges":
          "- **E1** Write the first edge, so that two careful people would write the same code."
        case "Done when": "- all tests pass"
        default: "Write this."
        }
      return "\n## \(heading)\n\n\(text)\n"
    }
    return "# \(short) · \(title)\n" + sections.joined()
  }

  private func source(_ task: String) -> String {
    """
    import \(scene)Scene

    // \(task)
    final class \(type) {}

    """
  }

  private var suite: String {
    """
    import \(scene)Scene
    import \(scene)Spies
    import SpyKit
    import Testing

    @testable import Exercise\(short)

    @Suite(.flow) struct \(type)Tests {
      @Test(.tags(.edge1)) func `write the first edge as a sentence`() {
        Issue.record("Write this test.")
      }
    }

    """
  }

  private var scenario: String {
    """
    import \(scene)Scene
    import SpyKit

    /// Write what can happen, from start to end.
    nonisolated struct \(type)Scenario: KataScenario {
      var steps: [Bool]

      var isCovered: Bool { true }

      static func random(using random: inout KataRandom) -> Self {
        Self(steps: random.row(usually: 5) { $0.once(in: 2) })
      }
    }

    """
  }

  private var player: String {
    """
    import \(scene)Scene
    import \(scene)Spies
    import SpyKit
    import Testing

    @testable import Exercise\(short)

    @Test func play() async throws {
      try await KataPlayback.play(\(type)Scenario.self) { scenario, recorder in
        // Write this: make fresh parts between spies, and take each step with them.
        for step in scenario.steps { recorder.step("\\(step)") }
      }
    }

    """
  }
}

extension Readme {
  /// The sections that every README has, in their order.
  static let headings = ["Story", "Task", "Edges", "Done when", "In your app", "Out of scope"]
}
