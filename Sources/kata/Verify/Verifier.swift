import Foundation
import KataCore

/// Proves exercises sound: every variant is built, run and played, and must end as it should.
final class Verifier {
  let workspace: Workspace
  let builder: Builder
  let world: World
  let options: VerifyOptions
  let progress: (String) -> Void
  var report = VerifyReport()
  private var courses: [ExerciseID: any ExerciseProof] = [:]

  init(
    _ workspace: Workspace, _ toolchain: Toolchain, options: VerifyOptions,
    progress: @escaping (String) -> Void
  ) {
    self.workspace = workspace
    builder = Builder(workspace: workspace, toolchain: toolchain)
    world = World(workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds))
    self.options = options
    self.progress = progress
  }

  /// More seeds than the one that is always played.
  var seeds: [UInt64] { (0..<options.seeds).map { 1_000 + UInt64($0) } }

  func verify(_ exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    let start = workspace.host.clock()
    let sharing = SharedProof(workspace: workspace, builder: builder, options: options)
    progress("verifying")
    if let (shared, format) = try sharing.report(on: exercises, beside: lint(exercises)) {
      report = shared
      try checkCourse()
      checkFormat(format)
    } else {
      try prove(exercises)
      if workspace.host.environment[SharedProof.variable] == nil {
        try checkCourse()
        checkFormat(try workspace.host.processes.run(lint(exercises)))
      }
    }
    report.seconds = workspace.host.clock() - start
    return report
  }

  private func prove(_ exercises: [Course.Exercise]) throws(Complaint) {
    var lists: [[Variant]] = []
    for exercise in exercises {
      let facts = try ExerciseFacts(exercise, in: workspace)
      let variants = try Variants(exercise, in: workspace)
      (facts.faults + variants.faults).forEach { fault(exercise.id, $0) }
      courses[exercise.id] =
        exercise.writes == .suite
        ? SubjectProof(exercise, facts, self) : Proof(exercise, facts, self)
      if facts.canBeProved { lists.append(variants.all) }
    }
    try proveRounds(lists)
    let proved = Set(lists.compactMap(\.first?.exercise))
    for exercise in exercises {
      guard let proof = courses[exercise.id] else { continue }
      if proved.contains(exercise.id) { try proof.close() }
      report.exercises.append(proof.row)
    }
  }

  func fault(_ id: ExerciseID?, _ text: String) {
    report.faults.append(VerifyReport.Fault(id, text))
  }

  private func checkCourse() throws(Complaint) {
    let manifest = try workspace.host.files.text("\(workspace.root)/Package.swift") ?? ""
    let folders = (workspace.host.files.list("\(workspace.root)/Exercises") ?? [])
      .filter { workspace.host.files.list("\(workspace.root)/Exercises/\($0)") != nil }
    ManifestList.faults(manifest: manifest, course: workspace.course, folders: folders)
      .forEach { fault(nil, $0) }
    let shipped = Shipped(workspace)
    if options.isRecording { try shipped.record() }
    for path in try shipped.outdated() {
      fault(nil, "\(Shipped.path) does not know \(path) as it is: kata verify --record writes it")
    }
  }

  /// One variant of each exercise to a build: as many builds as the longest list has.
  ///
  /// An exercise that has no more variants stays as it was built last.
  private func proveRounds(_ lists: [[Variant]]) throws(Complaint) {
    let count = lists.map(\.count).max() ?? 0
    var plan = BuildPlan(exercises: lists.compactMap(\.first?.exercise))
    for round in 0..<count {
      progress("verifying, \(round + 1) of \(count)")
      try prove(
        lists.filter { $0.count > round }.map { $0[round] }, &plan,
        references: lists.compactMap(\.first), isFirst: round == 0)
    }
  }

  private func prove(
    _ variants: [Variant], _ plan: inout BuildPlan, references: [Variant], isFirst: Bool
  ) throws(Complaint) {
    var open = variants.filter { plan.exercises.contains($0.exercise) }
    for variant in open { plan.laid[variant.exercise] = variant.texts }
    plan.players = Set(open.filter { courses[$0.exercise]?.isPlayed($0) == true }.map(\.exercise))
    while !open.isEmpty {
      switch try builder.build(plan, anew: isFirst ? open.map(\.exercise) : []) {
      case .built(let built):
        var rest: [Variant] = []
        for variant in open {
          let hasPlayer = plan.players.contains(variant.exercise)
          if try !isProved(variant, built, hasPlayer: hasPlayer) { rest.append(variant) }
        }
        open = rest
        plan.players.formUnion(open.map(\.exercise))
      case .failed(let diagnostics, let output):
        let broken = open.filter { !own(diagnostics, $0).isEmpty }
        guard !broken.isEmpty else {
          throw Complaint.courseDoesNotBuild(diagnostics, output, workspace)
        }
        for variant in broken {
          fault(
            variant.exercise,
            "\(variant.name) does not compile: \(own(diagnostics, variant)[0])")
          plan.replace(variant, references)
        }
        open.removeAll { broken.contains($0) }
      }
    }
  }

  private func isProved(
    _ variant: Variant, _ built: Built, hasPlayer: Bool
  ) throws(Complaint) -> Bool {
    guard let proof = courses[variant.exercise] else { return true }
    guard try proof.prove(variant, built.binary, hasPlayer: hasPlayer) else { return false }
    own(built.warnings, variant).forEach {
      fault(variant.exercise, "\(variant.name) compiles with a warning: \($0)")
    }
    return true
  }

  private func own(_ diagnostics: [Diagnostic], _ variant: Variant) -> [String] {
    let id = variant.exercise
    let folders = [
      workspace.exercise(id), workspace.solution(id), workspace.laid(id),
      SubjectFolder.path(id, in: workspace),
    ]
    return diagnostics.filter { diagnostic in
      diagnostic.severity != .note
        && folders.contains { diagnostic.file.hasPrefix($0 + "/") }
    }.map { "\(workspace.relative(origin($0, variant))):\($0.line): \($0.message)" }
  }

  private func origin(_ diagnostic: Diagnostic, _ variant: Variant) -> String {
    guard workspace.course[variant.exercise]?.writes == .suite,
      let folder = try? SubjectFolder(variant.exercise, in: workspace)
    else { return diagnostic.file }
    return folder.origin(of: diagnostic.file)
  }

  /// Looks at the format of Exercises and Solutions, and of what the mutants' diffs make.
  private func lint(_ exercises: [Course.Exercise]) throws(Complaint) -> Command {
    let made = "\(world.folder)/mutants"
    try workspace.host.files.remove(made)
    try workspace.host.files.createFolder(made)
    for exercise in exercises {
      for variant in (try? Variants(exercise, in: workspace).all) ?? [] {
        guard case .mutant(let name, _) = variant.kind else { continue }
        try workspace.host.files.lay(variant.texts, in: "\(made)/\(exercise.id)/\(name)")
      }
    }
    let folders = ["Exercises", "Solutions"].map { "\(workspace.root)/\($0)" } + [made]
    return Command(
      words: [builder.toolchain.path, "format", "lint", "--strict", "--parallel", "-r"] + folders,
      environment: workspace.host.environment, limit: Limits.formatSeconds)
  }

  private func checkFormat(_ finished: Finished) {
    guard finished.ending != .exited(0) else { return }
    for line in (finished.errors + finished.output).split(separator: "\n") {
      fault(nil, "format: \(workspace.relative(String(line)))")
    }
  }
}

extension BuildPlan {
  /// Leaves out what does not compile, without a change of the graph where that is possible.
  fileprivate mutating func replace(_ variant: Variant, _ references: [Variant]) {
    let id = variant.exercise
    if let reference = references.first(where: { $0.exercise == id }), reference != variant {
      laid[id] = reference.texts
    } else {
      laid[id] = nil
      exercises.removeAll { $0 == id }
      players.remove(id)
    }
  }
}
