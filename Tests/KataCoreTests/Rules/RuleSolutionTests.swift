import Foundation
import KataCore
import Testing

/// What is right may not be called wrong: every reference and every alternative follows all rules.
@Suite struct RuleSolutionTests {
  @Test(arguments: JudgedSolution.all)
  func `finds nothing in what the course calls right`(_ subject: JudgedSolution) throws {
    let modules = try Scenes.folder.get()

    let result = try Compiler.check(
      subject.files, module: subject.exercise, modules: modules)

    #expect(result == .checked([]))
  }

  @Test(arguments: [
    ("Badge", Rule.protocols), ("Code", .formatting), ("Guest", .plainModels), ("Link", .oneWay),
    ("Password", .oneWay), ("Pin", .noDecisions),
  ])
  func `finds the anti-pattern in each file that exercise 09 starts from`(
    _ file: String, _ rule: Rule
  ) throws {
    let start = Compiler.root.appendingPathComponent("Exercises/Exercise09/.given/start")

    let result = try Compiler.check(
      [start.appendingPathComponent("\(file)Login.swift")], module: "Exercise09",
      modules: Scenes.folder.get())

    guard case .checked(let findings) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(Set(findings.map(\.rule)) == [rule])
  }

  @Test(.enabled("a learner's copy may be without Solutions") { !JudgedSolution.all.isEmpty })
  func `there is something to be looked at`() {
    #expect(JudgedSolution.all.count >= 8)
  }
}

/// A reference or an alternative: a file, or a folder of files.
struct JudgedSolution: CustomTestStringConvertible {
  var exercise: String
  var place: URL
  var files: [URL]

  var testDescription: String { "\(exercise)/\(place.lastPathComponent)" }

  static let all: [JudgedSolution] = {
    let exercises = children(of: Compiler.root.appendingPathComponent("Solutions"))
    return exercises.flatMap { exercise -> [JudgedSolution] in
      // Where the learner writes the suite, the alternatives are suites.
      let subjects = exercise.appendingPathComponent("Subjects").path
      guard !FileManager.default.fileExists(atPath: subjects) else { return [] }
      let alternatives = children(of: exercise.appendingPathComponent("Alternatives"))
      return ([exercise.appendingPathComponent("Sources")] + alternatives).map { place in
        let files = place.pathExtension == "swift" ? [place] : (try? place.swiftFiles()) ?? []
        return JudgedSolution(exercise: exercise.lastPathComponent, place: place, files: files)
      }
    }
  }()

  fileprivate static func children(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
  }
}

/// The scenes that exercises import, built once for all tests of a run.
private enum Scenes {
  static let folder = Result { try build() }

  private static var place: URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-rules-\(ProcessInfo.processInfo.processIdentifier)")
  }

  private static func build() throws -> URL {
    let folder = place
    atexit { try? FileManager.default.removeItem(at: Scenes.place) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Compiler.root.appendingPathComponent("Sources")
    for scene in JudgedSolution.children(of: sources) {
      let name = scene.lastPathComponent
      guard name.hasSuffix("Scene") else { continue }
      let answer = try Compiler.call(
        ["-emit-module", "-module-name", name, "-package-name", "tests", "-swift-version", "6"]
          + ["-default-isolation", "MainActor", "-parse-as-library", "-o"]
          + [folder.appendingPathComponent("\(name).swiftmodule").path]
          + scene.swiftFiles().map(\.path))
      guard answer.code == 0 else { throw Compiler.Failed(errors: answer.errors) }
    }
    return folder
  }
}
