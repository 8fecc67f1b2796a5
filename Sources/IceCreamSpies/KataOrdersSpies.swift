import Foundation
import IceCreamScene
import SpyKit

nonisolated extension IceCream.ClientError: KataKind {}

/// Records each question and whether it comes from the main actor; holds it until it is answered.
nonisolated package final class KataClientSpy: IceCreamClient {
  package typealias Answer = Result<Data, any Error>

  private let log: KataOrdersLog
  private let gate: KataGate<Answer>

  package init(_ log: KataOrdersLog, gate: KataGate<Answer>) {
    self.log = log
    self.gate = gate
  }

  package func send(_ request: IceCream.ClientRequest) async throws -> Data {
    try await answer(request, isOnMain: #isolation === MainActor.shared)
  }

  @MainActor private func answer(
    _ request: IceCream.ClientRequest, isOnMain: Bool
  ) async throws -> Data {
    let question = log.record(.client(.send(request)))
    if isOnMain { log.record(.client(.isOnTheMainActor)) }
    let answer = await gate.answer()
    if Task.isCancelled { log.record(.client(.isCancelled)) }
    return try log.give(answer, to: question) { "\($0.count) bytes" }
  }
}

/// Records what is asked of it, and keeps what was written last.
package final class KataOrdersStoreSpy: KataOrdersSpy, IceCreamOrdersStore {
  private var kept: IceCream.Orders.Kept?

  /// Puts an answer there, unrecorded: it was kept the last time that the app was open.
  package func put(_ kept: IceCream.Orders.Kept?) {
    self.kept = kept
  }

  package func read() -> IceCream.Orders.Kept? {
    let question = record(.store(.read))
    log.answer(question, "returns \(KataText.of(kept.map(KataKept.init)))")
    return kept
  }

  package func write(_ kept: IceCream.Orders.Kept?) {
    record(.store(.write(kept.map(KataKept.init))))
    self.kept = kept
  }
}

/// A clock that stands still until it is moved.
package final class KataOrdersClockStub: IceCreamClock {
  package var seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  package func now() -> Int { seconds }
}

/// Records what it is asked to show, as it is at that moment, and keeps it.
package final class KataOrdersNavigatorSpy: KataOrdersSpy, IceCreamNavigator {
  private var screens: [any IceCreamScreen] = []

  package func push(_ screen: any IceCreamScreen) {
    record(.navigator(.push(shown(screen))))
    screens.append(screen)
  }

  package func pop() {
    record(.navigator(.pop))
  }

  private func shown(_ screen: any IceCreamScreen) -> KataOrdersCall.Screen {
    guard let receipt = screen as? any IceCreamReceiptScreen else { return .noReceipt }
    return .receipt(title: receipt.title, lines: receipt.lines, total: receipt.total)
  }
}

/// Records what it is asked to put into a new order.
package final class KataOrdersOpenerSpy: KataOrdersSpy, IceCreamOrdersOpener {
  package func orderAgain(_ names: [String]) {
    record(.opener(.orderAgain(names)))
  }
}

/// Hands everything on to a screen, and has `kata flow` draw what the user does.
package final class KataOrdersForwarder: IceCreamOrdersScreen {
  private let log: KataOrdersLog
  private let screen: any IceCreamOrdersScreen

  package init(_ log: KataOrdersLog, _ screen: any IceCreamOrdersScreen) {
    self.log = log
    self.screen = screen
  }

  package var rows: [IceCream.Orders.Row] { screen.rows }
  package var isLoading: Bool { screen.isLoading }
  package var asOf: String? { screen.asOf }
  package var message: String? { screen.message }
  /// Nil until the screen can undo orders.
  package var undo: (any IceCreamOrderUndo)? {
    (screen as? any IceCreamOrderUndo).map { KataUndoForwarder(log, $0) }
  }

  package func appear() async {
    log.ask("appear", from: "user", to: "screen")
    await screen.appear()
  }

  package func refresh() async {
    log.ask("refresh", from: "user", to: "screen")
    await screen.refresh()
  }

  package func open(order number: Int) {
    log.ask("open", number, from: "user", to: "screen")
    screen.open(order: number)
  }

  package func again(order number: Int) {
    log.ask("again", number, from: "user", to: "screen")
    screen.again(order: number)
  }
}

private final class KataUndoForwarder: IceCreamOrderUndo {
  private let log: KataOrdersLog
  private let screen: any IceCreamOrderUndo

  init(_ log: KataOrdersLog, _ screen: any IceCreamOrderUndo) {
    self.log = log
    self.screen = screen
  }

  var undoable: [Int] { screen.undoable }

  func undo(order number: Int) async {
    log.ask("undo", number, from: "user", to: "screen")
    await screen.undo(order: number)
  }
}
