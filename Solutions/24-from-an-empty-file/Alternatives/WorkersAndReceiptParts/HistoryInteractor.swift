import Foundation
import IceCreamScene

final class HistoryInteractor: HistoryBusinessLogic, HistoryDataStore {
  private(set) var chosen: History.Order?
  private let presenter: any HistoryPresentationLogic
  private let service: any ServiceWorkerLogic
  private let keeper: any KeeperWorkerLogic
  private let reader: any ReaderWorkerLogic
  private let clock: any IceCreamClock

  private var orders: [History.Order] = []
  private var keptAt: Int?
  private var hasList = false
  private var latest: Token?
  private var undoing: Int?

  /// Tells one load from another.
  private final class Token {}

  init(
    presenter: any HistoryPresentationLogic, service: any ServiceWorkerLogic,
    keeper: any KeeperWorkerLogic, reader: any ReaderWorkerLogic, clock: any IceCreamClock
  ) {
    self.presenter = presenter
    self.service = service
    self.keeper = keeper
    self.reader = reader
    self.clock = clock
  }

  func load(_ request: History.Load.Request) async {
    if request.mayShowWhatIsKept, !hasList, let kept = keeper.load(),
      let orders = try? reader.orders(in: kept.body)
    {
      set(orders, keptAt: kept.time)
    }
    let token = Token()
    latest = token
    presenter.presentLoad(.loading)
    let body: Data
    do {
      body = try await service.fetchOrders()
    } catch {
      if end(token) { presenter.presentLoad(.failed(failure(error))) }
      return
    }
    guard end(token) else { return }
    do {
      let orders = try reader.orders(in: body)
      keeper.save(.init(body: body, time: clock.now()))
      set(orders, keptAt: nil)
    } catch {
      presenter.presentLoad(.failed(.unreadable))
    }
  }

  func choose(_ request: History.Choose.Request) {
    switch request {
    case .open(let number):
      guard find(number) else { return }
      presenter.presentChoice(.open)
    case .again(let number):
      guard find(number) else { return }
      presenter.presentChoice(.again)
    }
  }

  func undo(_ request: History.Undo.Request) async {
    let now = clock.now()
    guard undoing == nil, let order = orders.first(where: { $0.number == request.number })
    else { return }
    guard now - order.placed <= 600 else {
      presenter.presentRefusal(.tooLate)
      return
    }
    undoing = order.number
    do {
      try await service.undoOrder(order.number)
    } catch {
      undoing = nil
      presenter.presentRefusal(.failed)
      return
    }
    undoing = nil
    keeper.save(nil)
    set(orders.filter { $0.number != order.number }, keptAt: keptAt)
    await load(.init(mayShowWhatIsKept: false))
  }

  private func failure(_ error: any Error) -> History.Load.Failure {
    switch error as? IceCream.ClientError {
    case .offline: .offline
    case .signedOut: .signedOut
    case nil: .other
    }
  }

  /// True if this was the latest load, and is still wanted.
  private func end(_ token: Token) -> Bool {
    guard latest === token else { return false }
    latest = nil
    presenter.presentLoad(.ended)
    return !Task.isCancelled
  }

  private func set(_ orders: [History.Order], keptAt: Int?) {
    let now = clock.now()
    self.orders = orders.sorted { $0.number > $1.number }.sorted { $0.placed > $1.placed }
    self.keptAt = keptAt
    hasList = true
    presenter.presentLoad(
      .orders(
        self.orders, keptAt: keptAt,
        undoable: self.orders.filter { now - $0.placed <= 600 }.map(\.number)))
  }

  private func find(_ number: Int) -> Bool {
    guard let order = orders.first(where: { $0.number == number }) else { return false }
    chosen = order
    return true
  }
}
