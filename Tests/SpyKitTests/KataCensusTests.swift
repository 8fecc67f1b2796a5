import SpyKit
import Testing

@MainActor @Suite struct KataCensusTests {
  private final class Part {}

  let census = KataCensus()

  @Test func `names those that are alive, in the order of the alphabet`() {
    let parts = [Part(), Part()]
    census.watch(parts[1], as: "second")
    census.watch(parts[0], as: "first")

    #expect(census.alive() == ["first", "second"])
    withExtendedLifetime(parts) {}
  }

  @Test func `keeps nobody alive`() {
    var parts = [Part(), Part()]
    census.watch(parts[0], as: "first")
    census.watch(parts[1], as: "second")
    parts.removeFirst()

    #expect(census.alive() == ["second"])
    withExtendedLifetime(parts) {}
  }
}
