import Foundation
@testable import Shared
import Testing

@testable import Host

@Suite struct BoundedTests {
  @Test func `work may go as deep as the compiler's trees do`() throws {
    #expect(try Bounded(seconds: 60) { Self.depth(below: 20_000) }.value() == 20_000)
  }

  @Test(.timeLimit(.minutes(1))) func `work without end is given up`() throws {
    let coming = DispatchSemaphore(value: 0)
    defer { coming.signal() }

    #expect(try Bounded(seconds: 0.1) { coming.wait() }.value() == nil)
  }

  private static func depth(below level: Int) -> Int {
    let room = [level]
    return level == 0 ? 0 : 1 + depth(below: room[0] - 1)
  }
}
