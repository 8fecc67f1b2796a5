import Foundation
import KataCore

/// Proves exercises sound: every variant is built, run and played, and must end as it should.
final class Verifier {
  let workspace: Workspace
  let builder: Builder
  let world: World
  let isRecording: Bool
  /// More seeds than the one that is always played.
  let seeds: [UInt64]
  let progress: (String) -> Void
  var report = VerifyReport()
  private var courses: [ExerciseID: any ExerciseProof] = [:]

  init(
    _ workspace: Workspace, _ toolchain: Toolchain, isRecording: Bool, seeds: Int = 0,
    progress: @escaping (String) -> Void
  ) {
    self.workspace = workspace
    builder = Builder(workspace: workspace, toolchain: toolchain)
    world = World(workspace: workspace, toolchain: toolchain, limit: 10)
    self.isRecording = isRecording
    self.seeds = (0..<seeds).map { 1_000 + UInt64($0) }
    self.progress = progress
  }

  func verify(_ exercises: [Course.Exercise]) throws -> VerifyReport {
    let start = workspace.host.clock()
    try checkCourse()
    var sound: [Course.Exercise] = []
    for exercise in exercises {
      let facts = try ExerciseFacts(exercise, in: workspace)
      facts.faults.forEach { fault(exercise.id, $0) }
      courses[exercise.id] =
        exercise.writes == .suite
        ? SubjectProof(exercise, facts, self) : Proof(exercise, facts, self)
      if facts.canBeProved { sound.append(exercise) }
    }
    try proveRounds(sound.map(\.id))
    for exercise in exercises {
      guard let proof = courses[exercise.id] else { continue }
      if facts(of: exercise.id, in: sound) { try proof.close() }
      report.exercises.append(proof.row)
    }
    try checkFormat()
    report.seconds = workspace.host.clock() - start
    return report
  }

  func fault(_ id: ExerciseID?, _ text: String) {
    report.faults.append(VerifyReport.Fault(id, text))
  }

  private func facts(of id: ExerciseID, in sound: [Course.Exercise]) -> Bool {
    sound.contains { $0.id == id }
  }

  private func checkCourse() throws {
    let manifest = try workspace.host.files.text("\(workspace.root)/Package.swift") ?? ""
    let folders = (workspace.host.files.list("\(workspace.root)/Exercises") ?? [])
      .filter { workspace.host.files.list("\(workspace.root)/Exercises/\($0)") != nil }
    ManifestList.faults(manifest: manifest, course: workspace.course, folders: folders)
      .forEach { fault(nil, $0) }
  }

  /// One variant of each exercise to a build: as many builds as the longest list has.
  private func proveRounds(_ ids: [ExerciseID]) throws {
    let lists = ids.map { Variant.all(of: $0, in: workspace) }
    for round in 0..<(lists.map(\.count).max() ?? 0) {
      let variants = lists.filter { $0.count > round }.map { $0[round] }
      progress("verifying, \(round + 1) of \(lists.map(\.count).max() ?? 0)")
      try prove(variants)
    }
  }

  private func prove(_ variants: [Variant]) throws {
    var open = variants
    while !open.isEmpty {
      let ids = open.map(\.exercise)
      let plan = BuildPlan(
        exercises: ids,
        subjects: Dictionary(
          uniqueKeysWithValues: open.compactMap { variant in
            variant.subject.map { (variant.exercise, $0) }
          }), players: Set(ids.filter { workspace.course[$0]?.writes == .sources }))
      switch try builder.build(plan, anew: open.filter { $0.kind == .stub }.map(\.exercise)) {
      case .built(let binary, let warnings):
        for variant in open {
          own(warnings, variant).forEach {
            fault(variant.exercise, "\(variant.name) compiles with a warning: \($0)")
          }
          try courses[variant.exercise]?.prove(variant, binary)
        }
        return
      case .failed(let diagnostics, let output):
        let broken = open.filter { !own(diagnostics, $0).isEmpty }
        guard !broken.isEmpty else {
          throw Complaint.courseDoesNotBuild(diagnostics, output, workspace)
        }
        for variant in broken {
          fault(
            variant.exercise,
            "\(variant.name) does not compile: \(own(diagnostics, variant)[0])")
        }
        open.removeAll { broken.contains($0) }
      }
    }
  }

  private func own(_ diagnostics: [Diagnostic], _ variant: Variant) -> [String] {
    let id = variant.exercise
    let folders = [
      workspace.exercise(id), workspace.solution(id), SubjectFolder.path(id, in: workspace),
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

  private func checkFormat() throws {
    progress("verifying the format")
    let folders = ["Exercises", "Solutions"].map { "\(workspace.root)/\($0)" }
    let finished = try workspace.host.processes.run(
      Command(
        words: [builder.toolchain.path, "format", "lint", "--strict", "--parallel", "-r"] + folders,
        environment: workspace.host.environment, limit: 120))
    guard finished.ending != .exited(0) else { return }
    for line in (finished.errors + finished.output).split(separator: "\n") {
      fault(nil, "format: \(workspace.relative(String(line)))")
    }
  }
}
