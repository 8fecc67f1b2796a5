import Foundation
import KataCore
import KataHost
import Synchronization
import Testing

@testable import kata

@Suite struct BoundedTests {
  @Test func `work that ends gives its value`() throws {
    #expect(try value(seconds: 10) { (1...4).reduce(0, +) } == 10)
  }

  @Test func `work without end is given up`() throws {
    let isOver = Flag()
    defer { isOver.raise() }

    let value = try value(seconds: 0.1) {
      var rounds = 0
      while !isOver.isRaised { rounds += 1 }
      return rounds
    }

    #expect(value == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `work that waits for what never comes is given up`() throws {
    let coming = DispatchSemaphore(value: 0)
    defer { coming.signal() }

    #expect(try value(seconds: 1000, onTheClock: 0.1) { coming.wait() } == nil)
  }

  @Test func `work may go as deep as the compiler's trees do`() throws {
    let depth = try value(seconds: 10) { Self.depth(below: 20_000) }

    #expect(depth == 20_000)
  }

  private func value<Value: Sendable>(
    seconds: Double, onTheClock: Double = 1000, _ work: @escaping @Sendable () -> Value
  ) throws -> Value? {
    try Bounded(seconds: seconds, onTheClock: onTheClock, work).value()
  }

  private static func depth(below level: Int) -> Int {
    let room = [level]
    return level == 0 ? 0 : 1 + depth(below: room[0] - 1)
  }

  /// What ends the work, once it was given up.
  private final class Flag: Sendable {
    private let raised = Atomic(false)
    var isRaised: Bool { raised.load(ordering: .relaxed) }
    func raise() { raised.store(true, ordering: .relaxed) }
  }
}
