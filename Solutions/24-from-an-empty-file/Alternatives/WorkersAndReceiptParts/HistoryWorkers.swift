import Foundation
import IceCreamScene

actor ServiceWorker: ServiceWorkerLogic {
  private let client: any IceCreamClient

  init(client: any IceCreamClient) {
    self.client = client
  }

  func fetchOrders() async throws -> Data {
    try await client.send(.init(.get, "orders"))
  }

  func undoOrder(_ number: Int) async throws {
    _ = try await client.send(.init(.delete, "orders/\(number)"))
  }
}

final class KeeperWorker: KeeperWorkerLogic {
  private let store: any IceCreamOrdersStore

  init(store: any IceCreamOrdersStore) {
    self.store = store
  }

  func load() -> IceCream.Orders.Kept? { store.read() }
  func save(_ kept: IceCream.Orders.Kept?) { store.write(kept) }
}

nonisolated struct ReaderWorker: ReaderWorkerLogic {
  func orders(in body: Data) throws -> [History.Order] {
    try JSONDecoder().decode(Body.self, from: body).orders.map(\.order)
  }
}

nonisolated private struct Body: Decodable {
  let orders: [Placed]
}

nonisolated private struct Placed: Decodable {
  let number, placed, total: Int
  let currency: Currency
  let lines: [Line]

  nonisolated struct Currency: Decodable {
    let code: String
    let digits: Int
  }

  nonisolated struct Line: Decodable {
    let name: String
    let price: Int
  }

  var order: History.Order {
    .init(
      number: number, placed: placed, currency: .init(code: currency.code, digits: currency.digits),
      lines: lines.map { .init(name: $0.name, price: $0.price) }, total: total)
  }
}
