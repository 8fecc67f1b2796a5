import Basics
import Common
import Foundation

/// The names of a new exercise, which take the place of those in `Checker/Templates/Exercise`.
struct ExerciseTemplate: Sendable {
  private let number: Int
  private let name: String
  private let scene: String

  static let folder = "Checker/Templates/Exercise"

  init(number: Int, name: String, scene: String) throws(Complaint) {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw .usage(
        "\"\(name)\" is no name of an exercise: lower-case words, with hyphens between them.",
        next: "kata new exercise 28 --name live-search --scene Login")
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

  private func renamed(_ text: String) -> String {
    [
      ("00-sample", folder), ("A sample", title), ("Sample", type), ("House", scene),
      ("sample", type.prefix(1).lowercased() + type.dropFirst()),
      ("Exercise00", "Exercise\(short)"),
      ("00", short),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The texts by their paths in the course, made of the template's sources and pages.
  ///
  /// The pages stand in one text, each below `=== PATH`: their links lead elsewhere from there.
  func files(_ sources: [String: String], _ pages: String) -> [String: String] {
    let pages = pages.split(separator: "=== ").map { page in
      let parts = page.split(separator: "\n", maxSplits: 1).map(String.init)
      return (parts[0], parts.dropFirst().joined())
    }
    return Dictionary(
      uniqueKeysWithValues: (sources.map { ($0, $1) } + pages).map { (renamed($0), renamed($1)) })
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
              "\(type)Interactor.swift"
            ],
            "writes": "sources",
            "rules": [
              "one-way",
              "protocols",
              "formatting",
              "workers"
            ]
          }
      """
    return adding(entry, before: /\n  \],\n/, behind: "\"exercises\":", json).flatMap {
      adding(",\n      \"Exercise\(short)\"", before: /\s*\]/, behind: "\"all\":", $0)
    }
  }

  /// The course's README with the exercise's row below the last one; as it is where there is none.
  func listed(inReadme readme: String) -> String {
    let row = "| \(short) | [\(title)](Exercises/\(folder)/README.md) | write its idea | 20 |"
    var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { $0.starts(with: /\| \d\d \| \[/) }) else {
      return readme
    }
    lines.insert(row[...], at: last + 1)
    return lines.joined(separator: "\n")
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
}

extension Readme {
  /// The sections that every README has, in their order.
  static let headings = ["Story", "Task", "Edges", "Done when", "In your app", "Out of scope"]
}
