@testable import Shared
import Testing

@testable import OwnCode

/// The answers of SwiftPM about a package.
@Suite struct PackageModulesTests {
  private let described = """
    {"name": "notes", "targets": [
      {"c99name": "Notes_Scene", "module_type": "SwiftTarget", "name": "Notes-Scene",
       "path": "Sources/Notes", "sources": ["A.swift", "In/B.swift"], "type": "library",
       "resources": [{"path": "/p/a b.txt", "rule": {"embed_in_code": {}}}]},
      {"c99name": "Tool", "module_type": "SwiftTarget", "name": "Tool", "path": "Sources/Tool",
       "sources": ["Run.swift", "main.swift"], "type": "executable"},
      {"c99name": "NotesTests", "module_type": "SwiftTarget", "name": "NotesTests",
       "path": "Tests/NotesTests", "sources": ["T.swift"], "type": "test"},
      {"c99name": "CNotes", "module_type": "ClangTarget", "name": "CNotes",
       "path": "Sources/CNotes", "sources": ["c.c"], "type": "library"}
    ]}
    """

  private let dumped = """
    {"toolsVersion": {"_version": "5.9.0"}, "targets": [{"name": "Notes-Scene", "settings": [
      {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"},
      {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"},
      {"kind": {"define": {"_0": "MAC"}}, "tool": "swift",
       "condition": {"platformNames": ["macos"]}},
      {"kind": {"define": {"_0": "FAST"}}, "tool": "swift", "condition": {"config": "release"}},
      {"kind": {"define": {"_0": "C"}}, "tool": "c"},
      {"kind": {"unsafeFlags": {"_0": ["-a", "-b"]}}, "tool": "swift"},
      {"kind": {"strictMemorySafety": {}}, "tool": "swift"},
      {"kind": {"swiftLanguageMode": {"_0": "6"}}, "tool": "swift"}
    ]}]}
    """

  @Test(arguments: [false, true])
  func `modules of Swift are read with their settings on this system`(isDarwin: Bool) throws {
    let package = try #require(
      PackageModules(described: described, dumped: dumped, isDarwin: isDarwin))

    #expect(package.foreign == ["CNotes": "Sources/CNotes"])
    #expect(package.modules.map(\.name) == ["Notes_Scene", "Tool"])
    #expect(package.modules.map(\.target) == ["Notes-Scene", "Tool"])
    #expect(package.modules[0].files == ["Sources/Notes/A.swift", "Sources/Notes/In/B.swift"])
    #expect(
      package.modules[0].words == [
        "-swift-version", "5", "-parse-as-library", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "ExistentialAny",
      ] + (isDarwin ? ["-D", "MAC"] : []) + [
        "-a", "-b", "-swift-version", "6",
      ])
    #expect(package.modules[0].accessor?.contains("static let a_b_txt: [UInt8]") == true)
    #expect(package.modules[1].words == ["-swift-version", "5"])
    #expect(package.modules[1].accessor == nil)
  }

  @Test func `nothing is read of what is no answer`() {
    let answers = [("error: no package", dumped), (described, "")]
    for (described, dumped) in answers {
      #expect(PackageModules(described: described, dumped: dumped, isDarwin: false) == nil)
    }
  }
}
