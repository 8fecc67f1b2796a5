import Host
import CommandKit
import Core
import Course
import Reports

extension Subcommand {
  static let merge = Subcommand(
    spec: CommandSpec(
      "merge",
      operand: .many("SHARD"),
      options: [
        .init("--out", value: "RESULTS", "the folder for the grades of all"),
        .init("--roster", value: "FILE", "the roster that the shards were graded with"),
        .plain,
      ],
      discussion: """
        Each SHARD is the folder of a kata grade --shard I/N. If they are not one whole class,
        nothing is written.
        Exit code: 0; 1 when nothing was written; 3 when something could not be graded.
        """),
    options: { invocation throws(Complaint) in
      guard let out = invocation.value("--out"), !invocation.operands.isEmpty else {
        throw .usage(
          "kata merge needs the folders of all shards, and one for their grades.",
          next: "kata merge RESULTS/1 RESULTS/2 --out RESULTS/all")
      }
      return (shards: invocation.operands, out: out, roster: invocation.value("--roster"))
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let merge = try ShardMerge(
        host, folders: options.shards.map(workspace.host.place), names: options.shards,
        out: workspace.host.place(options.out))
      let exercises = merge.exercises.compactMap { workspace.course[$0] }
      guard exercises.count == merge.exercises.count else {
        throw .usage(
          "The shards hold exercises that this course does not have.",
          next: "merge in the course that they were graded with")
      }
      let roster = try roster(options.roster, of: merge, in: workspace)
      let results = Results(host, in: workspace.host.place(options.out))
      var book = GradeBook(
        exercises: exercises, byHand: try results.pointsByHand(for: exercises), roster: roster,
        keepsTexts: false)
      if !output.isPlain { output.write([Report.gradeHeads(merge.exercises)]) }
      let differing = try merge.run { result in
        book.add(result)
        output.write([Report.gradeRow(result, isPlain: output.isPlain)])
      }
      try results.write(book.csv, as: "grades.csv")
      output.write(
        Report.gradeSummary(book, isPlain: output.isPlain)
          + Report.gradeNames(
            book, leftOut: [], repeated: merge.repeated, former: [])
          + differing.map {
            Line("equal texts, judged differently by two shards: judged/\($0).json", .doubtful)
          })
      return book.isWhole ? .success : .machine
    })

  /// The roster of a class whose shards know all of its people.
  private static func roster(
    _ path: String?, of merge: ShardMerge, in workspace: Workspace
  ) throws(Complaint) -> Roster? {
    guard let path else {
      guard !merge.hasRoster else {
        throw .usage(
          "The shards were graded with a roster, whose columns grades.csv needs.",
          next: "name it: --roster FILE")
      }
      return nil
    }
    let roster = try Roster(reading: path, in: workspace)
    let names = Set(merge.names.map { $0.lowercased() })
    if let stranger = roster.people.first(where: { !names.contains($0.id.lowercased()) }) {
      throw .usage(
        "\(Visible.text(stranger.id)) is in the roster, and in no shard.",
        next: "grade the shards with this --roster, too")
    }
    return roster
  }
}
