import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Synchronization
import Testing

/// The `swift` on the PATH may be a proxy: swiftly's on Linux, Xcode's shim on a Mac.
@Suite struct ToolchainTests {
  private let swift: FakeSwift
  private var file: String { "\(swift.root)/toolchain.json" }

  init() throws {
    swift = try FakeSwift()
    try swift.answer(FakeSwift.answer(usr: swift.usr))
  }

  private func toolchain(_ host: HostSystem? = nil) throws -> Toolchain {
    try Toolchain(host ?? swift.host, remembered: file)
  }

  @Test func `compiler and macros lie where the proxy's answer tells, and not beside it`() throws {
    let toolchain = try toolchain()
    #expect(toolchain.path == "\(swift.bin)/swift")
    #expect(toolchain.info.compiler == "\(swift.usr)/bin/swiftc")
    #expect(toolchain.info.plugins == "\(swift.usr)/lib/swift/host/plugins")
    #expect(toolchain.version == "6.3.1")
    #expect(toolchain.platform == nil)
  }

  @Test func `it is asked once, wherever kata is started`() throws {
    let first = try toolchain()
    var elsewhere = swift.host
    elsewhere.directory = swift.bin
    #expect(try toolchain(elsewhere) == first)
    #expect(swift.asked == ["-print-target-info"])
  }

  /// Each of them makes swiftly, or Xcode, run another compiler behind the same program.
  @Test(arguments: [
    ".local/share/swiftly/config.json", ".swiftly/config.json", ".swift-version",
    "toolchains/one/usr/bin/swiftc", "bin/swift",
  ])
  func `what may have chosen another one has it asked again`(changed: String) throws {
    let first = try toolchain()
    let path = "\(swift.root)/\(changed)"
    let script = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try swift.install(script + "# another", at: path)

    let second = try toolchain()

    #expect(swift.asked.count == 2)
    #expect(second.stamp != first.stamp)
    #expect(try toolchain() == second)
    #expect(swift.asked.count == 2)
  }

  @Test(arguments: ["TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT"])
  func `so does a variable that chooses`(name: String) throws {
    _ = try toolchain()
    var host = swift.host
    host.environment[name] = "another"
    _ = try toolchain(host)
    #expect(swift.asked.count == 2)
  }

  @Test func `what was remembered by an earlier kata is no answer`() throws {
    try Data(#"{"path":"\#(swift.bin)/swift","version":"6.3.1","stamp":""}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    #expect(try toolchain().info.compiler == "\(swift.usr)/bin/swiftc")
  }

  @Test func `who gives no answer is named, with what it said`() throws {
    try swift.answer("xcode-select: note: No developer tools were found, requesting install.")
    do {
      let toolchain = try toolchain()
      Issue.record("\(toolchain)")
    } catch {
      let complaint = try #require(error as? Complaint)
      #expect(complaint.exit == .machine)
      #expect(complaint.sentence.hasPrefix("\(swift.bin)/swift does not say"))
      #expect(complaint.details.last?.contains("No developer tools") == true)
    }
  }

  private final class Asked: Sendable {
    let words = Mutex<[[String]]>([])
  }

  /// A host whose compiler is a Mac's; `xcrun` says this of the platform.
  private func mac(_ platform: Finished, _ asked: Asked) -> HostSystem {
    var host = swift.host
    host.processes.answer { command, _ throws(Complaint) in
      asked.words.withLock { $0.append(command.words) }
      guard command.words[0] == "/usr/bin/xcrun" else {
        let answer = FakeSwift.answer(triple: "arm64-apple-macosx15.0", usr: "/x/usr")
        return Finished(ending: .exited(0), output: answer, errors: "")
      }
      return platform
    }
    return host
  }

  @Test func `on a Mac it knows Xcode's platform and SDK, which are asked for once, too`() throws {
    let asked = Asked()
    let said = Finished(ending: .exited(0), output: "/Xcode/MacOSX.platform\n", errors: "")
    for _ in 1...2 {
      #expect(try toolchain(mac(said, asked)).platform == "/Xcode/MacOSX.platform")
    }
    #expect(
      asked.words.withLock { $0 } == [
        ["\(swift.bin)/swift", "-print-target-info"],
        ["/usr/bin/xcrun", "--sdk", "macosx", "--show-sdk-platform-path"],
        ["/usr/bin/xcrun", "--sdk", "macosx", "--show-sdk-path"],
      ])
  }

  @Test func `the Command Line Tools alone have no platform, and that is no complaint`() throws {
    let asked = Asked()
    let said = Finished(
      ending: .exited(1), output: "", errors: "xcrun: error: unable to lookup item 'PlatformPath'")
    #expect(try toolchain(mac(said, asked)).platform == nil)
  }
}
