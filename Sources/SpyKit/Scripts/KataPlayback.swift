import Foundation

/// Something that can happen to the code under test, from start to end, made from a seed.
public protocol KataScenario: Codable, Sendable {
  static func random(using random: inout KataRandom) -> Self

  /// Scripts that are played before the random ones, whatever the seed, so that each item of a long
  /// list has its turn.
  static var always: [Self] { get }

  /// True if the README's edges cover all of it; a script that they do not cover is not played.
  var isCovered: Bool { get }
}

extension KataScenario {
  public static var always: [Self] { [] }
}

/// The scripts to play: those that are given, then so many from one seed.
public struct KataScripts<Scenario: KataScenario>: Decodable {
  public var scenarios: [Slot]
  public var seed: UInt64
  /// Random scenarios, at least.
  public var count: Int
  /// The least length of all random scenarios together, in bytes of JSON: about what fits into a
  /// given time, and yet the same number in each process and on each machine.
  public var length: Int?

  /// A scenario; nil where the text is none, as it may be while a script is made shorter.
  public struct Slot: Decodable {
    public var scenario: Scenario?

    public init(from decoder: any Decoder) throws {
      scenario = try? Scenario(from: decoder)
    }
  }
}

/// Made once: a player writes hundreds of scenarios.
private let encoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}()

/// A scenario and its text; nil and nothing where the text was none.
struct KataScript<Scenario: KataScenario> {
  let scenario: Scenario?
  let json: String

  init(_ scenario: Scenario?) {
    self.scenario = scenario
    let data = try? scenario.map(encoder.encode)
    json = String(decoding: data ?? Data(), as: UTF8.self)
  }
}

/// Plays the scripts that the environment names, each on its own fresh parts.
@MainActor
public enum KataPlayback {
  public static func play<Scenario: KataScenario>(
    _ type: Scenario.Type, _ body: @MainActor (Scenario, KataRecorder) async -> Void
  ) async throws {
    guard let recorder = KataRecorder.shared,
      let path = ProcessInfo.processInfo.environment["SPYKIT_SCRIPTS"]
    else { return }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let scripts = try JSONDecoder().decode(KataScripts<Scenario>.self, from: data)
    for script in all(of: scripts) { await perform(script, recorder, body) }
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
