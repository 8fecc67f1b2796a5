import Foundation
import Testing

@testable import SpyKit

/// What no test can end by itself, and no cancellation either.
private enum Hang: String, CaseIterable, Codable {
  case continuation, mainActor, loop, lock, sequence

  func begin() async {
    switch self {
    case .continuation: await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    case .mainActor: await MainActor.run { DispatchSemaphore(value: 0).wait() }
    case .loop: while true {}
    case .lock: lockTwice(NSLock())
    case .sequence: for await _ in AsyncStream<Int>(unfolding: { 1 }) {}
    }
  }

  private func lockTwice(_ lock: NSLock) {
    lock.lock()
    lock.lock()
  }
}

@Suite struct KataTimeLimitTests {
  @Test(arguments: Hang.allCases)
  private func `a test that hangs ends the run with its name`(hang: Hang) async throws {
    let run = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [hang = hang as Hang] in
      await KataTurns.run("\"asks once\"", limit: KataTimeLimit(seconds: 1)) { await hang.begin() }
    }
    let words = String(decoding: run.standardErrorContent, as: UTF8.self)
    #expect(words.contains("The test \"asks once\" has not ended after 1 seconds"))
  }

  @Test func `a test that has ended does not end the run of a later one`() async throws {
    let run = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await KataTurns.run("first", limit: KataTimeLimit(seconds: 1)) {}
      await KataTurns.run("second", limit: KataTimeLimit(seconds: 3)) {
        await Hang.continuation.begin()
      }
    }
    let words = String(decoding: run.standardErrorContent, as: UTF8.self)
    #expect(words.contains("The test second has not ended"))
  }

  @MainActor @Test func `tests take turns`() async {
    let gate = KataGate<Void>()
    var order: [String] = []
    let requests = KataRequests(gate)
    await requests.start {
      await KataTurns.run("first") {
        await gate.answer()
        await MainActor.run { order.append("first") }
      }
    }
    requests.begin {
      await KataTurns.run("second") { await MainActor.run { order.append("second") } }
    }
    await requests.answer(with: ())
    await requests.settle()
    #expect(order == ["first", "second"])
  }
}
