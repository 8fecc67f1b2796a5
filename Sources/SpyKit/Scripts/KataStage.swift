import Foundation

/// Something that can happen to the code under test, from start to end, made from a seed.
package protocol KataScenario: Codable, Sendable {
  static func random(using random: inout KataRandom) -> Self

  /// What is played before the random ones, whatever the seed: what a list of many things needs
  /// for each of them to have its turn.
  static var always: [Self] { get }

  /// Whether the README's edges cover all of it; what they don't cover is not played.
  var isCovered: Bool { get }
}

extension KataScenario {
  package static var always: [Self] { [] }
}

/// What a player is asked to play: those that are given, then so many from one seed.
package struct KataScripts<Scenario: KataScenario>: Decodable {
  package var scenarios: [Slot]
  package var seed: UInt64
  /// Random scenarios, at least.
  package var count: Int
  /// More of them, until all together are as long as this, in bytes of JSON: what fits into a
  /// given time, more or less, and yet the same in each process and on each machine.
  package var length: Int?
  /// Variations, behind the random ones, until all together are as long as this.
  package var following: Int?
  /// As long as this, where none is left to which few have come: the rest would find nothing.
  package var followingAtLeast: Int?
  /// Texts that variations may hold, of printable ASCII without quotes and backslashes.
  package var words: [String]?

  /// A scenario; nil where the text is none, as it may be while a script is made shorter.
  package struct Slot: Decodable {
    package var scenario: Scenario?

    package init(from decoder: any Decoder) throws {
      scenario = try? Scenario(from: decoder)
    }
  }
}

/// Made once: a player writes and reads hundreds of scenarios.
private enum KataCoders {
  static let decoder = JSONDecoder()
  static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}

/// A scenario and its text; nil and nothing where the text was none.
struct KataScript<Scenario: KataScenario> {
  let scenario: Scenario?
  let json: String

  var length: Int { json.utf8.count }

  init(_ scenario: Scenario?) {
    self.scenario = scenario
    let data = try? scenario.map(KataCoders.encoder.encode)
    json = String(decoding: data ?? Data(), as: UTF8.self)
  }

  init(reading json: String) {
    self.init(try? KataCoders.decoder.decode(Scenario.self, from: Data(json.utf8)))
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
    var trail = KataTrail(scripts)
    var rest = all(of: scripts)[...]
    while let script = rest.popFirst() ?? trail.next() {
      await perform(script, recorder, body)
      trail.note(script, KataCounters.read())
    }
  }

  static func all<Scenario: KataScenario>(
    of scripts: KataScripts<Scenario>
  ) -> [KataScript<Scenario>] {
    var random: [KataScript<Scenario>] = []
    var length = 0
    while random.count < scripts.count || length < scripts.length ?? 0 {
      let seed = scripts.seed &+ UInt64(random.count) &* 0x9E37_79B9
      var generator = KataRandom(seed: seed)
      random.append(KataScript(Scenario.random(using: &generator)))
      length += max(1, random[random.count - 1].json.utf8.count)
    }
    let always = scripts.count > 0 ? Scenario.always.map { KataScript($0) } : []
    return scripts.scenarios.map { KataScript($0.scenario) } + always + random
  }

  static func perform<Scenario: KataScenario>(
    _ script: KataScript<Scenario>, _ recorder: KataRecorder,
    _ body: @MainActor (Scenario, KataRecorder) async -> Void
  ) async {
    recorder.begin(script.json)
    if let scenario = script.scenario, scenario.isCovered {
      await KataRecorder.$current.withValue(recorder) {
        await KataRecorder.$script.withValue(recorder.episode) { await body(scenario, recorder) }
      }
    }
    recorder.end()
  }
}
