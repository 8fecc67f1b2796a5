import Basics
package import Common
import Host

extension Program {
  package static let update = Program([.update])
}

extension Subcommand {
  static let update = Subcommand(
    spec: CommandSpec(
      "update", operand: .optional("FROM"), options: [.plain],
      discussion: """
        Your work and your progress stay, committed or not. FROM is a newer course: its address, its
        archive, its folder, or your trainer's bundle. Without FROM, a clone asks where it was cloned
        from, or its remote named upstream.
        If you and the course have changed the same file, kata keeps yours aside and names it. A stub
        that you have begun stays yours, and kata shows how the course has changed it.
        """),
    options: { $0.operands.first },
    run: { name, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let lock = try workspace.lock(output.note)
      try workspace.demandNoRepair()
      let search = NewerCourseSearch(workspace: workspace)
      defer { try? search.empty() }
      output.note(.short("getting the newer course"))
      let newer = try NewerCourse(from: name, for: workspace)
      let result = try CourseUpdate(workspace: workspace, newer: newer, lock: lock).run()
      output.clearProgress()
      output.write(Report.update(result, in: workspace))
      return .success
    })
}
