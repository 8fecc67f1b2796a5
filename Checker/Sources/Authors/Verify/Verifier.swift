import Host
import Basics
import Common

/// Proves exercises sound: every variant is built, run and played, and must end as it should.
struct Verifier {
  private var workspace: Workspace
  private let toolchain: Toolchain
  private let options: Options
  private let progress: ProgressHandler

  struct Options {
    /// True if generated files are written anew rather than compared.
    var isRecording = false
    /// True if stub and reference alone are built and run, and files are not looked at.
    var isBrief = false
  }

  init(in session: CheckSession, _ options: Options) {
    (workspace, toolchain) = (session.workspace, session.toolchain)
    (self.options, progress) = (options, session.progress)
  }

  private var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  private var world: ProcessWorld {
    ProcessWorld(
      workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds),
      name: workspace.host.share.map { "run/share-\($0)" } ?? "run")
  }

  mutating func verify(_ exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    let start = workspace.host.clock()
    let isRecording = options.isRecording && workspace.host.share == nil
    let before = workspace.shipped
    if isRecording { try workspace.recordShipped(exercises) }
    progress(.short("verifying"))
    let shares = SharedProof(workspace: workspace, builder: builder, options: options)
    var report: VerifyReport
    do throws(Complaint) {
      let shared = try shares.report(on: exercises)
      if let shared { report = shared } else { report = try proveBothSides(of: exercises) }
    } catch {
      if isRecording {
        workspace.shipped = before
        try workspace.recordShipped([])
      }
      throw error
    }
    let faulty = Set(report.faults.map(\.exercise))
    if isRecording, !faulty.isEmpty {
      workspace.shipped = before
      try workspace.recordShipped(exercises.filter { !faulty.contains($0.id) })
    }
    if workspace.host.share == nil, !options.isBrief {
      report.faults += try courseFaults().map { VerifyReport.Fault(text: $0) }
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
    report.faults += try prove(exercises.compactMap(\.ownSuite)).faults
    return report
  }

  private func prove(_ exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport {
    var report = VerifyReport()
    for exercise in exercises {
      let proof = try prove(exercise)
      report.exercises.append(proof.row)
      report.faults += proof.faults.map { VerifyReport.Fault(exercise: exercise.id, text: $0) }
    }
    return report
  }

  private func prove(_ exercise: Course.Exercise) throws(Complaint) -> any ExerciseProof {
    let contents = try ExerciseContents(exercise, in: workspace)
    let variants = try Variants(exercise, in: workspace)
    let row = VerifyReport.Row(
      id: exercise.id, title: exercise.title, edges: Readme(contents.readme ?? "").edges.count)
    let faults = options.isBrief ? [] : contents.faults + variants.faults
    let proof: any ExerciseProof =
      exercise.writes == .suite
      ? try SuiteProof(exercise, row, faults: faults, world, builder)
      : SourcesProof(exercise, row, faults: faults, world, builder, options)
    if options.isBrief {
      try prove(Array(variants.all.prefix(2)), by: proof)
      return proof
    }
    if contents.canBeProved { try prove(variants.all, by: proof) }
    try proof.close()
    return proof
  }

  /// Builds one variant after another, or takes the program of many.
  private func prove(_ variants: [Variant], by proof: any ExerciseProof) throws(Complaint) {
    let together = options.isBrief ? nil : try proof.together(variants)
    for (index, variant) in variants.enumerated() {
      progress(.short("verifying \(variant.exercise), \(index + 1) of \(variants.count)"))
      if let together, let number = together.numbers[index] {
        _ = try proof.prove(variant, together.built, number: number, isPlayed: true)
        if number == 1 { warn(of: "the mutants, as one program,", together.built, proof) }
        continue
      }
      var request = proof.request(variant)
      var built = try build(request, variant, proof)
      if let first = built, try !proof.prove(variant, first, number: 0, isPlayed: request.plays) {
        request.plays = true
        built = try build(request, variant, proof)
        if let built { _ = try proof.prove(variant, built, number: 0, isPlayed: true) }
      }
      if let built {
        warn(of: variant.name, built, proof)
      } else if variant.kind == .reference {
        return
      }
    }
  }

  /// Nil if the variant does not compile.
  private func build(
    _ request: BuildRequest, _ variant: Variant, _ proof: any ExerciseProof
  ) throws(Complaint) -> Built? {
    switch try builder.build(request) {
    case .built(let built): return built
    case .failed(let diagnostics, let output):
      guard let error = own(diagnostics, variant.exercise).first else {
        throw Complaint.courseDoesNotBuild(diagnostics, output, workspace)
      }
      proof.faults.append("\(variant.name) does not compile: \(error)")
      return nil
    }
  }

  private func warn(of name: String, _ built: Built, _ proof: any ExerciseProof) {
    proof.faults += own(built.warnings, proof.row.id)
      .map { "\(name) compiles with a warning: \($0)" }
  }

  /// The errors and warnings that are told of the exercise's files.
  private func own(_ diagnostics: [Diagnostic], _ id: ExerciseID) -> [String] {
    let exercise = workspace.course[id]
    let suite = exercise?.writes == .suite ? exercise : exercise?.ownSuite
    let folders = [workspace.path(workspace.layout(id).folder), workspace.solution(id)]
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
