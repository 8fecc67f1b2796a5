import Foundation
import KataCore

extension KataCommand {
  static let reset = KataCommand(
    spec: CommandSpec(
      "reset", "Puts an exercise back to its stub; your work is kept.",
      operand: .one("NN"),
      options: [
        .init("--given", "puts back only what is given beside your work, which stays"),
        .init("--backup", value: "N", "brings a backup back"),
      ],
      discussion: """
        Sources and Tests become what they were when the exercise was shipped. What they were
        before lies in .kata/backups, and the path is printed; --backup brings it back, and keeps
        in turn what it replaces. No git is needed for any of it.
        """),
    options: ResetOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      for exercise in try workspace.course.named([options.name]) {
        let reset = Reset(workspace: workspace, exercise: exercise)
        output.write(try reset.run(options))
      }
      return .success
    })
}

/// What was asked of `kata reset`.
private struct ResetOptions {
  var name: String
  /// Whether the learner's own stays as it is.
  var isGivenOnly: Bool
  /// The number of the backup that is to come back.
  var backup: Int?

  init(_ invocation: Invocation) throws(Complaint) {
    name = invocation.operands[0]
    isGivenOnly = invocation.has("--given")
    backup = try invocation.number("--backup", in: 1...9_999)
    if isGivenOnly, backup != nil {
      throw .usage(
        "kata reset puts back what was given, or a backup, not both at once.",
        next: "kata help reset")
    }
  }
}

/// Puts folders of one exercise back; nothing is taken away before its copy is safe.
private struct Reset {
  let workspace: Workspace
  let exercise: Course.Exercise

  /// A folder of the exercise, and what it is to hold.
  private typealias Part = (folder: String, source: String)

  private var files: Files { workspace.host.files }
  private var backups: Backups { Backups(workspace: workspace, id: exercise.id) }

  func run(_ options: ResetOptions) throws(Complaint) -> [Line] {
    if let number = options.backup { return try bringBack(number) }
    let given = workspace.given(exercise.id)
    let parts = exercise.shipped.dropFirst(options.isGivenOnly ? 1 : 0).map { part in
      Part(folder: part.folder, source: "\(given)/\(part.given)")
    }
    for part in parts where files.list(part.source) == nil {
      throw Complaint.machine(
        "\(workspace.relative(part.source)) is missing, so there is nothing to reset to.",
        next: "git checkout -- \(exercise.layout.folder)")
    }
    if options.isGivenOnly { return try put(parts, "\(exercise.beside) is as it was given") }
    let id = exercise.id
    return try put(parts, "\(id) is back to its stub", else: "\(id) is as it was shipped")
  }

  private func bringBack(_ number: Int) throws(Complaint) -> [Line] {
    let folders = backups.folders(number)
    guard !folders.isEmpty else { throw backups.complaint(about: number) }
    let parts = folders.map { Part(folder: $0, source: "\(backups.path(number))/\($0)") }
    let names = folders.map { "\(exercise.layout.folder)/\($0)" }.joined(separator: " and ")
    return try put(parts, "\(names) \(folders.count == 1 ? "is" : "are") as in backup \(number)")
  }

  /// What was done, in words, or else what needed none.
  private func put(
    _ parts: [Part], _ words: String, else others: String? = nil
  ) throws(Complaint) -> [Line] {
    let folder = workspace.exercise(exercise.id)
    var changed: [Part] = []
    for part in parts
    where try !workspace.differences("\(folder)/\(part.folder)", part.source).isEmpty {
      changed.append(part)
    }
    guard !changed.isEmpty else { return [Line("\(others ?? words); nothing to do.")] }
    let kept = try backups.keep(
      changed.map { "\(folder)/\($0.folder)" }.filter { !visible($0).isEmpty })
    for part in changed { try replace("\(folder)/\(part.folder)", part.source) }
    let told = Line(Span("\(words).", .good))
    guard let kept else { return [told] }
    return [
      told, Line(Span("what was there: ", .faint), Span(workspace.relative(backups.path(kept)))),
      Line(
        Span("back again: ", .faint),
        Span("kata reset \(exercise.id.number) --backup \(kept)", .command)),
    ]
  }

  private func visible(_ folder: String) -> [String] {
    (files.list(folder) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// Hidden files are no exercise's: they stay.
  private func replace(_ folder: String, _ source: String) throws(Complaint) {
    let fresh = "\(workspace.state)/fresh"
    try files.remove(fresh)
    try files.createFolder(workspace.state)
    try files.copy(source, fresh)
    try files.createFolder(folder)
    for name in visible(folder) { try files.remove("\(folder)/\(name)") }
    for name in visible(fresh) { try files.move("\(fresh)/\(name)", "\(folder)/\(name)") }
    try files.remove(fresh)
  }
}
