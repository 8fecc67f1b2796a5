import KataCore
import KataCourse
import KataHost
import KataJudge
import KataReports

extension KataCommand {
  /// Plain `kata`: where am I, what next.
  static let home = KataCommand(
    spec: CommandSpec("", "Says where you are and what comes next."),
    options: { _ in },
    run: { _, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      output.write(
        Report.home(
          try ExerciseStates(workspace).onPath(), workspace.offers,
          plays: workspace.course.plays ?? []))
      return .success
    })
}
