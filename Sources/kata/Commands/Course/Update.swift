import Foundation
import KataCore

extension KataCommand {
  static let update = KataCommand(
    spec: CommandSpec(
      "update", "Brings the course up to date, and leaves your work as it is.",
      options: [
        .init("--from", value: "FILE", "brings your work here from an older copy of the course")
      ],
      discussion: """
        In a clone, it does what git pull does; your files stay as they are, also where the stub
        has changed, and a copy of them is kept in .kata/backups. Whoever got an archive unpacks
        the newer one beside the older, and calls kata update --from OLDER in the newer.
        """),
    options: { $0.value("--from") },
    run: { older, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let update = Update(workspace: workspace)
      if let older {
        output.write(try update.from(older))
      } else {
        output.write(try update.byGit())
      }
      return .success
    })
}

/// Takes the learner's work out of the way, and lays it where the exercises are by then.
private struct Update {
  let workspace: Workspace

  private var files: Files { workspace.host.files }

  func byGit() throws(Complaint) -> [Line] {
    guard let repository = try Repository(workspace) else {
      throw .usage(
        "This copy of the course follows no other one by git.",
        next: "unpack the newer archive beside it, and there: kata update --from \(workspace.root)")
    }
    let old = try workspace.marks()
    try repository.fetch()
    guard try !repository.isNewest() else { return [Line("The course is up to date.", .good)] }
    let work = try OwnWork(in: workspace)
    try work.back(up: workspace)
    try repository.restore(workspace.course.exercises.filter(work.holds).map(\.own))
    let merged = Result { () throws(Complaint) in try repository.merge() }
    let today = try Workspace(around: workspace.root, host: workspace.host)
    let gone = try work.lay(in: today)
    try merged.get()
    return try told(from: old, in: today, gone)
  }

  func from(_ older: String) throws(Complaint) -> [Line] {
    let path = older.hasPrefix("/") ? older : "\(workspace.host.directory)/\(older)"
    let other = try Workspace(around: path, host: workspace.host)
    guard other.root != workspace.root else {
      throw .usage("That is this copy itself.", next: "kata help update")
    }
    try OwnWork(in: workspace).back(up: workspace)
    for name in ["verdicts", "hints.json", "path"] {
      guard files.exists("\(other.state)/\(name)"), !files.exists("\(workspace.state)/\(name)")
      else { continue }
      try files.createFolder(workspace.state)
      try files.copy("\(other.state)/\(name)", "\(workspace.state)/\(name)")
    }
    let gone = try OwnWork(in: other).lay(in: workspace)
    return try told(from: other.marks(), in: workspace, gone)
  }

  private func told(
    from old: CourseMarks, in today: Workspace, _ gone: [String]
  ) throws(Complaint) -> [Line] {
    _ = try today.news()
    let news = Report.news(from: old, to: try today.marks())
    return [Line("The course is up to date, and your work as it was.", .good)] + news
      + gone.map { Line("what you wrote in \($0) lies in .kata/backups of the older copy") }
  }
}
