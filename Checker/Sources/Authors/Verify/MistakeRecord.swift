import Basics
import Common

/// The mistakes of an exercise's mutants, as they are recorded and as they show now.
///
/// A fingerprint costs many plays, and stays as long as the mutant's diff, the reference and the
/// player do: a word about a mistake, or a mutant beside it, costs none.
struct MistakeRecord {
  private(set) var noted: KnownMistakes
  private var known = KnownMistakes([], madeOf: "")
  private let isRecording: Bool

  init(of exercise: Course.Exercise, in workspace: Workspace, isRecording: Bool) throws(Complaint) {
    let layout = exercise.layout
    let madeOf = try workspace.digest(
      [layout.reference, layout.player].map(workspace.path), and: ["\(Limits.scripts)"])
    noted = KnownMistakes([], madeOf: madeOf)
    self.isRecording = isRecording
    if let mistakes = (try? workspace.expected(exercise.id))?.mistakes, mistakes.madeOf == madeOf {
      known = mistakes
    }
  }

  /// Notes a mistake with the words that its mutant has now.
  ///
  /// A new one is noted only while recording, with a fingerprint if it always sends the same.
  mutating func note(
    _ mutant: Mutant, failures: [Int], fingerprint: () throws(Complaint) -> Fingerprint?
  ) throws(Complaint) {
    let digest = mutant.diff.digest
    var mistake = known.all.first { $0.diff == digest }
    let isKnown = mistake != nil || known.unsteady.contains(digest)
    if isRecording {
      let red = failures.map(String.init).joined(separator: " ")
      let steady = try isKnown ? mistake?.fingerprint : fingerprint()
      mistake = steady.map {
        KnownMistake(edge: "", sentence: "", fingerprint: $0, red: red, diff: digest)
      }
    }
    if var mistake {
      (mistake.edge, mistake.sentence) = (mutant.edge, mutant.sentence)
      mistake.report = mutant.report
      noted.all.append(mistake)
    } else if isRecording || isKnown {
      noted.unsteady.append(digest)
    }
  }
}

extension UnifiedDiff {
  /// Digits that stand for all that it changes.
  fileprivate var digest: String {
    let lines = files.flatMap { file in [file.name] + file.hunks.flatMap(\.lines) }
    return String(SHA256.hex(lines.joined(separator: "\n")).prefix(12))
  }
}
