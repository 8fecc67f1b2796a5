@testable import Shared
import Testing

@testable import Common

@Suite struct TargetInfoTests {
  @Test func `a toolchain lies where its resources do`() throws {
    let linux = try TargetInfo.recorded("linux")
    #expect(linux.version == "6.3.1")
    #expect(!linux.isDarwin)
    #expect(linux.compiler == "/opt/swift/usr/bin/swiftc")
    #expect(linux.plugins == "/opt/swift/usr/lib/swift/host/plugins")
    #expect(linux.testingHelper == nil)
    #expect(linux.paths.sdkPath == nil)
  }

  @Test func `Xcode's compiler and helper are found behind its shim`() throws {
    let xcode = try TargetInfo.recorded("xcode")
    let usr = "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
    #expect(xcode.version == "6.3")
    #expect(xcode.isDarwin)
    #expect(xcode.compiler == "\(usr)/bin/swiftc")
    #expect(xcode.testingHelper == "\(usr)/libexec/swift/pm/swiftpm-testing-helper")
    #expect(xcode.paths.sdkPath?.hasSuffix("/MacOSX26.4.sdk") == true)
  }

  @Test(arguments: ["", "{}", "Swift version 6.3.1", #"{"compilerVersion":"Swift version 6.3"}"#])
  func `an answer of another form is nil`(text: String) {
    #expect(TargetInfo(reading: text) == nil)
  }
}

extension TargetInfo {
  static func recorded(_ name: String) throws -> TargetInfo {
    try #require(TargetInfo(reading: try Fixture.text("Toolchain/6.3/\(name).json")))
  }
}
