import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct TestLaunchTests {
  private let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/MacOSX.platform"

  private func launch(_ name: String, platform: String? = nil) throws -> TestLaunch {
    TestLaunch(info: try .recorded(name), platform: platform)
  }

  @Test func `on Linux the product is the program`() throws {
    let words = try launch("linux").words(
      .init(path: "/b/P.xctest"), ["--filter", "^A"], in: "/run")
    #expect(words[...1] == ["/bin/sh", "-c"])
    #expect(
      words[3...] == [
        "/run", "/b/P.xctest", "--testing-library", "swift-testing", "--no-parallel", "--filter",
        "^A",
      ])
  }

  @Test func `on a Mac the helper loads the bundle's program, with a locale in its arguments`()
    throws
  {
    let words = try launch("xcode", platform: platform).words(
      .init(path: "/b/P.xctest"), ["--filter", "^A"], in: "/run")
    let usr = "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
    let program = "/b/P.xctest/Contents/MacOS/KataVIPPackageTests"
    #expect(
      words[6...] == [
        "\(usr)/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", program, program,
        "--testing-library", "swift-testing", "--no-parallel", "--filter", "^A", "-AppleLocale",
        "tr_TR", "-AppleLanguages", "(tr)",
      ])
    let own = try launch("xcode").words(
      .init(path: "/b/P.xctest", name: "OwnPackageTests"), [], in: "/run")
    #expect(own.contains("/b/P.xctest/Contents/MacOS/OwnPackageTests"))
  }

  @Test(arguments: [
    ("linux", "/o/Products/Debug-linux", "/A-test-runner", "/A.so"),
    ("xcode", "/o/Products/Debug", "/A.xctest/Contents/MacOS/A", "/A.xctest/Contents/MacOS/A"),
  ])
  func `swiftbuild links the tests of each module apart`(
    system: String, folder: String, program: String, code: String
  ) throws {
    let launch = try launch(system)
    #expect(launch.program(in: launch.product("A", in: folder)) == folder + program)
    #expect(launch.code(of: "A", in: folder) == folder + code)
    for whole in ["/b/P.xctest", "/srv/Products/course/.kata/bench/programs/1/kata-tests"] {
      #expect(launch.product("A", in: whole) == .init(path: whole))
    }
  }

  @Test func `on a Mac the shell is told where the testing library may be`() throws {
    func folders(_ name: String, _ platform: String?) throws -> [[String]] {
      try launch(name, platform: platform).words(.init(path: "/b/P.xctest"), [], in: "/run")[4...5]
        .map { $0.split(separator: ":").map(String.init) }
    }
    let xcode = try folders("xcode", platform)
    #expect(
      xcode[0].suffix(2) == [
        "\(platform)/Developer/Library/Frameworks",
        "\(platform)/Developer/Library/PrivateFrameworks",
      ])
    #expect(xcode[1].last == "\(platform)/Developer/usr/lib")
    let toolchain = "/Library/Developer/Toolchains/swift-6.3.1-RELEASE.xctoolchain"
    let ownLibrary = try folders("swift.org", platform)[1].first
    #expect(ownLibrary == "\(toolchain)/usr/lib/swift/macosx/testing")
    let tools = try folders("tools", nil)
    #expect(tools[0] == ["/Library/Developer/CommandLineTools/Library/Developer/Frameworks"])
    #expect(tools[1].contains("/Library/Developer/CommandLineTools/Library/Developer/usr/lib"))
  }

  /// Starts a Mac's command, with a helper that prints what it got; like a protected shell, this one
  /// starts without variables named `DYLD_…`.
  @Test func `the shell passes the folders on to the helper`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata launch \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let helper = folder.appendingPathComponent("usr/libexec/swift/pm/swiftpm-testing-helper")
    try FileManager.default.createDirectory(
      at: helper.deletingLastPathComponent(), withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      printf '%s\\n' "$DYLD_FRAMEWORK_PATH" "$DYLD_LIBRARY_PATH" "$#" "$@" "$(pwd)"

      """
    // Written by another process: what this one has open for writing is inherited by every process
    // that another test starts at that moment, and can't be run meanwhile.
    let written = try Compiler.call(
      ["-c", #"printf %s "$1" >"$0" && chmod 755 "$0""#, helper.path, script], of: "sh")
    try #require(written.code == 0, "\(written.errors)")
    var launch = try launch("xcode", platform: "/a platform")
    launch.info.paths.runtimeResourcePath = "\(folder.path)/usr/lib/swift"

    let words = launch.words(.init(path: "/a b/P.xctest"), ["--filter", "^A\\."], in: "/")
    let said = try Compiler.call(Array(words.dropFirst()), of: words[0])

    let lines = String(decoding: said.output, as: UTF8.self).split(separator: "\n").map(String.init)
    try #require(lines.count > 8, "\(lines) \(said.errors)")
    #expect(lines[0] == words[4])
    #expect(lines[0].hasSuffix(":/a platform/Developer/Library/PrivateFrameworks"))
    #expect(lines[1] == words[5])
    #expect(lines[2] == "\(words.dropFirst(7).count)")
    #expect(Array(lines[3...].dropLast()) == Array(words.dropFirst(7)))
    #expect(lines.last == "/")
  }

  @Test(arguments: ["linux", "xcode"])
  func `of the learner's variables only the place of Swift's libraries is passed on`(
    name: String
  ) throws {
    let inherited = [
      "HOME": "/home/ann", "LANG": "de_DE", "LD_LIBRARY_PATH": "/swift",
      "KATA_SUBJECT": "Solutions",
      "DYLD_LIBRARY_PATH": "/mac", "SSH_AUTH_SOCK": "/s",
    ]
    let variables = try launch(name).variables(in: "/run", inherited: inherited)
    #expect(variables["HOME"] == "/run")
    #expect(variables["CFFIXED_USER_HOME"] == "/run")
    #expect(variables["LANG"] == "tr_TR.UTF-8")
    #expect(variables["LD_LIBRARY_PATH"] == (name == "linux" ? "/swift" : nil))
    #expect(!variables.keys.contains { $0.hasPrefix("KATA_") || $0.hasPrefix("DYLD_") })
    #expect(variables["SSH_AUTH_SOCK"] == nil)
    // A later testing library tells messages only if it is asked to.
    #expect(variables.keys.count { $0.hasSuffix("_EVENT_STREAM_MESSAGES_FIELD_ENABLED") } == 2)
  }
}
