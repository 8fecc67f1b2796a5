import IceCreamScene

/// Decides what is shown, kept and undone.
final class OrdersInteractor: OrdersBusinessLogic, OrdersDataStore {
  private(set) var names: [String] = []
  private let presenter: any OrdersPresentationLogic
  private let worker: any OrdersWorkerLogic
  private let clock: any IceCreamClock
  /// Nil until there is a list.
  private var orders: [Orders.Order]?
  private var keptAt: Int?
  /// The number of loads so far, and so the latest one's number.
  private var latest = 0
  private var isUndoing = false

  init(
    presenter: any OrdersPresentationLogic, worker: any OrdersWorkerLogic,
    clock: any IceCreamClock
  ) {
    self.presenter = presenter
    self.worker = worker
    self.clock = clock
  }

  func show(_ request: Orders.Show.Request) async {
    if orders == nil, let kept = worker.kept() { set(kept.orders, keptAt: kept.time) }
    await load(request)
  }

  func load(_ request: Orders.Show.Request) async {
    latest += 1
    let number = latest
    presenter.presentLoading(true)
    let answer = await answer()
    guard number == latest else { return }
    presenter.presentLoading(false)
    guard !Task.isCancelled else { return }
    switch answer {
    case .success(let answer):
      worker.keep(answer.body, at: clock.now())
      set(answer.orders, keptAt: nil)
    case .failure(let failure): presenter.presentFailure(failure)
    }
  }

  func open(_ request: Orders.Request) {
    guard let order = order(request.number) else { return }
    presenter.presentReceipt(.init(order: order))
  }

  func orderAgain(_ request: Orders.Request) {
    guard let order = order(request.number) else { return }
    names = order.lines.map(\.name)
    presenter.presentOrderAgain()
  }

  func undo(_ request: Orders.Request) async {
    guard let order = order(request.number), !isUndoing else { return }
    guard canUndo(order) else {
      presenter.presentFailure(.tooLate)
      return
    }
    isUndoing = true
    do {
      try await worker.undo(order.number)
      isUndoing = false
      worker.forget()
      set((orders ?? []).filter { $0.number != order.number }, keptAt: keptAt)
      await load(.init())
    } catch {
      isUndoing = false
      presenter.presentFailure(error)
    }
  }

  private func answer() async -> Result<Orders.Answer, Orders.Failure> {
    do {
      return .success(try await worker.fetch())
    } catch {
      return .failure(error)
    }
  }

  private func set(_ orders: [Orders.Order], keptAt: Int?) {
    let sorted = orders.sorted { ($0.placed, $0.number) > ($1.placed, $1.number) }
    self.orders = sorted
    self.keptAt = keptAt
    presenter.presentOrders(
      .init(orders: sorted, keptAt: keptAt, undoable: sorted.filter(canUndo).map(\.number)))
  }

  private func order(_ number: Int) -> Orders.Order? {
    orders?.first { $0.number == number }
  }

  private func canUndo(_ order: Orders.Order) -> Bool {
    clock.now() - order.placed <= 600
  }
}
