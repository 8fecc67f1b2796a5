import SpyKit
import Testing

@MainActor @Suite struct KataLeakCheckTests {
  private final class Part {}

  @Test func `names the parts that are alive in alphabetical order, and keeps none alive`() {
    let leakCheck = KataLeakCheck()
    var parts = [Part(), Part(), Part()]
    for (part, name) in zip(parts, ["third", "second", "first"]) { leakCheck.watch(part, as: name) }
    #expect(leakCheck.alive() == ["first", "second", "third"])

    parts.remove(at: 1)
    #expect(leakCheck.alive() == ["first", "third"])
    withExtendedLifetime(parts) {}
  }
}
