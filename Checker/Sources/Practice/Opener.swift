import Basics
import Common
import Foundation
import Host

/// A repair for a whole class: the reference with a mutant that is recorded to turn tests red, so that
/// nothing is built or tried before it's there.
struct Opener {
  let exercise: Course.Exercise
  let workspace: Workspace

  func repair(seed: UInt64) throws(Complaint) -> Repair {
    var random = SeededNumbers(seed: seed)
    let known = try workspace.expected(exercise.id).mistakes?.all ?? []
    let red = Set(known.filter { $0.red?.contains { "1"..."9" ~= $0 } == true }.map(\.sentence))
    let mutants =
      workspace.hasReference(exercise.id) ? try Mutants(of: exercise, in: workspace) : nil
    let choice = mutants?.all.filter { red.contains($0.mutant.sentence) && $0.mutant.report != nil }
    guard let chosen = choice?.randomElement(using: &random), let report = chosen.mutant.report
    else {
      throw Complaint(
        "An opener is a solution with a mistake, and this copy has none of \(exercise.id).",
        next: "a copy with Solutions has it", exit: .notPassed)
    }
    return try Repair(
      chosen.texts, of: exercise, in: workspace, "A user reports: \(report)", counts: false)
  }
}

extension Repair {
  /// Puts these texts in the place of the learner's own.
  init(
    _ texts: [String: String], of exercise: Course.Exercise, in workspace: Workspace,
    _ report: String, counts: Bool
  ) throws(Complaint) {
    let own = try workspace.sources(of: exercise)
    var (before, broken): ([String: Data], [String: Data]) = ([:], [:])
    for (name, text) in texts where text != own[name] {
      let path = "\(exercise.layout.sources)/\(name)"
      // The file's own bytes, which may be no text; a save since then is seen when they're replaced.
      let bytes = try workspace.host.files.read(workspace.path(path)) ?? Data()
      before[path] = String(decoding: bytes, as: UTF8.self) == own[name] ? bytes : Data()
      broken[path] = Data(text.utf8)
    }
    self.init(
      of: exercise, start: workspace.host.now(), report: report, counts: counts, own: before,
      broken: broken)
  }
}
