import Foundation
import IceCreamScene

/// Asks the service, reads what it sends, and keeps the bytes.
final class OrdersWorker: OrdersWorkerLogic {
  private let client: any IceCreamClient
  private let store: any IceCreamOrdersStore

  init(client: any IceCreamClient, store: any IceCreamOrdersStore) {
    self.client = client
    self.store = store
  }

  @concurrent func fetch() async throws(Orders.Failure) -> Orders.Answer {
    let body: Data
    do {
      body = try await client.send(.init(.get, "orders"))
    } catch IceCream.ClientError.offline {
      throw .offline
    } catch IceCream.ClientError.signedOut {
      throw .signedOut
    } catch {
      throw .unreachable
    }
    guard let orders = Self.orders(in: body) else { throw .unreadable }
    return .init(orders: orders, body: body)
  }

  @concurrent func undo(_ number: Int) async throws(Orders.Failure) {
    do {
      _ = try await client.send(.init(.delete, "orders/\(number)"))
    } catch {
      throw .notUndone
    }
  }

  func kept() -> (orders: [Orders.Order], time: Int)? {
    guard let kept = store.read(), let orders = Self.orders(in: kept.body) else { return nil }
    return (orders, kept.time)
  }

  func keep(_ body: Data, at time: Int) {
    store.write(.init(body: body, time: time))
  }

  func forget() {
    store.write(nil)
  }

  /// Nil if they can't be read.
  nonisolated private static func orders(in body: Data) -> [Orders.Order]? {
    try? JSONDecoder().decode(Body.self, from: body).orders.map(\.order)
  }
}

/// The orders as the service has them; none of it leaves this file.
nonisolated private struct Body: Decodable {
  let orders: [Order]

  nonisolated struct Order: Decodable {
    let number: Int
    let placed: Int
    let total: Int
    let currency: Currency
    let lines: [Line]

    var order: Orders.Order {
      .init(
        number: number, placed: placed,
        currency: .init(code: currency.code, digits: currency.digits),
        lines: lines.map { .init(name: $0.name, price: $0.price) }, total: total)
    }
  }

  nonisolated struct Currency: Decodable {
    let code: String
    let digits: Int
  }

  nonisolated struct Line: Decodable {
    let name: String
    let price: Int
  }
}
