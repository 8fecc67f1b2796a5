import Basics
import Common
import Host
import Foundation

/// Writes down what was recorded of an exercise, line by line as it's read.
extension Expected {
  var text: String {
    var lines = cast.lines
    if let mistakes {
      lines.append("mistakes\t\(mistakes.madeOf)")
      lines += mistakes.all.map { mistake in
        ([
          "mistake", mistake.edge, mistake.diff, mistake.fingerprint.rawValue,
          mistake.red ?? "", mistake.sentence,
        ] + [mistake.report].compactMap(\.self)).joined(separator: "\t")
      }
      lines += mistakes.unsteady.map { "unsteady\t\($0)" }
    }
    for test in tests {
      lines.append("test\t\(test.stubFails ? "fails" : "passes")\t\(test.name)")
      for flow in test.flows { lines += ["begin\t\(test.name)"] + flow.lines + ["end"] }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension TestFlow {
  /// The recorder's lines: what stood beside the messages keeps its place among them.
  fileprivate var lines: [String] {
    var lines: [String] = []
    for place in 0...messages.count {
      lines += asides.filter { $0.place == place }.map(\.line)
      if messages.indices.contains(place) {
        lines.append("message\t\(messages[place].receiver)\t\(messages[place].text)")
      }
    }
    return lines
  }
}

extension Aside {
  fileprivate var line: String {
    if let question { return "answer\t\(question)\t\(text)" }
    let request = request.map(String.init) ?? ""
    return ["aside", from ?? "", to ?? "", request, text].joined(separator: "\t")
  }
}

/// The files that `kata verify` makes for an exercise: it compares them, or writes them anew.
struct Record {
  let workspace: Workspace
  let id: ExerciseID

  /// Writes the files if `isRecording`, and of what is sound alone; otherwise returns a sentence for
  /// each thing out of date.
  func settle(
    _ expected: Expected, _ scripts: [String: String], isRecording: Bool, isSound: Bool
  ) throws(Complaint) -> [String] {
    if isRecording {
      if isSound { try write(expected, scripts) }
      return []
    }
    var faults: [String] = []
    let recordedText = try workspace.host.files.text(workspace.path(layout.expected))
    if recordedText != expected.text {
      faults.append(
        "\(layout.expected) is not what reference, stub and mutants show today; --record writes it")
    }
    let recorded = ScriptList.recorded(for: id, in: workspace)
    for mutant in Set(recorded.keys).symmetricDifference(scripts.keys).sorted() {
      faults.append("scripts.json and the mutants do not agree on \(mutant)")
    }
    return faults
  }

  private var layout: ExerciseLayout { workspace.layout(id) }

  private func write(_ expected: Expected, _ scripts: [String: String]) throws(Complaint) {
    let files = workspace.host.files
    try files.write(workspace.path(layout.expected), Data(expected.text.utf8))
    let lines = scripts.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    try files.write(
      workspace.path(layout.scripts),
      Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8))
  }
}
