import Foundation
import IceCreamScene

func makeOrdersScreen(
  client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock,
  navigator: any IceCreamNavigator, opener: any IceCreamOrdersOpener, place: IceCream.Orders.Place
) -> any IceCreamOrdersScreen {
  let presenter = OrdersPresenter(place)
  let view = OrdersView(
    interactor: OrdersInteractor(
      presenter: presenter, worker: OrdersWorker(client, store), clock: clock),
    router: OrdersRouter(navigator, opener))
  presenter.view = view
  return view
}

/// Returns what came of a question, and throws nothing.
final class OrdersWorker: OrdersWorkerLogic {
  private let client: any IceCreamClient
  private let store: any IceCreamOrdersStore

  init(_ client: any IceCreamClient, _ store: any IceCreamOrdersStore) {
    self.client = client
    self.store = store
  }

  @concurrent func fetch() async -> (
    body: Data, orders: Result<[OrdersState.Order], OrdersState.Failure>
  ) {
    do {
      let body = try await client.send(.init(.get, "orders"))
      return (body, Self.orders(in: body).map { .success($0) } ?? .failure(.unreadable))
    } catch {
      let failure: OrdersState.Failure =
        switch error as? IceCream.ClientError {
        case .offline: .offline
        case .signedOut: .signedOut
        case nil: .other
        }
      return (Data(), .failure(failure))
    }
  }

  @concurrent func undo(_ number: Int) async -> Bool {
    let answer = try? await client.send(.init(.delete, "orders/\(number)"))
    return answer != nil
  }

  func read() -> (orders: [OrdersState.Order], time: Int)? {
    store.read().flatMap { kept in Self.orders(in: kept.body).map { ($0, kept.time) } }
  }

  func write(_ kept: IceCream.Orders.Kept?) {
    store.write(kept)
  }

  nonisolated private static func orders(in body: Data) -> [OrdersState.Order]? {
    (try? JSONDecoder().decode(Answer.self, from: body))?.orders
  }
}

nonisolated private struct Answer: Decodable {
  let orders: [OrdersState.Order]
}

nonisolated extension OrdersState.Order: Decodable {
  nonisolated private enum Field: CodingKey {
    case number, placed, currency, lines, total
    case code, digits, name, price
  }

  nonisolated init(from decoder: any Decoder) throws {
    let order = try decoder.container(keyedBy: Field.self)
    let currency = try order.nestedContainer(keyedBy: Field.self, forKey: .currency)
    var rest = try order.nestedUnkeyedContainer(forKey: .lines)
    var lines: [IceCream.Item] = []
    while !rest.isAtEnd {
      let line = try rest.nestedContainer(keyedBy: Field.self)
      lines.append(
        .init(
          name: try line.decode(String.self, forKey: .name),
          price: try line.decode(Int.self, forKey: .price)))
    }
    self.init(
      number: try order.decode(Int.self, forKey: .number),
      placed: try order.decode(Int.self, forKey: .placed),
      currency: .init(
        code: try currency.decode(String.self, forKey: .code),
        digits: try currency.decode(Int.self, forKey: .digits)),
      lines: lines, total: try order.decode(Int.self, forKey: .total))
  }
}
