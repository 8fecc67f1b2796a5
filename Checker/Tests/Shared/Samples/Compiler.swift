import Foundation

/// The toolchain's programs and the shell, for tests of what they are given.
enum Compiler {
  /// The output, the complaints and the exit code of a call.
  struct Answer {
    var output: [UInt8]
    var errors: String
    var code: Int32
  }

  /// The project's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

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
}
