import Foundation
import KataCore
import Synchronization
import Testing

@testable import kata

/// What was kept of an old place, or came to harm, does not stop anybody: it is built anew, once.
@Suite struct BuilderTests {
  private let course: TemporaryCourse
  private let id = ExerciseID(number: 1)

  init() throws {
    course = try TemporaryCourse()
    try course.leave("old", in: ".kata/build/debug/ModuleCache/kept.pcm")
  }

  /// Builds with a compiler that gives these answers one after another; nil for a success.
  private func build(_ answers: [String?]) throws -> (isBuilt: Bool, runs: Int) {
    let runs = Mutex(0)
    var host = KataHost.live()
    host.directory = course.root
    host.processes.run = { commands throws(Complaint) in
      guard commands[0].words.contains("build") else {
        return [Finished(ending: .exited(0), output: FakeSwift.answer(), errors: "")]
      }
      let answer = runs.withLock { count in
        defer { count += 1 }
        return count < answers.count ? answers[count] : "error: asked too often"
      }
      return [
        Finished(ending: .exited(answer == nil ? 0 : 1), output: answer ?? "", errors: "")
      ]
    }
    let workspace = try Workspace(around: course.root, host: host)
    let builder = Builder(workspace: workspace, toolchain: try Toolchain(host, remembered: nil))
    switch try builder.build(BuildPlan(exercises: [id])) {
    case .built: return (true, runs.withLock { $0 })
    case .failed: return (false, runs.withLock { $0 })
    }
  }

  private var keepsTheOld: Bool {
    FileManager.default.fileExists(
      atPath: "\(course.root)/.kata/build/debug/ModuleCache/kept.pcm")
  }

  @Test(arguments: [
    "<unknown>:0: error: missing required module 'SwiftShims'",
    "error: PCH was compiled with module cache path '/old', but the path is currently '/new'",
    "error: accessing build database: file is not a database",
    "KATA/debug.yaml:1:8: error: Got empty plain scalar",
    "/A.swift:1:1: error: malformed compiled module: KATA/direct/modules/M-1/M.swiftmodule",
  ])
  func `a build that trips over what is kept is done once more, from nothing`(
    complaint: String
  ) throws {
    let said = complaint.replacing("KATA", with: "\(course.root)/.kata/build")
    #expect(try build([said, nil]) == (true, 2))
    #expect(!keepsTheOld)
  }

  @Test func `what fails from nothing, too, is not tried a third time`() throws {
    let complaint = "error: missing required module 'SwiftShims'"
    #expect(try build([complaint, complaint, nil]) == (false, 2))
  }

  @Test(arguments: [
    "/A.swift:1:1: error: cannot find 'x' in scope", "ld.lld: error: undefined symbol: x",
    "error: No space left on device",
  ])
  func `any other failure stays what it is`(complaint: String) throws {
    #expect(try build([complaint, nil]) == (false, 1))
    #expect(keepsTheOld)
  }

  @Test func `a folder that says it was built elsewhere is not even tried`() throws {
    #expect(try build([nil]) == (true, 1))
    #expect(keepsTheOld)
    let record = ".kata/build/built.json"
    let text = try course.read(record)
    let root = course.root.replacing("/", with: "\\/")
    #expect(text.contains(root))
    try course.write(text.replacing(root, with: "\\/elsewhere"), to: record)

    #expect(try build([nil]) == (true, 1))
    #expect(!keepsTheOld)
  }
}

extension TemporaryCourse {
  fileprivate func leave(_ text: String, in path: String) throws {
    let folder = URL(fileURLWithPath: "\(root)/\(path)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(text, to: path)
  }
}
