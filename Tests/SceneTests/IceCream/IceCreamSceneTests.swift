import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16
@testable import Exercise17
@testable import Exercise18

/// The parts of 16 to 18, each from its own exercise: from the menu's file to the receipt.
@Suite struct IceCreamSceneTests {
  let log = KataIceCreamLog()
  let view: KataOrderDisplaySpy
  let presenter = OrderPresenter()

  init() {
    view = KataOrderDisplaySpy(log)
    presenter.view = view
  }

  /// A menu's screen that has appeared over this file.
  private func menu(_ file: IceCream.MenuFile) -> any IceCreamMenuScreen {
    let source = KataFileSpy(KataIceCreamLog())
    source.body = .success(file.body)
    let screen = makeMenuScreen(file: source)
    screen.appear()
    return screen
  }

  private func receipt(
    _ lines: [(String, String)], _ total: String
  ) -> IceCream.Order.ViewModel.Receipt {
    .init(lines: lines.map { .init(name: $0.0, price: $0.1) }, total: total)
  }

  @Test func `from the file to the receipt`() throws {
    let stand = menu(.pier)
    let order = OrderInteractor(
      presenter: presenter, menu: try #require(stand.dataStore.menu), locale: "en_US")
    #expect(stand.flavors == ["Vanilla", "Pistachio", "Vanilla"])

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

  @Test func `without a menu that can be read, there is nothing to order from`() {
    let stand = menu(.cutOff)

    #expect(stand.message != nil)
    #expect(stand.dataStore.menu == nil)
  }
}
