import Build
import Core
import Edits
import Host
import Judge
import Foundation

/// A package that is no course, edited in a copy below its `.build`, so that the next time is quick.
struct EditedPackage {
  private let package: OwnPackage
  private let progress: ProgressHandler

  init(
    _ folder: String, _ host: HostSystem, progress: @escaping ProgressHandler
  ) throws(Complaint) {
    package = try OwnPackage(in: folder, host)
    self.progress = progress
  }

  private var folder: String { package.folder }
  private var kept: String { package.kept }
  private var copy: OwnPackage {
    OwnPackage(host: host, toolchain: package.toolchain, folder: "\(kept)/package")
  }

  private var host: HostSystem { package.host }
  /// The command that shows why tests are red, or why code does not compile.
  var next: String { "swift test in \(folder) shows more" }

  /// Finds the edits of each module.
  func modules() throws(Complaint) -> [EditedModule] {
    var modules: [EditedModule] = []
    for dump in try package.dumps(of: package.modules()) {
      let finished = try package.tree(of: dump)
      let sources = try package.sources(of: dump)
      let edits = EditSearch.edits(
        dump: Data(finished.output.utf8), sources: sources,
        first: modules.flatMap(\.edits).count + 1)
      guard finished.ending == .exited(0), let edits else {
        throw .machine("The compiler gives no syntax tree of \(dump.module).", next: next)
      }
      modules.append(EditedModule(sources, edits))
    }
    return modules
  }

  /// Builds these texts in place of the package's; without a program if they do not compile.
  func build(
    _ texts: [String: String]
  ) throws(Complaint) -> (program: String?, errors: [Diagnostic]) {
    try lay(texts)
    let scratch = "\(kept)/build"
    let finished = try copy.run(
      "build", ["--build-tests", "--build-system", "native", "--scratch-path", scratch])
    let tests = (host.files.list("\(scratch)/debug") ?? []).first { $0.hasSuffix(".xctest") }
    if FailedBuild.isDone(finished), let tests { return ("\(scratch)/debug/\(tests)", []) }
    var errors = Diagnostic.all(in: finished.output + finished.errors)
    for index in errors.indices {
      errors[index].file = "\(folder)/\(copy.relative(errors[index].file))"
    }
    return (nil, errors)
  }

  /// Brings the copy up to date; what is as it was keeps its time, and is not compiled again.
  private func lay(_ texts: [String: String]) throws(Complaint) {
    let names = host.files.tree(folder)
    for name in host.files.tree(copy.folder) where !names.contains(name) {
      try host.files.remove("\(copy.folder)/\(name)")
    }
    for name in names {
      var data = try host.files.read("\(folder)/\(name)") ?? Data()
      if let text = texts["\(folder)/\(name)"] { data = Data(text.utf8) }
      if name.hasPrefix("Package"), name.hasSuffix(".swift"), !name.contains("/") {
        data = Data(manifest(String(decoding: data, as: UTF8.self)).utf8)
      }
      let place = "\(copy.folder)/\(name)"
      if try host.files.read(place) != data { try host.files.write(place, data) }
    }
  }

  /// The manifest, with packages beside this one named by their whole paths.
  private func manifest(_ text: String) -> String {
    text.replacing(#/path: *"(\.\.[^"]*)"/#) { match in
      let path = (("\(folder)/\(match.output.1)") as NSString).standardizingPath
      return "path: \"\(path)\""
    }
  }

  /// Runs all tests without an edit and, if they are green, with one after another.
  func run(_ program: String, _ edits: [CodeEdit]) throws(Complaint) -> EditRun {
    defer { try? host.files.remove("\(kept)/run") }
    let start = host.clock()
    let (given, _) = try run(program, [0], seconds: Limits.ownTestsSeconds)[0]
    let taken = host.clock() - start
    let seconds = min(
      Limits.wrongSubjectSeconds(given: taken), Double(Limits.suiteSeconds) + 2 * taken)
    var run = EditRun(given: given, outcomes: [])
    guard given.outcome(of: given.tests(expected: given.order)) == nil else { return run }
    let atOnce = min(host.cores, Limits.subjectsAtOnce(memory: host.memory))
    for first in stride(from: 0, to: edits.count, by: atOnce) {
      progress(.short("trying change \(first + 1) of \(edits.count)"))
      let batch = edits[first...].prefix(atOnce).map(\.number)
      run.outcomes += try self.run(program, batch, seconds: seconds)
        .map { $0.subjectOutcome(ending: $1) }
    }
    return run
  }

  /// Runs all tests as `swift test` does, with one edit after another chosen, or with none (0).
  private func run(
    _ program: String, _ choices: [Int], seconds: Double
  ) throws(Complaint) -> [(SuiteRun, Ending)] {
    let launch = package.toolchain.launch
    let product = ((program as NSString).lastPathComponent as NSString).deletingPathExtension
    let places = choices.map { "\(kept)/run/\($0)" }
    for place in places { try host.files.write("\(place)/events", Data(StartFailure.mark.utf8)) }
    let finished = try host.processes.run(
      zip(choices, places).map { choice, place in
        let events = ["--event-stream-output-path", "\(place)/events"]
        let words = launch.words(
          .init(program, name: product), events + ["--event-stream-version", "6.3"],
          in: copy.folder, isOwnPackage: true)
        // Those that run side by side meet in no file.
        let variables = [SubjectModule.variable: "\(choice)", "TMPDIR": place]
        return Command(
          words: words, environment: host.environment.merging(variables) { $1 },
          limit: seconds, keep: Limits.outputBytes)
      })
    return try zip(places, finished).map { place, finished throws(Complaint) in
      let bytes = host.files.readPrefix("\(place)/events", Limits.streamBytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let complaint = StartFailure.complaint(
        about: "The suite", stream: text, ending: finished.ending, errors: finished.errors)
      if let complaint { throw complaint }
      var run = SuiteRun(root: folder)
      _ = run.take(EventStream(reading: text), ending: finished.ending)
      return (run, finished.ending)
    }
  }

  func shown(_ file: String) -> String { package.relative(file) }
}
