import Foundation

/// Something that can happen to the code under test, from start to end, made from a seed.
package protocol KataScenario: Codable, Sendable {
  static func random(using random: inout KataRandom) -> Self

  /// Whether the README's edges cover all of it; what they don't cover is not played.
  var isCovered: Bool { get }
}

/// What a player is asked to play: so many scenarios from one seed, after those that are given.
package struct KataScripts<Scenario: KataScenario>: Decodable {
  package var scenarios: [Slot]
  package var seed: UInt64
  package var count: Int

  /// A scenario; nil where the text is none, as it may be while a script is made shorter.
  package struct Slot: Decodable {
    package var scenario: Scenario?

    package init(from decoder: any Decoder) throws {
      scenario = try? Scenario(from: decoder)
    }
  }
}

/// Plays the scripts that the environment names, each on its own fresh parts.
@MainActor
package enum KataStage {
  package static func play<Scenario: KataScenario>(
    _ type: Scenario.Type, _ body: @MainActor (Scenario, KataRecorder) async -> Void
  ) async throws {
    guard let recorder = KataRecorder.shared,
      let path = ProcessInfo.processInfo.environment["SPYKIT_SCRIPTS"]
    else { return }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let scripts = try JSONDecoder().decode(KataScripts<Scenario>.self, from: data)
    for scenario in all(of: scripts) {
      await perform(scenario, recorder, body)
    }
  }

  static func all<Scenario: KataScenario>(of scripts: KataScripts<Scenario>) -> [Scenario?] {
    scripts.scenarios.map(\.scenario)
      + (0..<scripts.count).map { index in
        var random = KataRandom(seed: scripts.seed &+ UInt64(index) &* 0x9E37_79B9)
        return Scenario.random(using: &random)
      }
  }

  static func perform<Scenario: KataScenario>(
    _ scenario: Scenario?, _ recorder: KataRecorder,
    _ body: @MainActor (Scenario, KataRecorder) async -> Void
  ) async {
    recorder.begin(scenario.map(json) ?? "")
    if let scenario, scenario.isCovered {
      await KataRecorder.$current.withValue(recorder) { await body(scenario, recorder) }
    }
    recorder.end()
  }

  private static func json(_ scenario: some KataScenario) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(scenario) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
