import Foundation
import KataCore
import Testing

/// The compiler itself, for tests of what is read from its trees.
struct Compiler {
  /// What a call printed, and what it complained of.
  struct Answer {
    var output: [UInt8]
    var errors: String
    var code: Int32
  }

  /// Beside `swiftc`; the macros of a toolchain lie in a folder that it knows.
  static let pluginFolder: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let programs = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    return programs.map {
      $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host/plugins").path
    }.first(where: FileManager.default.fileExists)
  }()

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func call(_ arguments: [String], of program: String = "swiftc") throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: Array(try Data(contentsOf: output)),
      errors: try String(contentsOf: errors, encoding: .utf8), code: process.terminationStatus)
  }

  /// Dumps files as one module, and looks for broken rules in them.
  static func check(
    _ files: [URL], module: String, modules: URL, rules: Set<Rule> = Set(Rule.allCases)
  ) throws -> RuleResult {
    var dump = RuleDump(
      module: module, files: files.map(\.path), moduleFolder: modules.path, packageName: "tests")
    dump.pluginFolder = pluginFolder
    let answer = try call(dump.arguments)
    guard answer.code == 0 else { throw Failed(errors: answer.errors) }
    let sources = try files.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
    return RuleCheck.result(
      dump: answer.output, sources: Dictionary(uniqueKeysWithValues: sources), rules: rules)
  }

  /// What one of the toolchain's programs prints.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let answer = try call(arguments, of: program)
    guard answer.code == 0 else { throw Failed(errors: answer.errors) }
    return String(decoding: answer.output, as: UTF8.self)
  }

  /// What this machine's programs are compiled for.
  static func target() throws -> String {
    let info = try run("swiftc", ["-print-target-info"])
    return try #require(info.firstMatch(of: /"triple": "([^"]+)"/)).output.1.description
  }

  struct Failed: Error {
    var errors: String
  }
}

extension URL {
  /// The Swift files in a folder, in their order.
  func swiftFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
