import Host
import Basics
import Common
import Foundation

extension Subcommand {
  static let reset = Subcommand(
    spec: CommandSpec(
      "reset", operand: .one("NN"),
      options: [
        .init("--given", "puts back only the given files; your work stays"),
        .init("--backup", value: "N", "restores this backup"),
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
      let lock = try workspace.lock(output.note)
      try workspace.demandNoRepair(of: exercise.name)
      let reset = Reset(workspace: workspace, exercise: exercise, lock: lock)
      if let backup = options.backup {
        output.write(try reset.bringBack(backup))
      } else {
        output.write(try reset.run(isGivenOnly: options.isGivenOnly))
      }
      return .success
    })
}

/// Puts folders of one exercise back, and keeps what it replaces as a numbered backup.
private struct Reset {
  let workspace: Workspace
  let exercise: Course.Exercise
  let lock: FileLock

  /// A folder of the exercise, by its name, and the files that it is to hold.
  private typealias Part = (name: String, files: [String: Data])

  func bringBack(_ number: Int) throws(Complaint) -> [Line] {
    let backup = "\(FileChange.backups)/\(exercise.id)-\(number)"
    let files = workspace.host.files
    var parts: [Part] = []
    for name in ["Sources", "Tests"] {
      let folder = workspace.path("\(backup)/\(name)")
      var data: [String: Data] = [:]
      for file in files.tree(folder) { data[file] = try files.read("\(folder)/\(file)") }
      if !data.isEmpty { parts.append((name, data)) }
    }
    guard !parts.isEmpty else {
      throw .usage("\(exercise.id) has no backup \(number).", next: "ls \(FileChange.backups)")
    }
    return try put(parts, "\(exercise.layout.folder) is as in backup \(number)")
  }

  func run(isGivenOnly: Bool) throws(Complaint) -> [Line] {
    let names = isGivenOnly ? [exercise.givenFolder] : [exercise.ownFolder, exercise.givenFolder]
    for name in names { try workspace.demandShipped(name, of: exercise) }
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
    let said = try put(
      parts,
      isGivenOnly
        ? "\(exercise.givenPath) is as it was given" : "\(exercise.id) is back to its stub")
    if !isGivenOnly { try workspace.host.files.remove(workspace.changeRecord(of: exercise)) }
    return said
  }

  /// Keeps what is there, puts these folders in its place, and says so.
  private func put(_ parts: [Part], _ words: String) throws(Complaint) -> [Line] {
    let files = workspace.host.files
    var isChanged = false
    let folder = exercise.layout.folder
    for part in parts
    where try !workspace.differences(workspace.path("\(folder)/\(part.name)"), part.files).isEmpty {
      isChanged = true
    }
    guard isChanged else { return [Line("\(exercise.id) already looks like that; nothing to do.")] }
    // A backup is whole, so files that are as they should be are in it, too.
    var change = try FileChange(
      "kata reset \(exercise.id.number)", as: "\(exercise.id)", below: folder, in: workspace, lock)
    for part in parts {
      let there = files.tree(workspace.path("\(folder)/\(part.name)"), of: [.file, .link, .other])
      for name in Set(there).union(part.files.keys) {
        let path = "\(folder)/\(part.name)/\(name)"
        let seen = try files.state(workspace.path(path))
        try change.put(part.files[name], at: path, over: seen)
      }
    }
    try change.make()
    var lines = [Line(Span("\(words).", .good))]
    if let kept = change.kept {
      let undo = "kata reset \(exercise.id.number) --backup \(change.number)"
      lines += [
        Line(Span("your files: ", .faint), Span(kept)),
        Line(Span("to undo: ", .faint), Span(undo, .command)),
      ]
    }
    return lines
  }
}
