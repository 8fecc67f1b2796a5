import Foundation
import KataCore
import KataHost
import Testing

@testable import KataBuild

/// The `swift` on the PATH may be a proxy: swiftly's on Linux, Xcode's shim on a Mac.
@Suite struct ToolchainTests {
  private let swift: FakeSwift

  init() throws {
    swift = try FakeSwift()
    try swift.answer(FakeSwift.answer(usr: swift.usr))
  }

  @Test func `compiler and macros lie where the proxy's answer tells, and not beside it`() throws {
    let toolchain = try Toolchain(swift.host)
    #expect(toolchain.path == "\(swift.bin)/swift")
    #expect(toolchain.info.compiler == "\(swift.usr)/bin/swiftc")
    #expect(toolchain.info.plugins == "\(swift.usr)/lib/swift/host/plugins")
    #expect(toolchain.version == "6.3.1")
    #expect(toolchain.platform == nil)
  }

  @Test func `another compiler at the same place has another stamp`() throws {
    let first = try Toolchain(swift.host)
    try swift.install("#!/bin/sh\n# another\n", at: "\(swift.usr)/bin/swiftc")
    #expect(try Toolchain(swift.host).stamp != first.stamp)
  }

  @Test func `a program that gives no answer is named, with what it said`() throws {
    try swift.answer("xcode-select: note: No developer tools were found, requesting install.")
    let complaint = try #require(throws: Complaint.self) { try Toolchain(swift.host) }
    #expect(complaint.exit == .machine)
    #expect(complaint.sentence.hasPrefix("\(swift.bin)/swift does not say"))
    #expect(complaint.details.last?.contains("No developer tools") == true)
  }

  @Test(arguments: [
    (Ending.exited(0), "/Xcode/MacOSX.platform\n", "/Xcode/MacOSX.platform"), (.exited(1), "", ""),
  ])
  func `on a Mac it knows the platform of Xcode; the Command Line Tools alone have none`(
    ending: Ending, said: String, platform: String
  ) throws {
    var host = swift.host
    host.processes.answer { command, _ throws(Complaint) in
      guard command.words[0] == "/usr/bin/xcrun" else {
        let answer = FakeSwift.answer(triple: "arm64-apple-macosx15.0", usr: "/x/usr")
        return Finished(ending: .exited(0), output: answer, errors: "")
      }
      return Finished(ending: ending, output: said, errors: "xcrun: error: unable to lookup item")
    }
    #expect(try (Toolchain(host).platform ?? "") == platform)
  }
}
