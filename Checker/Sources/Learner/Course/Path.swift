import Host
import Basics
import Common

extension Subcommand {
  static let path = Subcommand(
    spec: CommandSpec(
      "path",
      operand: .optional("PATH"), options: [.json],
      discussion: "Without PATH: lists the paths, and marks yours."),
    options: { (name: $0.operands.first, isJSON: $0.has("--json")) },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let ways = workspace.course.allPaths
      if let name = options.name {
        let way = try workspace.course.path(named: name)
        try workspace.follow(way)
        if !options.isJSON { output.write(Report.follows(way)) }
      } else if !options.isJSON {
        let passed = try workspace.states().filter(\.isPassed).map(\.id)
        output.write(Report.paths(ways, chosen: workspace.followedPath, passed: Set(passed)))
      }
      if options.isJSON {
        try output.json(PathReport(path: workspace.followedPath, paths: ways))
      }
      return .success
    })
}

/// The JSON of `kata path --json`.
struct PathReport: Codable {
  var schema = "kata.path/1"
  var path: String
  var paths: [CoursePath]
}
