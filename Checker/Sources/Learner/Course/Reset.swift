import Host
import CommandKit
import Core
import Course
import Foundation

extension Subcommand {
  static let reset = Subcommand(
    spec: CommandSpec(
      "reset",
      operand: .one("NN"),
      options: [
        .init("--given", "puts back only what is given beside your work, which stays"),
        .init("--backup", value: "N", "brings a backup back"),
      ],
      discussion: """
        Sources and Tests go back to the way the exercise was shipped. Your files are kept in
        .kata/backups, and the path is printed.
        """),
    options: { invocation throws(Complaint) in
      (
        name: invocation.operands[0], isGivenOnly: invocation.has("--given"),
        backup: try invocation.number("--backup", in: 1...9_999)
      )
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.named([options.name])[0]
      try workspace.demandNoRepair(of: exercise.name)
      let reset = Reset(workspace: workspace, exercise: exercise)
      if let backup = options.backup {
        output.write(try reset.bringBack(backup))
      } else {
        output.write(try reset.run(isGivenOnly: options.isGivenOnly))
      }
      return .success
    })
}

/// Puts folders of one exercise back; nothing is taken away before its copy is safe.
private struct Reset {
  let workspace: Workspace
  let exercise: Course.Exercise

  /// A folder of the exercise, by its name, and the files that it is to hold.
  private typealias Part = (name: String, files: [String: Data])

  private var backups: Backups { Backups(workspace: workspace, id: exercise.id) }

  func bringBack(_ number: Int) throws(Complaint) -> [Line] {
    try put(backups.parts(number), "\(exercise.layout.folder) is as in backup \(number)")
  }

  func run(isGivenOnly: Bool) throws(Complaint) -> [Line] {
    let names = isGivenOnly ? [exercise.givenFolder] : [exercise.ownFolder, exercise.givenFolder]
    var parts = names.map {
      Part(name: $0, files: workspace.shipped[exercise.id, $0].mapValues { Data($0.utf8) })
    }
    if isGivenOnly, let own = exercise.ownSuite {
      // Own tests lie in the folder of the given ones, and stay.
      parts[0].files = parts[0].files.filter { exercise.isGiven(test: $0.key) }
      for name in workspace.host.files.tree(workspace.path(own.own)) {
        let path = "\(own.own)/\(name)"
        parts[0].files[String(path.dropFirst(exercise.givenPath.count + 1))] =
          try workspace.host.files.read(workspace.path(path))
      }
    }
    for part in parts where part.files.isEmpty {
      throw Complaint.damaged(
        "\(ShippedFiles.path) holds nothing of \(exercise.id)/\(part.name) to reset to.",
        ShippedFiles.path)
    }
    if !isGivenOnly {
      try workspace.host.files.remove(workspace.changeRecord(of: exercise))
    }
    return try put(
      parts,
      isGivenOnly
        ? "\(exercise.givenPath) is as it was given" : "\(exercise.id) is back to its stub")
  }

  /// Keeps what is there, puts these folders in its place, and says so.
  private func put(_ parts: [Part], _ words: String) throws(Complaint) -> [Line] {
    let files = workspace.host.files
    let folders = parts.map { "\(workspace.exercise(exercise.id))/\($0.name)" }
    var isChanged = false
    for (folder, part) in zip(folders, parts)
    where try !workspace.differences(folder, part.files).isEmpty {
      isChanged = true
    }
    guard isChanged else { return [Line("\(exercise.id) already looks like that; nothing to do.")] }
    let kept = try backups.keep(folders.filter { files.exists($0) })
    for (folder, part) in zip(folders, parts) {
      try files.remove(folder)
      for (name, data) in part.files { try files.write("\(folder)/\(name)", data) }
    }
    return [
      Line(Span("\(words).", .good)),
      Line(Span("your files: ", .faint), Span(workspace.relative(backups.path(kept)))),
      Line(
        Span("to undo: ", .faint),
        Span("kata reset \(exercise.id.number) --backup \(kept)", .command)),
    ]
  }
}
