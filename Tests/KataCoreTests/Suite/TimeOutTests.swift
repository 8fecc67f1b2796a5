import Testing

@testable import KataCore

@Suite struct TimeOutTests {
  @Test(
    arguments: [
      (9.9, "busy all the time"), (5, "busy all the time"), (0.9, "did nothing but wait"),
      (0, "did nothing but wait"), (1.1, "ended after 10 s: a loop"),
      (4.9, "ended after 10 s: a loop"), (nil, "ended after 10 s: a loop"),
    ] as [(Double?, String)])
  func `who used the processor was busy, and who did not was waiting`(
    processor: Double?, words: String
  ) {
    #expect(TimeOut.issue(limit: 10, processor: processor).message.contains(words))
  }
}
