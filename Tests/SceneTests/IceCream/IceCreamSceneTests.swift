import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16
@testable import Exercise17
@testable import Exercise18

/// A stand's screen: it hears what the menu is, and opens an order on it.
private final class Stand: MenuPresentationLogic {
  let orders = OrderPresenter()
  private(set) var order: OrderInteractor?
  private(set) var isUnreadable = false

  init(view: any IceCreamOrderDisplayLogic) {
    orders.view = view
  }

  func presentMenu(_ response: IceCream.LoadMenu.Response) {
    switch response {
    case .loaded(let menu):
      order = OrderInteractor(presenter: orders, menu: menu, locale: "en_US")
    case .unreadable: isUnreadable = true
    }
  }
}

/// The parts of 16 to 18, each from its own exercise: from the menu's file to the receipt.
@Suite struct IceCreamSceneTests {
  let log = KataIceCreamLog()
  let view: KataOrderDisplaySpy

  init() {
    view = KataOrderDisplaySpy(log)
  }

  private func open(_ file: IceCream.MenuFile) -> Stand {
    let stand = Stand(view: view)
    let source = KataFileSpy(KataIceCreamLog())
    source.body = .success(file.body)
    MenuInteractor(presenter: stand, worker: MenuWorker(file: source))
      .loadMenu(.init())
    return stand
  }

  private func receipt(
    _ lines: [(String, String)], _ total: String
  ) -> IceCream.Order.ViewModel.Receipt {
    .init(lines: lines.map { .init(name: $0.0, price: $0.1) }, total: total)
  }

  @Test func `from the file to the receipt`() throws {
    let order = try #require(open(.pier).order)
    order.choose(.init(part: .topping, item: 0))
    order.choose(.init(part: .cone, item: 0))
    order.choose(.init(part: .flavor, item: 2))
    order.choose(.init(part: .flavor, item: 1))
    order.choose(.init(part: .flavor, item: 0))
    order.remove(.init(part: .flavor, place: 0))
    order.confirm(.init())

    #expect(
      Array(log.calls.prefix(2)) == [
        .view(.displayProblem(.init(title: "Into the hand?", message: "Choose a cone first."))),
        .view(.displayOrder(receipt([("Waffle", "$1.20")], "Total: $1.20"))),
      ])
    #expect(
      Array(log.calls.dropFirst(5)) == [
        .view(
          .displayOrder(
            receipt(
              [("Waffle", "$1.20"), ("Pistachio", "$2.80"), ("Vanilla", "$2.50")],
              "Total: $6.50"))),
        .view(
          .displayConfirmation(
            receipt(
              [("Waffle", "$1.20"), ("Vanilla", "$2.50"), ("Pistachio", "$2.80")],
              "Total: $6.50"))),
      ])
  }

  @Test func `a menu that can't be read opens no order`() {
    let closed = open(.cutOff)

    #expect(closed.isUnreadable && closed.order == nil)
    #expect(log.calls == [])
  }
}
