import Basics
@testable import Class
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// The file by which a module finds what is compiled into it.
@Suite struct PackageResourcesTests {
  private static let files = [
    "Oslo.json": "{\"é\": 1}\n", "Empty.json": "", "Error-Page.html": "<p>",
  ]

  @Test(.realBuilds) func `it declares what SwiftPM's own file declares`() throws {
    let root =
      Files.live().resolved(FileManager.default.temporaryDirectory.path)
      + "/kata-resources-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = Files.live()
    try files.write("\(root)/Package.swift", Data(Self.manifest.utf8))
    try files.write("\(root)/Sources/Scene/Scene.swift", Data("struct Scene {}\n".utf8))
    for (name, text) in Self.files {
      try files.write("\(root)/Sources/Scene/Payloads/\(name)", Data(text.utf8))
    }
    let built = try Processes.live().run(
      Command(
        words: ["/usr/bin/env", "swift", "build", "--package-path", root],
        environment: ProcessInfo.processInfo.environment, limit: 300))
    try #require(built.ending == .exited(0), "\(built.output)\(built.errors)")

    let written = try #require(
      FileManager.default.enumerator(atPath: "\(root)/.build")?.compactMap { $0 as? String }
        .first { $0.hasSuffix("embedded_resources.swift") })
    let own = SourceModule.embedded(Self.files.mapValues { Data($0.utf8) })

    #expect(try lines(files.text("\(root)/.build/\(written)") ?? "") == lines(own))
  }

  /// The declarations, in any order and with any blanks.
  private func lines(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
        .filter { $0.hasPrefix("staticlet") })
  }

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Scene",
      targets: [.target(name: "Scene", resources: [.embedInCode("Payloads")])])

    """
}
