import Testing

@testable import KataCore

/// SwiftPM's descriptions on Linux (recorded) and on a Mac (written by SwiftPM's sources).
@Suite struct FrontendSettingsTests {
  private func settings(_ module: String, _ yaml: String) throws -> FrontendSettings {
    try #require(FrontendSettings(of: module, description: Fixture.text("Build/\(yaml)")))
  }

  @Test func `on Linux there is no SDK`() throws {
    let settings = try settings("Exercise03", "debug.yaml")
    #expect(settings.compiler == "/opt/swift/usr/bin/swiftc")
    #expect(
      settings.arguments == ["-target", "x86_64-unknown-linux-gnu", "-package-name", "course"])
  }

  @Test(arguments: ["Exercise03", "Exercise07"])
  func `on a Mac target and SDK are those of the build, for any module`(module: String) throws {
    let settings = try settings(module, "debug.macos.yaml")
    let xcode = "/Applications/Xcode.app/Contents/Developer"
    #expect(settings.compiler == "\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    #expect(settings.target == "arm64-apple-macosx15.0")
    #expect(
      settings.arguments.suffix(2)
        == ["-sdk", "\(xcode)/Platforms/MacOSX.platform/Developer/SDKs/MacOSX26.4.sdk"])
  }

  @Test func `without a known description the compiler's own answer is used`() throws {
    #expect(FrontendSettings(of: "Exercise03", description: "commands:\n") == nil)
    #expect(FrontendSettings(try .recorded("xcode")).arguments.contains("-sdk"))
  }
}
