import Basics
import Common
import Host

/// The templates of one folder in `Checker/Templates`: a scene, by its source of data.
struct SceneTemplate {
  /// By their paths in the package.
  private let templates: [String: Template]

  /// The sources of a scene's data.
  enum Source: String, CaseIterable {
    case worker, typed, given, shown

    var folder: String {
      switch self {
      case .worker: "Asks"
      case .typed: "Typed"
      case .given: "Given"
      case .shown: "Shows"
      }
    }
  }

  init(_ source: Source, host: HostSystem) throws(Complaint) {
    let templates = Templates(host)
    var texts: [String: Template] = [:]
    for path in templates.paths(of: source.folder) {
      texts[path] = try templates.text("\(source.folder)/\(path)").map(Template.init)
    }
    guard texts["Package.swift"] != nil else {
      let folder = "\(Templates.folder)/\(source.folder)"
      throw .damaged("There are no templates in \(folder).", folder)
    }
    self.templates = texts
  }

  /// A scene's files by their paths in its package, without a use case.
  func files(_ answers: SceneAnswers) -> [String: String] {
    files(answers) { !$0.contains("Delete") }
  }

  /// The files that change or come with a use case; `old` are the scene's.
  func files(of useCase: String, in old: [String: String], _ answers: SceneAnswers)
    throws(Complaint) -> [String: String]
  {
    var answers = answers
    answers.useCase = useCase
    var files = old
    for path in templates.keys.sorted() {
      for addition in templates[path]?.additions(answers) ?? [] {
        try insert(addition, into: &files)
      }
    }
    files.merge(self.files(answers) { $0.contains("Delete") }) { $1 }
    return files.filter { old[$0.key] != $0.value }
  }

  private func files(
    _ answers: SceneAnswers, where isWanted: (String) -> Bool
  ) -> [String: String] {
    var files: [String: String] = [:]
    for (path, template) in templates where isWanted(path) {
      files[SceneAnswers.renamed(path, answers.names)] = template.filled(answers)
    }
    return files
  }

  /// Puts lines at the end of what they belong into, in whichever file has it.
  private func insert(
    _ addition: Template.Addition, into files: inout [String: String]
  ) throws(Complaint) {
    let places = files.flatMap { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return Self.ends(of: addition.openers[...], in: lines[...])
        .map { (path: path, lines: lines, end: $0) }
    }
    guard places.count == 1, let place = places.first else {
      let opener = addition.openers.joined(separator: " … { ")
      throw Complaint(
        "The scene needs one line \"\(opener) … {\", and a line \"}\" that closes it.",
        next: "write it so in Sources or Tests, and run the same command again", exit: .notPassed)
    }
    var lines = place.lines
    lines.insert(contentsOf: addition.lines.map { $0[...] }, at: place.end)
    files[place.path] = lines.joined(separator: "\n")
  }

  /// The lines that close the last of these openers, each of which lies in the one before.
  private static func ends(
    of openers: ArraySlice<String>, in lines: ArraySlice<Substring>
  ) -> [Int] {
    guard let opener = openers.first else { return [lines.endIndex] }
    let wanted = opener.split(separator: " ")
    return lines.indices.filter { index in
      guard lines[index].hasSuffix("{"), !lines[index].contains("//") else { return false }
      let words = lines[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.indices.contains { words[$0...].starts(with: wanted) }
    }.flatMap { start in
      let closing = lines[start].prefix(while: \.isWhitespace) + "}"
      guard let end = lines[start...].firstIndex(of: closing[...]) else { return [Int]() }
      return ends(of: openers.dropFirst(), in: lines[start + 1..<end])
    }
  }
}
