import Host
import Basics
import Common

extension Subcommand {
  /// Plain `kata`: where am I, what next.
  static let home = Subcommand(
    spec: CommandSpec(""),
    options: { _ in },
    run: { _, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let repairs = try workspace.repairs()
      let due = repairs.due(at: host.now(), in: workspace.course).count
      output.write(
        Report.home(
          try workspace.statesOnPath(), workspace.offers,
          plays: workspace.course.scenesToPlay)
          + Report.repairs(isOpen: repairs.open != nil, due: due))
      return .success
    })
}
