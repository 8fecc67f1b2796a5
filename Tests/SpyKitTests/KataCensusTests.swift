import SpyKit
import Testing

@MainActor @Suite struct KataCensusTests {
  private final class Part {}

  @Test func `names the parts that are alive in alphabetical order, and keeps none alive`() {
    let census = KataCensus()
    var parts = [Part(), Part(), Part()]
    for (part, name) in zip(parts, ["third", "second", "first"]) { census.watch(part, as: name) }
    #expect(census.alive() == ["first", "second", "third"])

    parts.remove(at: 1)
    #expect(census.alive() == ["first", "third"])
    withExtendedLifetime(parts) {}
  }
}
