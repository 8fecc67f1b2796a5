import Core
import Foundation

/// A further use case of a scene: files of its own, and a line in each of a few that there are.
struct UseCase {
  /// The scene's, as in "Notes".
  let scene: String
  /// As in "Delete".
  let name: String

  init(scene: String, name: String) throws(Complaint) {
    try SceneInterview.demandNames([scene, name], next: "kata new use-case Notes.Delete")
    (self.scene, self.name) = (scene, name)
  }

  /// The folders with the scene's files, from the package's.
  var folders: [String] { ["Sources/\(scene)Scene", "Tests/\(scene)SceneTests"] }

  /// The file with its messages.
  var contract: String { named("Sources/NAMEScene/NAME.USE.swift") }

  /// The texts that change or come with it; `old` are those of the folders.
  func files(from old: [String: String]) throws(Complaint) -> [String: String] {
    var answers: Set<String> = []
    for (answer, mark) in [
      ("worker", "protocol \(scene)WorkerLogic"), ("routes", "class \(scene)RouterSpy"),
      ("spykit", "KataLog<"),
    ] where old.values.contains(where: { $0.contains(mark) }) {
      answers.insert(answer)
    }
    var files = old
    for (start, template) in Self.lines {
      let line = filled(template, answers)
      if !line.isEmpty { try insert(line, below: named(start), into: &files) }
    }
    for (file, template) in Self.files {
      let text = filled(template, answers)
      if !text.isEmpty { files[named(file)] = text }
    }
    return files.filter { old[$0.key] != $0.value }
  }

  /// Puts a line below the one that begins so, in whichever file has it.
  private func insert(
    _ line: String, below start: String, into files: inout [String: String]
  ) throws(Complaint) {
    let places = files.flatMap { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter {
        lines[$0].drop { $0 == " " }.hasPrefix(start) && lines[$0].hasSuffix("{")
      }.map { (path: path, lines: lines, index: $0) }
    }
    guard places.count == 1, let place = places.first else {
      throw Complaint(
        "Not one line of \(scene)Scene and its tests begins with \"\(start)\" and opens a brace.",
        next: "kata new use-case adds to a scene as kata new scene makes it", exit: .notPassed)
    }
    var lines = place.lines
    lines.insert(Substring(line), at: place.index + 1)
    files[place.path] = lines.joined(separator: "\n")
  }

  private func named(_ text: String) -> String {
    text.replacing("NAME", with: scene).replacing("USE", with: name)
      .replacing("LOWER", with: name.prefix(1).lowercased() + name.dropFirst())
  }

  private func filled(_ template: String, _ answers: Set<String>) -> String {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { SceneTemplate.expanded(String($0), answers) }
    return named(lines.joined(separator: "\n"))
      .replacing("MODEL", with: SceneTemplate.model(isWrittenDown: answers.contains("spykit")))
  }
}
