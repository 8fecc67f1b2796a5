import Foundation
import KataCore
import KataCourse
import KataHost

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
        a backup of what it replaces in turn. No git is needed.
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

/// The options of `kata reset`.
private struct ResetOptions {
  var name: String
  /// True if the learner's part stays as it is.
  var isGivenOnly: Bool
  /// The number of the backup to bring back.
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

  /// A folder of the exercise, by its name, and the files that it is to hold.
  private typealias Part = (name: String, files: [String: Data])

  private var files: Files { workspace.host.files }
  private var backups: Backups { Backups(workspace: workspace, id: exercise.id) }

  func run(_ options: ResetOptions) throws(Complaint) -> [Line] {
    if let number = options.backup { return try bringBack(number) }
    let names =
      options.isGivenOnly
      ? [exercise.givenFolder] : [exercise.ownFolder, exercise.givenFolder]
    let parts = names.map {
      Part(name: $0, files: workspace.shipped[exercise.id, $0].mapValues { Data($0.utf8) })
    }
    for part in parts where part.files.isEmpty {
      throw Complaint.machine(
        "\(ShippedFiles.path) holds nothing of \(exercise.id)/\(part.name) to reset to.",
        next: "git checkout -- \(ShippedFiles.path)")
    }
    if options.isGivenOnly { return try put(parts, "\(exercise.beside) is as it was given") }
    let id = exercise.id
    return try put(parts, "\(id) is back to its stub", else: "\(id) is as it was shipped")
  }

  private func bringBack(_ number: Int) throws(Complaint) -> [Line] {
    let names = backups.folders(number)
    guard !names.isEmpty else { throw backups.complaint(about: number) }
    let parts = try names.map { name throws(Complaint) in
      Part(name: name, files: try backups.files(number, name))
    }
    let folders = names.map { "\(exercise.layout.folder)/\($0)" }.joined(separator: " and ")
    return try put(parts, "\(folders) \(names.count == 1 ? "is" : "are") as in backup \(number)")
  }

  /// Says what was done, or else what needed nothing.
  private func put(
    _ parts: [Part], _ words: String, else others: String? = nil
  ) throws(Complaint) -> [Line] {
    let folder = workspace.exercise(exercise.id)
    var changed: [Part] = []
    for part in parts
    where try !workspace.differences("\(folder)/\(part.name)", part.files).isEmpty {
      changed.append(part)
    }
    guard !changed.isEmpty else { return [Line("\(others ?? words); nothing to do.")] }
    let kept = try backups.keep(
      changed.map { "\(folder)/\($0.name)" }.filter { !visible($0).isEmpty })
    for part in changed { try replace("\(folder)/\(part.name)", part.files) }
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

  /// Leaves hidden files where they are: they belong to no exercise.
  private func replace(_ folder: String, _ new: [String: Data]) throws(Complaint) {
    for name in visible(folder) { try files.remove("\(folder)/\(name)") }
    for (name, data) in new { try files.write("\(folder)/\(name)", data) }
  }
}
