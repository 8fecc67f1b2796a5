import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Synchronization
import Testing

/// A scratch folder of `swift build` that was moved or damaged is built again from nothing, once.
@Suite struct SwiftBuildTests {
  private let course: TemporaryCourse
  private let id = ExerciseID(number: 1)
  private var kept: String { "\(course.root)/.kata/build/debug/ModuleCache/kept.pcm" }

  init() throws {
    course = try TemporaryCourse()
    try Files.live().write(kept, Data("old".utf8))
  }

  /// Builds with a compiler that gives these answers one after another; nil for a success.
  ///
  /// Before its first answer, the folder is removed.
  private func build(
    _ answers: [String?], removing folder: String? = nil
  ) throws -> (isBuilt: Bool, runs: Int) {
    let runs = Mutex(0)
    var host = HostSystem.live()
    host.directory = course.root
    host.environment["KATA_BUILD"] = "native"
    host.processes = .compiler { _ in
      let answer = runs.withLock { count in
        defer { count += 1 }
        if count == 0, let folder { try? FileManager.default.removeItem(atPath: folder) }
        return count < answers.count ? answers[count] : "error: asked too often"
      }
      let isError = answer?.contains("error:") == true
      let ending = answer == crash ? Ending.signalled(11) : .exited(isError ? 1 : 0)
      return Finished(ending: ending, output: answer ?? "", errors: "")
    }
    let workspace = try Workspace(around: course.root, host: host)
    let builder = Builder(workspace: workspace, toolchain: try Toolchain(host, remembered: nil))
    switch try builder.build(BuildRequest(id)) {
    case .built: return (true, runs.withLock { $0 })
    case .failed: return (false, runs.withLock { $0 })
    }
  }

  /// Builds with a compiler that fails on its cache for as long as that is there.
  @Test(arguments: ["kata", "käta"])
  func `a cache that was moved is thrown away before the compiler is given up`(name: String) throws
  {
    let root = "\(course.root)/\(name)"
    try Files.live().createFolder(root)
    for part in ["Exercises", "Solutions", "Sources"] {
      try Files.live().copy("\(course.root)/\(part)", "\(root)/\(part)")
    }
    let stale = "\(root)/.kata/cache/stale.pcm"
    try Files.live().write(stale, Data())
    let commands = Mutex<[(words: [String], temporary: String?)]>([])
    var host = HostSystem.live()
    host.directory = root
    host.environment["KATA_BUILD"] = nil
    host.processes = .compiler { command in
      let told = (command.words, command.environment["TMPDIR"])
      commands.withLock { $0.append(told) }
      let isStale = FileManager.default.fileExists(atPath: stale)
      let words = isStale ? "<unknown>:0: error: missing required module 'SwiftShims'" : ""
      return Finished(ending: .exited(isStale ? 1 : 0), output: words, errors: "")
    }
    let workspace = try Workspace(around: root, host: host)
    let builder = Builder(workspace: workspace, toolchain: try Toolchain(host, remembered: nil))

    guard case .built = try builder.build(BuildRequest(id)) else {
      Issue.record("it does not build")
      return
    }

    let all = commands.withLock { $0 }
    #expect(!all.contains { $0.words.contains("build") }, "swift build was asked")
    // The driver of Swift 6.3 traps on a temporary folder beyond ASCII.
    let temporary =
      name == "kata" ? "\(workspace.root)/.kata/run/swift" : host.environment["TMPDIR"]
    #expect(all.allSatisfy { $0.temporary == temporary })
  }

  private var keepsTheOld: Bool { FileManager.default.fileExists(atPath: kept) }

  @Test(arguments: [
    "<unknown>:0: error: missing required module 'SwiftShims'",
    "error: accessing build database: file is not a database",
    "KATA/debug.yaml:1:8: error: Got empty plain scalar",
    "/A.swift:1:1: error: malformed compiled module: KATA/debug/Modules/M.swiftmodule",
    "/A.swift:1:8: error: no such module 'GreetScene'",
    "/A.swift:1:8: error: no such module 'Exercise01'",
    "/A.swift:1:8: error: missing required module 'SpyKit'",
    "<unknown>:0: error: error opening 'M.o' for output: M.o: No such file or directory",
  ])
  func `an error about the scratch folder has it built once more, from nothing`(
    complaint: String
  ) throws {
    let said = complaint.replacing("KATA", with: "\(course.root)/.kata/build")
    #expect(try build([said, nil]) == (true, 2))
    #expect(!keepsTheOld)
  }

  @Test func `a folder that goes during the build is built once more`() throws {
    let complaint = "/A.swift:1:8: error: no such module 'GreetScene'"
    #expect(try build([complaint, nil], removing: "\(course.root)/.kata/build") == (true, 2))
  }

  @Test func `there is no third attempt`() throws {
    let complaint = "error: missing required module 'SwiftShims'"
    #expect(try build([complaint, complaint, nil]) == (false, 2))
  }

  @Test(arguments: [
    "error: compile command failed due to signal 9 (use -v to see invocation)",
    // Of a killed driver, with exit code 0.
    "Build cancelled! (5.52s)",
  ])
  func `a compiler that was killed from outside has it built once more, on what there is`(
    said: String
  ) throws {
    #expect(try build([said, nil]) == (true, 2))
    #expect(keepsTheOld)
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/.kata/tmp"))
    #expect(try !build([said, said, said, said]).isBuilt)
  }

  private let crash = "*** Program crashed: Bad pointer dereference ***"

  @Test func `a build system that crashes is asked twice more, then it is a complaint`() throws {
    #expect(try build([crash, crash, nil]) == (true, 3))
    #expect(keepsTheOld)
    let complaint = #expect(throws: Complaint.self) { try build([crash, crash, crash, nil]) }
    #expect(complaint?.sentence == "swift build was ended by signal 11, three times.")
  }

  @Test(arguments: [
    "/A.swift:1:1: error: cannot find 'x' in scope",
    "/A.swift:1:8: error: no such module 'GatherScene'", "ld.lld: error: undefined symbol: x",
    "error: No space left on device",
  ])
  func `any other failure stands`(complaint: String) throws {
    #expect(try build([complaint, nil]) == (false, 1))
    #expect(keepsTheOld)
  }

  @Test func `a folder that was built in another place is removed`() throws {
    #expect(try build([nil]) == (true, 1))
    #expect(keepsTheOld)
    let root = course.root.replacing("/", with: "\\/")
    try course.replace(root, with: "\\/elsewhere", in: ".kata/build/built.json")

    #expect(try build([nil]) == (true, 1))
    #expect(!keepsTheOld)
  }
}
