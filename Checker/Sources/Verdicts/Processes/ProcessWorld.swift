import Foundation
package import Basics
package import Host

/// The surroundings of every process that runs code under judgement: the same hash seed, locale,
/// time zone and limits everywhere, and a folder of its own.
package struct ProcessWorld {
  package let workspace: Workspace
  let toolchain: Toolchain
  /// Seconds for one process.
  package var limit: Double
  /// True if `sandbox-exec` of a Mac is around each process.
  var usesMacBox = false
  /// True if no word of a verdict depends on how busy the machine is.
  var isForGrades = false
  /// The variant that a process makes, of those in its program.
  package var variant = 0
  /// The folder that holds the folders of all processes of one exercise.
  let folder: String

  package init(workspace: Workspace, toolchain: Toolchain, limit: Double, name: String = "run") {
    (self.workspace, self.toolchain, self.limit) = (workspace, toolchain, limit)
    folder = "\(workspace.state)/\(name)"
  }

  private var files: Files { workspace.host.files }

  var launch: TestLaunch { toolchain.launch }

  /// A folder for one process; its name tells the process nothing.
  func newFolder() throws(Complaint) -> String {
    let path = "\(folder)/\(UUID().uuidString.prefix(18))"
    try files.createFolder(path)
    return path
  }

  /// An empty file for a process to write into: it opens the file, and does not make it.
  func emptyFile(_ name: String, in folder: String) throws(Complaint) -> String {
    let path = "\(folder)/\(name)"
    try files.write(path, Data())
    return path
  }

  /// Complains of a full disk, which may have cut a recording short.
  func demandRoom() throws(Complaint) {
    let path = "\(folder)/room"
    defer { try? files.remove(path) }
    try files.write(path, Data(count: 1 << 20))
  }

  package func clean() throws(Complaint) { try files.remove(folder) }

  /// The file in which a process counts the places of the learner's code that it runs.
  func profile(_ name: String) -> String { "\(folder)/\(name).profraw" }

  /// A module's tests with these arguments, in a box where this system has one, and under limits.
  func command(
    _ module: String, _ binary: String, _ arguments: [String], _ variables: [String: String],
    in folder: String
  ) throws(Complaint) -> Command {
    let arguments = ["--filter", "^\(module)\\."] + arguments
    let product = launch.product(module, in: binary)
    var variables = launch.variables(in: folder, inherited: workspace.host.environment)
      .merging(variables) { _, new in new }
    variables[VariedModule.variable] = "\(variant)"
    var words = launch.words(product, arguments, in: folder)
    let box = try box(
      around: launch.program(in: product), launch.isFolder(binary) ? [binary] : [], &variables,
      in: folder)
    if let box {
      words = box.words(
        workspace.host.executable, starting: launch.boxedWords(product, arguments))
    } else if usesMacBox {
      words = macBox(around: product, variables, in: folder).macWords(starting: words)
    }
    var command = Command(
      words: words, environment: variables, limit: limit, keep: Limits.outputBytes)
    command.isSupervised = box?.layers.namespaces ?? false
    return command
  }

  /// The box of one process: it reads its libraries, and writes its folder and its profile.
  ///
  /// Nil where the system offers none: a check goes on without.
  private func box(
    around program: String, _ loaded: [String], _ variables: inout [String: String],
    in folder: String
  ) throws(Complaint) -> Box? {
    let host = workspace.host
    guard host.features.box, !toolchain.info.isDarwin else { return nil }
    let layers = host.layers(false)
    guard layers.landlock > 0 || layers.seccomp else { return nil }
    let libraries = (variables["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
    var box = Box.run(
      program, libraries: [toolchain.info.paths.runtimeResourcePath] + loaded + libraries,
      in: folder, layers: layers)
    if let kibibytes = variables.removeValue(forKey: Limits.kibibytes).flatMap(UInt64.init) {
      box.limits[.addressBytes] = kibibytes << 10
    }
    if let profile = variables["LLVM_PROFILE_FILE"], !profile.hasPrefix(folder + "/") {
      // Only a file that is there can be named as writable.
      try files.write(profile, Data())
      box.writable.append(profile)
    }
    return box
  }

  /// The box on a Mac, in which a shell sets the limits and becomes the test program.
  private func macBox(
    around product: TestLaunch.Product, _ variables: [String: String], in folder: String
  ) -> Box {
    var box = Box(.run, layers: BoxLayers())
    // The sandbox compares paths whose links were followed, but has to read the links, too.
    let files = workspace.host.files
    func both(_ paths: [String]) -> [String] { paths + paths.map(files.resolved) }
    box.readable = both(
      [toolchain.info.usr, product.path] + [toolchain.platform].compactMap(\.self)
        + launch.frameworks + launch.libraries)
    box.writable = [folder, "/dev/null"] + [variables["LLVM_PROFILE_FILE"]].compactMap(\.self)
    box.executable = both(["/bin", launch.program(in: product), toolchain.info.usr])
    return box
  }

  /// One exercise's suite, which writes its events into a file in the folder.
  package func suite(
    _ id: ExerciseID, _ binary: String, in folder: String, arguments: [String] = [],
    variables: [String: String] = [:]
  ) throws(Complaint) -> Command {
    let stream = Self.stream(in: folder)
    // The testing library empties the file first: what is left of this mark tells that it started.
    try files.write(stream, Data(StartFailure.mark.utf8))
    return try command(
      "\(id)Tests", binary,
      ["--event-stream-output-path", stream, "--event-stream-version", "6.3"] + arguments,
      variables, in: folder)
  }

  /// The events of a suite's process; throws when the machine kept its tests from starting.
  package func events(
    of id: ExerciseID, in folder: String, after finished: Finished
  ) throws(Complaint) -> EventStream {
    let text = text(Self.stream(in: folder))
    let complaint = StartFailure.complaint(
      about: "The suite of \(id)", stream: text, ending: finished.ending, errors: finished.errors)
    if let complaint { throw complaint }
    return EventStream(reading: text)
  }

  private static func stream(in folder: String) -> String { "\(folder)/events.jsonl" }

  /// Bytes that a process wrote into a file, up to a limit.
  func bytes(_ path: String) -> Data { files.readPrefix(path, Limits.streamBytes) }

  func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The reason for which a process of the learner's was ended, or ended itself; nil if it exited.
  func crash(of id: ExerciseID, _ finished: Finished) -> Verdict.Issue? {
    switch finished.ending {
    case .exited: nil
    case .timedOut:
      TimeOut.issue(limit: limit, processor: isForGrades ? nil : finished.processor)
    case .signalled(let signal):
      Crash.issue(signal: signal, errors: finished.errors, files: namedFiles(of: id))
    }
  }

  /// The course's files that the message of a crash can name.
  private func namedFiles(of id: ExerciseID) -> [String] {
    let layout = workspace.layout(id)
    return [layout.sources, layout.tests, "Sources"].flatMap { folder in
      files.tree(workspace.path(folder)).map { "\(folder)/\($0)" }
    }
  }
}
