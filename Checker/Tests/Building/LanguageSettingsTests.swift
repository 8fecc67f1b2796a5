import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct LanguageSettingsTests {
  private let manifest = Result {
    try String(contentsOf: Compiler.root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  /// An exercise means the same under `swift test` as under `kata`.
  @Test func `the course's own manifest has the same settings`() throws {
    let manifest = try manifest.get()
    let scene = try #require(manifest.firstRange(of: "let sceneSettings: [SwiftSetting] = ["))
    let own = manifest[scene.upperBound...].prefix { $0 != "]" }
    let settings = own.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: [","])
    }
    #expect("[\(settings.joined(separator: ", "))]" == LanguageSettings.scene.manifest)
    let isolation = ".defaultIsolation(MainActor.self)"
    #expect(manifest.contains("let appSettings: [SwiftSetting] = [\(isolation)] + sceneSettings\n"))
    #expect(
      "[\(([isolation] + settings).joined(separator: ", "))]" == LanguageSettings.app.manifest)
    #expect(manifest.contains(#".target(name: "\(scene)Scene", swiftSettings: sceneSettings)"#))
    let tool = LanguageSettings.tool.features.map(\.debugDescription).joined(separator: ", ")
    #expect(manifest.contains("let features = [\(tool)]"))
  }

  @Test func `the compiler is told each of them`() {
    for settings in LanguageSettings.allCases {
      let words = settings.words
      for feature in settings.features {
        #expect(
          zip(words, words.dropFirst()).contains {
            ($0, $1) == ("-enable-upcoming-feature", feature)
          })
      }
      #expect(words.contains("-default-isolation") == (settings == .app))
    }
  }
}
