import Host
import CommandKit
import Core
import Course
import Judge
import Reports

extension Subcommand {
  static let mutant = Subcommand(
    spec: CommandSpec(
      "mutant",
      operand: .upToTwo("NN", "MUTANT"),
      discussion: """
        With a name alone, suite, scripts and rules are run against it, and what catches it is listed.
        """),
    options: { invocation throws(Complaint) in
      guard let exercise = invocation.operands.first else {
        throw .usage("kata mutant needs to know which exercise.", next: "kata help mutant")
      }
      return (exercise: exercise, name: invocation.operands.dropFirst().first)
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.named([options.exercise])[0]
      let reference = "\(workspace.solution(exercise.id))/\(exercise.ownFolder)"
      guard host.files.exists(reference) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).", next: "kata list",
          exit: .notPassed)
      }
      let mutants = try Mutants(of: exercise, in: workspace)
      guard let name = options.name else {
        let rows = mutants.all.map { [$0.mutant.name, $0.mutant.edge, $0.mutant.sentence] }
        output.write(
          Report.table([["\(exercise.id)", "edge", "what is wrong"]] + rows)
            + mutants.faults.map { Line($0, .bad) })
        return .success
      }
      guard let (mutant, texts) = mutants.all.first(where: { $0.mutant.name == name }) else {
        let near = Spelling.nearest(to: name, among: mutants.all.map(\.mutant.name))
        throw .usage(
          "\(exercise.id) has no mutant \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
          next: "kata mutant \(exercise.id.number)")
      }
      let session = try CheckSession(host, progress: output.note)
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      output.note(.short("trying \(name)"))
      let caught = try MutantTrial(exercise, in: session).run(mutant, texts)
      output.clearProgress()
      let outcome = caught.isEmpty ? Line("nothing catches it", .bad) : Line("caught", .good)
      output.write(
        [Line(Span("\(name)  ", .strong), Span(mutant.note, .faint))] + caught + [outcome])
      return caught.isEmpty ? .notPassed : .success
    })
}
