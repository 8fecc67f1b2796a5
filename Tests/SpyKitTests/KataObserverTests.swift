import Observation
import Testing

@testable import SpyKit

@MainActor @Observable private final class Lamp {
  var isOn = false
  var label = "Zo\u{E9}"
  @ObservationIgnored var watts: Int? = 40
}

@MainActor @Suite struct KataObserverTests {
  private let lamp = Lamp()
  private let temporary: TemporaryRecorder
  private let onlooker: KataObserver

  init() throws {
    temporary = try TemporaryRecorder()
    onlooker = KataObserver(temporary.recorder, of: "lamp")
    onlooker.watch("isOn") { [lamp] in lamp.isOn }
    onlooker.watch("label") { [lamp] in lamp.label }
    onlooker.watch("watts") { [lamp] in lamp.watts }
    onlooker.look()
  }

  /// Without the first look.
  private func lines() throws -> ArraySlice<Substring> {
    let lines = try temporary.text.split(separator: "\n")
    #expect(lines.first == "message\tlamp\tshows(isOn: false, label: \"Zoé\", watts: 40)")
    return lines.dropFirst()
  }

  @Test func `says each time what has changed, and nothing when nothing has`() throws {
    lamp.isOn = true
    onlooker.look()
    onlooker.look()
    lamp.isOn = false
    onlooker.look()

    #expect(try lines() == ["message\tlamp\tisOn: true", "message\tlamp\tisOn: false"])
  }

  @Test func `who is told of one property is not told of another`() throws {
    lamp.isOn = true
    lamp.watts = nil
    onlooker.look()

    #expect(
      try lines() == [
        "message\tlamp\tisOn: true", "message\tlamp\twatts changed, and nobody was told",
        "message\tlamp\twatts: nil",
      ])
  }

  @Test func `what counts as equal need not be told, and is shown`() throws {
    lamp.label = "Zoe\u{301}"
    onlooker.look()

    #expect(try lines() == ["message\tlamp\tlabel: \"Zoe\\u{301}\""])
  }
}
