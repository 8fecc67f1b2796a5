import Foundation
import Testing

@testable import SpyKit

private struct Taps: KataScenario, Equatable {
  var taps: [String]

  var isCovered: Bool { !taps.contains("uncovered") }

  static let always = [Taps(taps: ["always"])]

  static func random(using random: inout KataRandom) -> Taps {
    Taps(taps: (0..<random.below(5)).map { _ in random.word() })
  }
}

@MainActor @Suite struct KataPlaybackTests {
  private func all(_ json: String) throws -> [KataScript<Taps>] {
    KataPlayback.all(of: try JSONDecoder().decode(KataScripts<Taps>.self, from: Data(json.utf8)))
  }

  private func scenarios(_ json: String) throws -> [Taps?] { try all(json).map(\.scenario) }

  @Test func `given scenarios come first, known or not, then those of always, then the seed's`()
    throws
  {
    func given(_ count: Int) -> String {
      #"{"scenarios":[{"taps":["b"]},{},{"taps":7}],"seed":7,"count":\#(count)}"#
    }

    #expect(try scenarios(given(0)) == [Taps(taps: ["b"]), nil, nil])
    let all = try scenarios(given(3))
    #expect(all.prefix(4) == [Taps(taps: ["b"]), nil, nil, Taps(taps: ["always"])])
    #expect(all.count == 7)
  }

  @Test func `the same seed gives the same list, another one another`() throws {
    func all(_ seed: UInt64, _ count: Int) throws -> [Taps?] {
      try scenarios(#"{"scenarios":[],"seed":\#(seed),"count":\#(count)}"#)
    }

    #expect(try all(7, 20) == all(7, 20))
    #expect(try all(7, 20) != all(8, 20))
    #expect(try Array(all(7, 20).prefix(6)) == all(7, 5))
    #expect(try Set(all(7, 20).compactMap(\.?.taps)).count > 10)
    #expect(try all(.max, 2).count == 3)
    #expect(try all(7, 0) == [])
  }

  @Test func `there are more than that many, until all together are long enough`() throws {
    let all = try all(#"{"scenarios":[],"seed":7,"count":3,"length":1000}"#)
    let lengths = all.dropFirst().map(\.json.utf8.count)

    #expect(lengths.reduce(0, +) >= 1000)
    #expect(lengths.dropLast().reduce(0, +) < 1000)
    #expect(all.count > 3)
    #expect(try scenarios(#"{"scenarios":[],"seed":7,"count":9,"length":1}"#).count == 10)
  }

  @Test func `a scenario is recorded as JSON, around what its body does`() async throws {
    let temporary = try TemporaryRecorder()

    await KataPlayback.perform(KataScript(Taps(taps: ["a/b", "c"])), temporary.recorder) {
      scenario, recorder in
      recorder.step("tap \(scenario.taps.count) times")
      KataRecorder.current?.message(to: "view", "show()")
    }

    #expect(
      try temporary.text
        == "begin\t{\"taps\":[\"a/b\",\"c\"]}\nstep\ttap 2 times\nmessage\tview\tshow()\nend\n")
    #expect(KataRecorder.current == nil)
  }

  @Test func `what a task says once its script is over is in no other one`() async throws {
    let temporary = try TemporaryRecorder()
    let gate = KataGate<Void>()
    var stray: Task<Void, Never>?

    await KataPlayback.perform(KataScript(Taps(taps: ["a"])), temporary.recorder) { _, recorder in
      stray = Task {
        recorder.message(to: "caller", "waits()")
        await gate.answer()
        recorder.message(to: "caller", "returned()")
      }
      _ = await gate.next()
    }
    await KataPlayback.perform(KataScript(Taps(taps: ["b"])), temporary.recorder) { _, recorder in
      gate.release(0, with: ())
      await stray?.value
      recorder.message(to: "view", "show()")
    }

    #expect(
      try temporary.text
        == "begin\t{\"taps\":[\"a\"]}\nmessage\tcaller\twaits()\nend\n"
        + "begin\t{\"taps\":[\"b\"]}\nmessage\tview\tshow()\nend\n")
  }

  @Test func `what no edge covers is not played`() async throws {
    let temporary = try TemporaryRecorder()

    await KataPlayback.perform(KataScript(Taps(taps: ["uncovered"])), temporary.recorder) {
      _, recorder in
      recorder.step("never")
    }

    #expect(try temporary.text == "begin\t{\"taps\":[\"uncovered\"]}\nend\n")
  }
}
