import Foundation
import KataCore

/// What is generated for an exercise, and has to be what generating it anew would give.
struct Record {
  private let workspace: Workspace
  private let id: ExerciseID

  init(_ workspace: Workspace, _ id: ExerciseID) {
    self.workspace = workspace
    self.id = id
  }

  func settle(
    _ expected: Expected, _ corpus: [String: String], isRecording: Bool, _ fault: (String) -> Void
  ) throws(Complaint) {
    if isRecording {
      try write(expected, corpus)
      return
    }
    if (try? workspace.expected(id)) != expected {
      fault(".given/expected.json is not what the reference and the stub show today")
    }
    let recorded = Corpus(workspace: workspace, id: id).recorded()
    for mutant in Set(recorded.keys).symmetricDifference(corpus.keys).sorted() {
      fault("scripts.json and the mutants do not agree on \(mutant)")
    }
  }

  private func write(_ expected: Expected, _ corpus: [String: String]) throws(Complaint) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let files = workspace.host.files
    let data = (try? encoder.encode(expected)) ?? Data()
    try files.write("\(workspace.given(id))/expected.json", data + Data("\n".utf8))
    let lines = corpus.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    try files.write(
      "\(workspace.solution(id))/scripts.json",
      Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8))
  }
}
