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
    let presenter = OrderPresenter()
    let view = OrderView(
      interactor: OrderInteractor(
        presenter: presenter, menu: try #require(stand.dataStore.menu), locale: "en_US"))
    presenter.view = view
    #expect(stand.flavors == ["Vanilla", "Pistachio", "Vanilla"])

    view.choose(.topping, item: 0)
    #expect(view.problem == .init(title: "Into the hand?", message: "Choose a cone first."))
    #expect(view.receipt == nil)

    view.choose(.cone, item: 0)
    #expect(view.problem == nil)
    #expect(view.receipt == receipt([("Waffle", "$1.20")], "Total: $1.20"))

    view.choose(.flavor, item: 2)
    view.choose(.flavor, item: 1)
    view.choose(.flavor, item: 0)
    view.remove(.flavor, place: 0)
    let order = receipt(
      [("Waffle", "$1.20"), ("Pistachio", "$2.80"), ("Vanilla", "$2.50")], "Total: $6.50")
    #expect(view.receipt == order)

    view.remove(.topping, place: 0)
    #expect(view.problem?.title == "Not there")
    #expect(view.receipt == order)

    view.confirm()
    #expect(view.problem == nil)
    #expect(view.receipt == nil)
    #expect(
      view.confirmation
        == receipt(
          [("Waffle", "$1.20"), ("Vanilla", "$2.50"), ("Pistachio", "$2.80")], "Total: $6.50"))

    view.confirm()
    #expect(view.confirmation == nil)
    #expect(view.problem?.title == "Nothing to order")
  }

  @Test func `without a menu that can be read, there is nothing to order from`() {
    let stand = menu(.cutOff)

    #expect(stand.message != nil)
    #expect(stand.dataStore.menu == nil)
  }
}
