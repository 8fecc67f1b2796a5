import Basics
import Host
import Foundation

extension Subcommand {
  package static let submit = Subcommand(
    spec: CommandSpec(
      "submit",
      operand: .optional("FILE"),
      options: [
        .init("--name", value: "NAME", "the name in the file's name (default: your user name)"),
        .init("--replace", "replaces a file that this copy did not write"),
      ],
      discussion: """
        FILE is kata-NAME.tar in this folder, unless you name another one, or a folder. It holds
        the Swift files in which you write. Nothing is sent.
        """),
    options: {
      (file: $0.operands.first, name: $0.value("--name"), replaces: $0.has("--replace"))
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let name = options.name ?? host.environment["USER"] ?? host.environment["LOGNAME"] ?? ""
      let lock = try workspace.lock(output.note)
      defer { withExtendedLifetime(lock) {} }
      let packing = try Packing(workspace)
      guard !packing.started.isEmpty else {
        throw Complaint(
          "There is nothing to submit: every exercise is as it was shipped.", next: "kata",
          exit: .notPassed)
      }
      var file = workspace.host.place(options.file ?? ".")
      let parent = file.hasSuffix("/") ? file : (file as NSString).deletingLastPathComponent
      guard host.files.exists(parent) else {
        throw .usage(
          "There is no folder \(workspace.relative(parent)).", next: "make it, or name another")
      }
      if host.files.kind(file) == .folder {
        guard !name.isEmpty else {
          throw .usage(
            "The file is named after you, and this machine doesn't know your name.",
            next: "kata submit --name NAME")
        }
        file += "/\(Packing.fileName(name))"
      } else if !file.hasSuffix(".tar"), !host.files.exists(file) {
        throw .usage(
          "There is no folder \(workspace.relative(file)), and a submission's file ends in .tar.",
          next: "make the folder, or name another")
      }
      // Another file that lies there may be a learner's work.
      guard file.hasSuffix(".tar"), host.files.kind(file).map({ $0 == .file }) ?? true else {
        throw .usage("A submission is a file whose name ends in .tar.", next: "kata submit")
      }
      let bytes = Data(packing.archive.finished)
      let submitted = "\(workspace.state)/submitted"
      let known = try host.files.text(submitted) ?? ""
      for twin in options.replaces ? [] : host.files.twins(of: file)
      where try !known.contains(SHA256.hex(host.files.read(twin) ?? Data())) {
        throw .usage(
          "\(workspace.relative((twin as NSString).standardizingPath)) exists, "
            + "and this copy did not write it.",
          next: "kata submit --name NAME with your own name; --replace if the file is yours")
      }
      let altered = try workspace.altered(for: packing.started).all
      try host.files.write(file, bytes)
      try host.files.write(submitted, Data("\(known)\(SHA256.hex(bytes))\n".utf8))
      let started = packing.started.map { ($0, (packing.texts[$0.id] ?? [:]).keys.sorted()) }
      let place = (file as NSString).standardizingPath
      output.write(
        Report.submission(
          workspace.relative(place), started, untouched: packing.texts.count - started.count,
          ignored: packing.ignored)
          + Report.altered(altered))
      return .success
    })
}

extension Files {
  /// The files of the same name, perhaps but for case, that lie in the folder.
  fileprivate func twins(of path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    return (list(folder) ?? []).filter { $0.lowercased() == name.lowercased() }
      .map { "\(folder)/\($0)" }
  }
}

extension Report {
  /// The work that `kata submit` has packed, and the files that it has left out.
  static func submission(
    _ file: String, _ started: [(Course.Exercise, [String])], untouched: Int,
    ignored: [HandIn.Ignored]
  ) -> [Line] {
    var lines = [
      Line(Span(file, .good), Span(" holds \(started.count) of your exercises:"))
    ]
    lines += started.map { exercise, names in
      Line("  \(exercise.id.short)  \(Visible.text(names.joined(separator: ", ")))")
    }
    if untouched > 0 {
      lines.append(
        Line("  and \(untouched) more as they were given, which count as not started", .faint))
    }
    if !ignored.isEmpty {
      lines += [.empty, Line("left out:", .doubtful)]
      lines += ignored.prefix(8).map { Line("  \(Visible.text($0.path)): \($0.reason)") }
      if ignored.count > 8 { lines.append(Line("  and \(ignored.count - 8) more")) }
    }
    return lines + [
      .empty,
      Line("Nothing was sent: give this file to your trainer. Running submit again replaces it."),
    ]
  }
}
