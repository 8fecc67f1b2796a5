import Foundation
import KataCore

/// Test binaries with the reference in them, kept from one check to the next.
struct References {
  let workspace: Workspace
  let builder: Builder

  /// Each exercise's binary, built where it is missing; exercises without a reference have none.
  func binaries(for exercises: [Course.Exercise]) throws(Complaint) -> [ExerciseID: String] {
    var paths: [ExerciseID: String] = [:]
    for exercise in exercises where workspace.hasReference(exercise.id) {
      paths[exercise.id] = try path(exercise)
    }
    var missing: [ExerciseID] = []
    for (id, path) in paths where try !isWhole(path) { missing.append(id) }
    missing.sort()
    guard !missing.isEmpty else { return paths }
    try build(missing, paths)
    return paths
  }

  /// The exercise's binary, if it is there and is what was kept.
  func whole(_ exercise: Course.Exercise) throws(Complaint) -> String? {
    guard workspace.hasReference(exercise.id) else { return nil }
    let path = try path(exercise)
    return try isWhole(path) ? path : nil
  }

  private func build(_ ids: [ExerciseID], _ paths: [ExerciseID: String]) throws(Complaint) {
    var plan = BuildPlan(exercises: ids, players: Set(ids), shipped: Set(ids))
    for id in ids {
      plan.laid[id] = try workspace.host.files.texts(in: "\(workspace.solution(id))/Sources")
    }
    switch try builder.build(plan) {
    case .built(let built):
      for id in ids { try keep(built.binary, as: paths[id] ?? "") }
    case .failed(let diagnostics, let output):
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
  }

  private func keep(_ binary: String, as path: String) throws(Complaint) {
    let files = workspace.host.files
    let folder = (path as NSString).deletingLastPathComponent
    try files.remove(folder)
    try files.createFolder(folder)
    try files.copy(binary, path + ".part")
    try files.move(path + ".part", path)
    try files.write(path + ".sha256", Data(try workspace.digest([path]).utf8))
  }

  /// Whether a kept binary is there, and is what was kept.
  func isWhole(_ path: String) throws(Complaint) -> Bool {
    guard workspace.host.files.exists(path),
      let digest = try workspace.host.files.text(path + ".sha256")
    else { return false }
    return try workspace.digest([path]) == digest
  }

  private func path(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let root = workspace.root
    let solution = workspace.solution(exercise.id)
    let key = try workspace.digest(
      [
        "\(solution)/Sources", "\(solution)/Player", "\(workspace.given(exercise.id))/tests",
        "\(root)/Sources/\(exercise.scene)Scene", "\(root)/Sources/\(exercise.scene)Spies",
        "\(root)/Sources/SpyKit", "\(root)/Package.swift",
      ], and: [builder.toolchain.version, builder.toolchain.stamp])
    return "\(workspace.state)/reference/\(exercise.id)/\(key.prefix(16)).xctest"
  }
}

extension Complaint {
  static func isDiskFull(_ output: String) -> Bool {
    ["No space left on device", "disk is full"].contains(where: output.contains)
  }

  /// What went wrong lies in no learner's file.
  static func courseDoesNotBuild(
    _ diagnostics: [Diagnostic], _ output: String, _ workspace: Workspace
  ) -> Complaint {
    if isDiskFull(output) {
      return .machine(
        "The disk is full: the exercise could not be built.",
        next: "make room, and run the same command again")
    }
    if output.contains("is invalid for '--build-system") {
      return .machine(
        "This Swift has no native build system any more, and kata knows no other.",
        next: "install Swift 6.3 beside it from https://swift.org/install, or a newer course")
    }
    let first = diagnostics.first { $0.severity == .error && !$0.file.isEmpty }.map {
      "\(workspace.relative($0.file)):\($0.line): \($0.message)"
    }
    let line = output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
    return .machine(
      "The course itself does not build: \(first ?? line ?? "swift build failed").",
      next:
        "git status shows what was changed outside Exercises/*/Sources; kata doctor looks further")
  }
}
