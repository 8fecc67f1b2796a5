import Testing

@testable import KataCore

@Suite struct RuleDumpTests {
  @Test func `asks for every file's tree, with the settings of an exercise`() throws {
    var dump = RuleDump(
      module: "Shop", files: ["/a/One.swift", "/a/Two.swift"], moduleFolder: "/m",
      settings: FrontendSettings(try .recorded("xcode"), packageName: "kata"))
    let bare = dump.words

    #expect(bare[0] == (try TargetInfo.recorded("xcode")).compiler)
    #expect(bare[1...4] == ["-frontend", "-dump-ast", "-dump-ast-format", "json"])
    #expect(bare.suffix(4) == ["-primary-file", "/a/One.swift", "-primary-file", "/a/Two.swift"])
    #expect(follows("-module-name", "Shop", in: bare))
    #expect(follows("-package-name", "kata", in: bare))
    #expect(follows("-target", "arm64-apple-macosx15.7", in: bare))
    #expect(bare.contains("-sdk"))
    #expect(follows("-default-isolation", "MainActor", in: bare))
    #expect(!bare.contains("-plugin-path"))

    dump.pluginFolder = "/p"
    dump.moduleCache = "/c"

    #expect(follows("-plugin-path", "/p", in: dump.words))
    #expect(follows("-module-cache-path", "/c", in: dump.words))
  }

  private func follows(_ option: String, _ value: String, in arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == value }
  }
}
