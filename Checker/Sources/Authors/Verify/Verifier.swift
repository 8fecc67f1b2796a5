import Host
import Build
import Core
import Course
import Judge

/// Proves exercises sound: every variant is built, run and played, and must end as it should.
struct Verifier {
  private var workspace: Workspace
  private let toolchain: Toolchain
  private let options: Options
  private let progress: ProgressHandler

  struct Options {
    /// True if generated files are written anew rather than compared.
    var isRecording = false
    /// The number of further seeds whose scripts are played.
    var seeds = 0

    init() {}
  }

  init(in session: CheckSession, _ options: Options) {
    (workspace, toolchain) = (session.workspace, session.toolchain)
    (self.options, progress) = (options, session.progress)
  }

  private var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  private var sandbox: ProcessSandbox {
    ProcessSandbox(
      workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds),
      name: workspace.host.share.map { "run/share-\($0)" } ?? "run")
  }

  mutating func verify(_ exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    let start = workspace.host.clock()
    if options.isRecording, workspace.host.share == nil {
      try workspace.recordShipped(exercises)
    }
    progress(.short("verifying"))
    var report =
      if let shared = try SharedProof(workspace: workspace, builder: builder, options: options)
        .report(on: exercises)
      { shared } else { try proveBothSides(of: exercises) }
    if workspace.host.share == nil {
      report.faults += try courseFaults().map { VerifyReport.Fault(nil, $0) }
    }
    report.seconds = workspace.host.clock() - start
    return report
  }

  /// Disagreements between the manifest, `course.json`, the folders and the shipped files' digests.
  private func courseFaults() throws(Complaint) -> [String] {
    let files = workspace.host.files
    let manifest = try files.text("\(workspace.root)/Package.swift") ?? ""
    let folders = (files.list("\(workspace.root)/Exercises") ?? [])
      .filter { files.list("\(workspace.root)/Exercises/\($0)") != nil }
    return ManifestList.faults(manifest: manifest, course: workspace.course, folders: folders)
      + (try workspace.outdatedDigests().map {
        "\(ShippedFiles.path) does not know \($0) as it is: kata verify --record writes it"
      })
  }

  /// Proves the sources, or the suite, that a learner writes, and then the tests beside given ones.
  private func proveBothSides(of exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    var report = try prove(exercises)
    let suites = exercises.compactMap(\.ownSuite)
    guard !suites.isEmpty else { return report }
    report.faults += try prove(suites).faults
    return report
  }

  private func prove(_ exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    var proofs: [any ExerciseProof] = []
    var lists: [(proof: any ExerciseProof, variants: [Variant])] = []
    for exercise in exercises {
      let contents = try ExerciseContents(exercise, in: workspace)
      let variants = try Variants(exercise, in: workspace)
      let row = VerifyReport.Row(
        id: exercise.id, title: exercise.title, edges: Readme(contents.readme ?? "").edges.count)
      let faults = contents.faults + variants.faults
      let proof: any ExerciseProof =
        exercise.writes == .suite
        ? try SuiteProof(exercise, row, faults: faults, sandbox, builder)
        : SourcesProof(exercise, row, faults: faults, sandbox, builder, options)
      proofs.append(proof)
      if contents.canBeProved { lists.append((proof, variants.all)) }
    }
    try proveRounds(lists)
    for list in lists { try list.proof.close() }
    return VerifyReport(
      exercises: proofs.map(\.row),
      faults: proofs.flatMap { proof in
        proof.faults.map { VerifyReport.Fault(proof.row.id, $0) }
      })
  }

  /// Builds one variant of each exercise at a time: as many builds as the longest list has.
  ///
  /// An exercise that has no more variants stays as it was built last.
  private func proveRounds(
    _ lists: [(proof: any ExerciseProof, variants: [Variant])]
  ) throws(Complaint) {
    let count = lists.map(\.variants.count).max() ?? 0
    var plan = BuildRequest(exercises: lists.map(\.proof.row.id))
    for case let proof as SuiteProof in lists.map(\.proof) where proof.isOfOwnTests {
      plan.implementations[proof.row.id] = proof.folder.files
    }
    for round in 0..<count {
      progress(.short("verifying, \(round + 1) of \(count)"))
      var open = lists.filter {
        $0.variants.count > round && plan.exercises.contains($0.proof.row.id)
      }.map { (proof: $0.proof, variant: $0.variants[round], reference: $0.variants[0]) }
      for each in open { plan.texts[each.variant.exercise] = each.variant.texts }
      plan.players = Set(open.filter { $0.proof.needsPlayer($0.variant) }.map(\.proof.row.id))
      while !open.isEmpty {
        switch try builder.build(plan) {
        case .built(let built):
          let all = open
          open = []
          for each in all {
            let id = each.variant.exercise
            each.proof.faults += own(built.warnings, id)
              .map { "\(each.variant.name) compiles with a warning: \($0)" }
            let isPlayed = plan.players.contains(id)
            if try each.proof.prove(each.variant, built, isPlayed: isPlayed) { continue }
            plan.players.insert(id)
            open.append(each)
          }
        case .failed(let diagnostics, let output):
          let broken = open.filter { !own(diagnostics, $0.variant.exercise).isEmpty }
          guard !broken.isEmpty else {
            throw Complaint.courseDoesNotBuild(diagnostics, output, workspace)
          }
          for each in broken {
            let error = own(diagnostics, each.variant.exercise)[0]
            each.proof.faults.append("\(each.variant.name) does not compile: \(error)")
            // The reference stands in for what does not compile; it has nothing to stand in for it.
            plan.texts[each.variant.exercise] = each.reference.texts
            if each.variant.kind == .reference {
              plan.exercises.removeAll { $0 == each.variant.exercise }
              plan.players.remove(each.variant.exercise)
            }
          }
          open.removeAll { each in broken.contains { $0.variant == each.variant } }
        }
      }
    }
  }

  /// The errors and warnings that are told of the exercise's files.
  private func own(_ diagnostics: [Diagnostic], _ id: ExerciseID) -> [String] {
    let exercise = workspace.course[id]
    let suite = exercise?.writes == .suite ? exercise : exercise?.ownSuite
    let folders = [workspace.exercise(id), workspace.solution(id)]
    return diagnostics.filter { diagnostic in
      diagnostic.severity != .note && folders.contains { diagnostic.file.hasPrefix($0 + "/") }
    }.map { diagnostic in
      // An exercise in which the learner writes the suite has all its subjects in one module.
      let folder =
        diagnostic.file.contains("/Subject") && suite?.silences != true
        ? try? suite.map { try SubjectFolder($0, in: workspace) } : nil
      let file = folder?.origin(of: diagnostic.file) ?? workspace.relative(diagnostic.file)
      return "\(file):\(diagnostic.line): \(diagnostic.message)"
    }
  }
}

extension SubjectFolder {
  /// The name of the one that a file of the module was made from.
  fileprivate func origin(of path: String) -> String {
    names.indices.first { path.hasSuffix("/Subject\($0).swift") }.map { names[$0] } ?? path
  }
}
