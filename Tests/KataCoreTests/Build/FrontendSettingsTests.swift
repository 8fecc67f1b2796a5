import Testing

@testable import KataCore

/// What the frontend is told of the machine, from SwiftPM's descriptions on Linux (recorded) and on
/// a Mac (written by SwiftPM's sources), and from the compiler's own words.
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

  @Test func `on a Mac target and SDK are those of the build`() throws {
    let settings = try settings("Exercise03", "debug.macos.yaml")
    let xcode = "/Applications/Xcode.app/Contents/Developer"
    #expect(settings.compiler == "\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc")
    #expect(settings.target == "arm64-apple-macosx15.0")
    #expect(settings.sdk == "\(xcode)/Platforms/MacOSX.platform/Developer/SDKs/MacOSX26.4.sdk")
    #expect(settings.arguments.suffix(2) == ["-sdk", settings.sdk])
  }

  @Test func `a module that was not built then is told what the others were`() throws {
    for yaml in ["debug.yaml", "debug.macos.yaml"] {
      #expect(try settings("Exercise07", yaml) == settings("Exercise03", yaml))
    }
  }

  @Test(arguments: ["", "commands:\n", "\ncommands:\n  \"C.Exercise03-x\":\n    tool: shell\n\n"])
  func `without a known description there are none`(yaml: String) {
    #expect(FrontendSettings(of: "Exercise03", description: yaml) == nil)
  }

  @Test func `the compiler's own words do for a file without a package`() throws {
    let mac = FrontendSettings(try .recorded("xcode"))
    #expect(mac.target == "arm64-apple-macosx15.7")
    #expect(mac.arguments.contains("-sdk"))
    #expect(!FrontendSettings(try .recorded("linux")).arguments.contains("-sdk"))
  }

  @Test func `a Mac's link command is no plan that kata carries out`() throws {
    #expect(PlannedBuild(description: try Fixture.text("Build/debug.macos.yaml")) == nil)
  }
}
