import Foundation
package import KataCore
package import KataCourse
import KataHost

/// Lists an exercise's mutants, lays one out as whole files, and takes the edited files back.
package struct MutantEditing {
  let workspace: Workspace
  let exercise: Course.Exercise

  /// The file beside the laid out ones that holds edge and sentence.
  private static let note = "note.txt"
  private static let emptyNote = "E?: what is wrong, in one sentence fit for the learner"

  package init(workspace: Workspace, exercise: Course.Exercise) {
    (self.workspace, self.exercise) = (workspace, exercise)
  }

  private var files: Files { workspace.host.files }

  /// A row for each mutant: its name, its edge, and what is wrong.
  package func list() throws(Complaint) -> [Line] {
    let rows = try Mutants(of: exercise.id, in: workspace).all.map {
      [$0.mutant.name, $0.mutant.edge, $0.mutant.sentence]
    }
    return Report.table([["\(exercise.id)", "edge", "what is wrong"]] + rows)
  }

  /// The mutant of that name, with the files that it makes.
  package func find(_ name: String) throws(Complaint) -> (mutant: Mutant, texts: [String: String]) {
    let mutants = try Mutants(of: exercise.id, in: workspace)
    try checkPages(mutants)
    if let found = mutants.all.first(where: { $0.mutant.name == name }) { return found }
    let near = Spelling.nearest(to: name, among: mutants.all.map(\.mutant.name))
    throw .usage(
      "\(exercise.id) has no mutant \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
      next: "kata mutant \(exercise.id.number)")
  }

  /// Lays out the mutant; if there is none of that name, what is right and a note to fill in.
  package func edit(_ name: String) throws(Complaint) -> [Line] {
    try checkName(name)
    let mutants = try Mutants(of: exercise.id, in: workspace)
    try checkPages(mutants)
    let place = workspace.relative(folder(name))
    guard try laid(name).isEmpty else {
      throw Complaint(
        "\(place) is there already.", next: "\(command(name)) --save, or remove that folder",
        exit: .notPassed)
    }
    let found = mutants.all.first { $0.mutant.name == name }
    var draft = found?.texts ?? mutants.base
    draft[Self.note] = "\(found?.mutant.note ?? Self.emptyNote)\n"
    try files.lay(draft, in: folder(name))
    return draft.keys.sorted().map { Line("\(place)/\($0)") }
      + [Line("then: \(command(name)) --save", .faint)]
  }

  /// Puts the edited files back into the page, as their difference from what is right.
  package func save(_ name: String) throws(Complaint) -> [Line] {
    try checkName(name)
    let place = workspace.relative(folder(name))
    var edited = try laid(name)
    guard !edited.isEmpty else {
      throw .usage("\(place) is not there.", next: "\(command(name)) --edit")
    }
    let mutants = try Mutants(of: exercise.id, in: workspace)
    try checkPages(mutants)
    let note = Mutant.note(edited.removeValue(forKey: Self.note) ?? "")
    let diff = UnifiedDiff(from: mutants.base, to: edited)
    guard let note, !diff.files.isEmpty, edited.keys == mutants.base.keys else {
      let names = mutants.base.keys.sorted().joined(separator: ", ")
      throw Complaint(
        "\(place) should hold \(names), with the mistake, and \(Self.note).",
        next: "write \"E1: what is wrong\" into the note, and the mistake into the sources",
        exit: .notPassed)
    }
    let index =
      mutants.pages.firstIndex { $0.page.mutants.contains { $0.name == name } }
      ?? mutants.pages.count - 1
    var (path, page) = mutants.pages[index]
    page.put(name, edge: note.edge, sentence: note.sentence, diff: diff)
    try files.write(workspace.path(path), Data(page.text.utf8))
    try files.remove(folder(name))
    return [Line("saved: \(path)", .good)]
  }

  /// The laid out files as they are now, the note among them.
  private func laid(_ name: String) throws(Complaint) -> [String: String] {
    var texts = try files.texts(in: folder(name))
    texts[Self.note] = try files.text("\(folder(name))/\(Self.note)")
    return texts
  }

  /// A page with a fault would lose the mutant that has it.
  private func checkPages(_ mutants: Mutants) throws(Complaint) {
    guard let fault = mutants.faults.first else { return }
    throw Complaint(
      "\(fault).", next: "mend that mutant, so that the diff fits what is right", exit: .notPassed)
  }

  private func checkName(_ name: String) throws(Complaint) {
    guard Mutant.isName(name) else {
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
