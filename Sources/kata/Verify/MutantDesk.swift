import Foundation
import KataCore

/// Lays an exercise's mutants out to be edited, and takes them back as diffs.
struct MutantDesk {
  let workspace: Workspace
  let exercise: Course.Exercise

  private var files: Files { workspace.host.files }

  /// Each with its edge and what is wrong.
  func list() throws(Complaint) -> [Line] {
    let rows = try workspace.mutants(of: exercise.id).map { mutant in
      let note = MutantNote(mutant.note)
      return [mutant.name, note?.edge ?? "?", note?.words ?? mutant.note]
    }
    return Report.table([["\(exercise.id)", "edge", "what is wrong"]] + rows)
  }

  /// The mutant of that name.
  func mutant(_ name: String) throws(Complaint) -> Mutant {
    let all = try workspace.mutants(of: exercise.id)
    if let mutant = all.first(where: { $0.name == name }) { return mutant }
    let near = Spelling.nearest(to: name, among: all.map(\.name))
    throw .usage(
      "\(exercise.id) has no mutant \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
      next: "kata mutant \(exercise.id.number)")
  }

  /// The files with the mistake in them.
  func texts(_ mutant: Mutant) throws(Complaint) -> [String: String] {
    let base = try workspace.mutantBase(of: exercise.id)
    do throws(DiffFault) {
      return try mutant.applied(to: base)
    } catch {
      throw Complaint(
        "\(workspace.relative(mutant.path)):\(error.line): \(error.text).",
        next: "mend that line, so that the diff fits what is right today", exit: .notPassed)
    }
  }

  /// Lays out the mutant, or what is right with a note to fill in where there is none of that name.
  func edit(_ name: String) throws(Complaint) -> [Line] {
    try checkName(name)
    let base = try workspace.mutantBase(of: exercise.id)
    var draft = MutantDraft.files(MutantDraft.emptyNote, base, base: base)
    if let mutant = try workspace.mutants(of: exercise.id).first(where: { $0.name == name }) {
      draft = MutantDraft.files(mutant.note, try texts(mutant), base: base)
    }
    let there = try files.texts(in: folder(name))
    guard there.isEmpty || there == draft else {
      throw Complaint(
        "\(workspace.relative(folder(name))) holds edits that were not saved.",
        next: "\(command(name)) --save, or remove that folder", exit: .notPassed)
    }
    try files.lay(draft, in: folder(name))
    return draft.keys.sorted().map { Line("\(workspace.relative(folder(name)))/\($0)") }
      + [Line("then: \(command(name)) --save", .faint)]
  }

  /// Makes a diff of what was laid out and edited.
  func save(_ name: String) throws(Complaint) -> [Line] {
    try checkName(name)
    let edited = try files.texts(in: folder(name))
    guard !edited.isEmpty else {
      throw .usage(
        "\(workspace.relative(folder(name))) is not there.", next: "\(command(name)) --edit")
    }
    let path =
      try workspace.mutants(of: exercise.id).first { $0.name == name }?.path
      ?? "\(workspace.mutantFolders(of: exercise.id).last ?? "")/\(name).diff"
    let base = try workspace.mutantBase(of: exercise.id)
    let diff: UnifiedDiff
    do throws(MutantDraft.Refusal) {
      diff = try MutantDraft.diff(edited, base: base)
    } catch {
      throw refused(error, name)
    }
    try files.write(path, Data(diff.text.utf8))
    return [Line("saved: \(workspace.relative(path))", .good)]
  }

  private func refused(_ refusal: MutantDraft.Refusal, _ name: String) -> Complaint {
    let place = workspace.relative(folder(name))
    switch refusal {
    case .otherFiles(let names):
      return Complaint(
        "\(place) has to hold \(names.joined(separator: ", ")), and nothing else.",
        next: "bring the files back to these names", exit: .notPassed)
    case .noNote(let line):
      let found = line.map { "\"\($0)\" is not one" } ?? "there is none"
      return Complaint(
        "No first line in \(place) is a note: \(found).",
        next: "write \"// E1: what is wrong\" there, with the edge or the rule that it breaks",
        exit: .notPassed)
    case .nothingDiffers:
      return Complaint(
        "\(place) does not differ from what is right.", next: "make the mistake, and save again",
        exit: .notPassed)
    }
  }

  private func checkName(_ name: String) throws(Complaint) {
    guard name.first?.isUppercase == true,
      name.utf8.allSatisfy({ byte in
        [UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z")].contains {
          $0 ~= byte
        } || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      })
    else {
      throw .usage(
        "\"\(name)\" does not name a mistake as AcceptsBlanks does.",
        next: "kata mutant \(exercise.id.number)")
    }
  }

  private func folder(_ name: String) -> String {
    "\(workspace.state)/mutants/\(exercise.id)/\(name)"
  }

  private func command(_ name: String) -> String { "kata mutant \(exercise.id.number) \(name)" }
}
