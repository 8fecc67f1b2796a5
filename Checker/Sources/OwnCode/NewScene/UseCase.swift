import Core
import Foundation

/// A further use case of a scene: files of its own, and a line in each of a few that there are.
struct UseCase {
  /// The scene's, as in "Notes".
  let scene: String
  /// As in "Delete".
  let name: String

  init(scene: String, name: String) throws(Complaint) {
    for word in [scene, name] where word.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
      throw .usage(
        "\"\(word)\" can't begin the name of a type: letters and digits, with a capital first.",
        next: "kata new use-case Notes.Delete")
    }
    (self.scene, self.name) = (scene, name)
  }

  private var sources: String { "Sources/\(scene)Scene" }
  private var tests: String { "Tests/\(scene)SceneTests" }

  /// The files that get a line, by their paths in the package.
  var touched: [String] {
    [
      "\(sources)/\(scene).Show.swift", "\(sources)/\(scene)View.swift",
      "\(tests)/\(scene)Spies.swift",
    ]
  }

  /// All texts that change or come with it; `old` are the touched ones.
  func files(from old: [String: String]) throws(Complaint) -> [String: String] {
    let contract = old[touched[0]] ?? ""
    var answers: Set<String> = []
    if contract.contains("protocol \(scene)WorkerLogic") { answers.insert("worker") }
    if old[touched[2]]?.contains("RouterSpy") == true { answers.insert("routes") }
    if old[touched[2]]?.contains("KataLog") == true { answers.insert("spykit") }
    var files = old
    for (file, start, line) in Self.lines where holds(line, answers) {
      let path = named(file)
      files[path] = try inserting(filled(line, answers), below: named(start), in: files[path], path)
    }
    for (file, template) in Self.files where holds(template, answers) {
      files[named(file)] = filled(template, answers)
    }
    return files
  }

  /// The text with a line more, below the one that begins so.
  private func inserting(
    _ line: String, below start: String, in text: String?, _ path: String
  ) throws(Complaint) -> String {
    var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter {
      lines[$0].drop { $0 == " " }.hasPrefix(start) && lines[$0].hasSuffix("{")
    }
    guard places.count == 1 else {
      throw Complaint(
        "\(path) has no line that begins with \"\(start)\" and opens a brace.",
        next: "kata new use-case adds to a scene as kata new scene makes it", exit: .notPassed)
    }
    lines.insert(Substring(line.drop { $0 == "\n" }.prefix { $0 != "\n" }), at: places[0] + 1)
    return lines.joined(separator: "\n")
  }

  private func holds(_ template: String, _ answers: Set<String>) -> Bool {
    !template.hasPrefix("[worker]") || answers.contains("worker")
  }

  private func named(_ text: String) -> String {
    text.replacing("NAME", with: scene).replacing("USE", with: name)
      .replacing("LOWER", with: name.prefix(1).lowercased() + name.dropFirst())
  }

  private func filled(_ template: String, _ answers: Set<String>) -> String {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { SceneTemplate.expanded(String($0), answers) }
    let model = "Equatable\(answers.contains("spykit") ? ", Encodable" : ""), Sendable"
    return named(lines.joined(separator: "\n")).replacing("MODEL", with: model)
  }
}
