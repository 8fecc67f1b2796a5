import Foundation
import IceCreamScene
import PlayKit
import PlayWire

/// The stand's menu: the file `menu.json` in the scene's folder, or else the pier's.
final class MenuSource: IceCreamFileLogic {
  private let stack: PageStack
  private let file: URL

  init(_ stack: PageStack, file: URL) {
    (self.stack, self.file) = (stack, file)
  }

  func read() throws -> Data {
    try stack.message("read", from: .menuScreen, to: .init("file")) {
      FileManager.default.fileExists(atPath: file.path)
        ? try Data(contentsOf: file) : IceCream.MenuFile.pier.body
    }
  }
}

/// A file of orders, in place of a service; it stays from one play to the next.
final class OrderBook {
  private let file: URL
  private let customer: String?

  private struct Book: Codable {
    var orders: [Order] = []
  }

  private struct Order: Codable {
    var number: Int
    var placed: Int
    var total: Int
    var currency: Currency
    var lines: [Line]
    var customer: String?
  }

  private struct Currency: Codable {
    var code: String
    var digits: Int
  }

  private struct Line: Codable {
    var name: String
    var price: Int
  }

  init(file: URL, customer: String?) {
    (self.file, self.customer) = (file, customer)
  }

  /// The customer's orders; everyone's without a customer.
  var body: Data {
    var book = book
    book.orders.removeAll { customer != nil && $0.customer != customer }
    return (try? JSONEncoder().encode(book)) ?? Data()
  }

  private var book: Book {
    (try? JSONDecoder().decode(Book.self, from: Data(contentsOf: file))) ?? Book()
  }

  func add(_ summary: IceCream.Order.Summary) {
    var book = book
    let items = [summary.cone].compactMap(\.self) + summary.flavors + summary.toppings
    book.orders.append(
      .init(
        number: (book.orders.map(\.number).max() ?? 0) + 1,
        placed: Int(Date.now.timeIntervalSince1970), total: summary.total,
        currency: .init(code: summary.currency.code, digits: summary.currency.digits),
        lines: items.map { .init(name: $0.name, price: $0.price) }, customer: customer))
    write(book)
  }

  func remove(_ number: Int) {
    var book = book
    book.orders.removeAll { $0.number == number }
    write(book)
  }

  private func write(_ book: Book) {
    try? JSONEncoder().encode(book).write(to: file, options: .atomic)
  }
}

/// Asks the order book, off the main actor as any service.
nonisolated final class BookClient: IceCreamClient {
  private let ask: @MainActor @Sendable (IceCream.ClientRequest) async -> Data

  init(_ ask: @escaping @MainActor @Sendable (IceCream.ClientRequest) async -> Data) {
    self.ask = ask
  }

  func send(_ request: IceCream.ClientRequest) async throws -> Data { await ask(request) }
}

final class OrdersStore: IceCreamOrdersStore {
  private var kept: IceCream.Orders.Kept?

  func read() -> IceCream.Orders.Kept? { kept }
  func write(_ kept: IceCream.Orders.Kept?) { self.kept = kept }
}

final class WallClock: IceCreamClock {
  func now() -> Int { Int(Date.now.timeIntervalSince1970) }
}
