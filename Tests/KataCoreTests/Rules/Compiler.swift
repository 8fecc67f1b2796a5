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

  /// What it says of itself: the one on the PATH may be another toolchain's proxy.
  static let info = Result {
    let answer = try call(["-print-target-info"])
    guard let info = TargetInfo(reading: String(decoding: answer.output, as: UTF8.self)) else {
      throw Failed(errors: answer.errors)
    }
    return info
  }

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
    let info = try info.get()
    var dump = RuleDump(
      module: module, files: files.map(\.path), moduleFolder: modules.path,
      settings: FrontendSettings(info, packageName: "tests"))
    dump.pluginFolder = info.plugins
    let words = dump.words
    let answer = try call(Array(words.dropFirst()), of: words[0])
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
  /// The Swift files below a folder, in their order.
  func swiftFiles() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
      .sorted().map(appendingPathComponent)
  }
}
