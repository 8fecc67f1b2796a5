import Foundation
import IceCreamScene
import PlayKit
import PlayWire

@testable import Exercise16
@testable import Exercise17
@testable import Exercise18
@testable import Exercise24

/// The app around the scene: it makes the pages, and shows them.
final class IceCreamApp: IceCreamNavigator, IceCreamOrdersOpener {
  private let stack: PageStack
  private let source: MenuSource
  private let book: OrderBook
  private let customer: String?
  private let store = OrdersStore()
  private weak var menuScreen: (any IceCreamMenuScreen)?
  /// The names of an order that is wanted again, until its page is gone.
  private var again: [String] = []

  /// Orders are the customer's, if it's known whose they are.
  init(_ stack: PageStack, folder: URL, customer: String? = nil) {
    (self.stack, self.customer) = (stack, customer)
    source = MenuSource(stack, file: folder.appending(path: "menu.json"))
    book = OrderBook(file: folder.appending(path: "orders.json"), customer: customer)
  }

  /// The menu, of 16's parts.
  func menu() -> Page {
    let screen = makeMenuScreen(file: source)
    menuScreen = screen
    // Before the page is drawn, so that its first button is on.
    stack.message("appear", from: .user, to: .menuScreen) { screen.appear() }
    return Page("Menu") {
      [
        .text("Cones", value: screen.cones.joined(separator: ", ")),
        .text("Flavors", value: screen.flavors.joined(separator: ", ")),
        .text("Toppings", value: screen.toppings.joined(separator: ", ")),
        .text(screen.message ?? ""),
        .button("Order", isOn: screen.dataStore.menu != nil) {
          if let menu = screen.dataStore.menu { self.stack.push(self.order(from: menu)) }
        },
        .button("Orders so far") { self.stack.push(self.orders()) },
      ]
    }
  }

  /// The order, of 17's Presenter and View, and 18's Interactor.
  private func order(from menu: IceCream.Menu, again names: [String] = []) -> Page {
    let words = OrderPresenter()
    let interactor = OrderInteractor(
      presenter: CounterPresenter(words, on: stack, book: book), menu: menu, locale: "en_US")
    let view = OrderView(
      interactor: Noted<any IceCreamOrderBusinessLogic>(
        interactor, on: stack, from: .orderView, to: .orderInteractor))
    let display = Noted<any IceCreamOrderDisplayLogic>(
      view, on: stack, from: .orderPresenter, to: .orderView)
    words.view = display
    let choices = [
      (IceCream.Order.Part.cone, menu.cones), (.flavor, menu.flavors), (.topping, menu.toppings),
    ].flatMap { part, items in items.indices.map { (items[$0].name, part, $0) } }
    return Page(
      "Order", holding: [display], alert: { self.alert(of: view) }, dismissAlert: view.dismiss,
      task: {
        // What is no longer on the menu is left out.
        for name in names {
          if let choice = choices.first(where: { $0.0 == name }) {
            view.choose(choice.1, item: choice.2)
          }
        }
      }
    ) {
      let buttons = choices.map { name, part, item in
        PageControl.button("\(name) (\(part))") { view.choose(part, item: item) }
      }
      let lines = view.receipt?.lines ?? []
      return [self.owner] + buttons + [
        .button("Take the first flavor away") { view.remove(.flavor, place: 0) },
        .button("Confirm") { view.confirm() },
      ] + lines.map { .text($0.name, value: $0.price) } + [.text(view.receipt?.total ?? "")]
    }
  }

  /// The order history, of 24's parts.
  func orders() -> Page {
    let client = BookClient { [stack, book] request in
      let text = "\(request.method) \(request.path)"
      return await stack.message("send", text, from: .ordersScreen, to: .init("client")) {
        try? await Task.sleep(for: .milliseconds(200))
        if request.method == .delete, let number = Int(request.path.dropFirst("orders/".count)) {
          book.remove(number)
        }
        return book.body
      }
    }
    let screen = makeOrdersScreen(
      client: client, store: store, clock: WallClock(), navigator: self, opener: self,
      place: .init(
        locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
        zone: .current))
    let undo = screen as? any IceCreamOrderUndo
    return Page(
      "Orders so far", holding: [screen],
      task: { [stack] in
        await stack.message("appear", from: .user, to: .ordersScreen) { await screen.appear() }
      }
    ) {
      let rows = screen.rows.flatMap { row -> [PageControl] in
        let number = row.number
        let isUndoable = undo?.undoable.contains(number) ?? false
        return [
          // A terminal shows the narrow space before PM by its number.
          .text(row.time.replacing("\u{202F}", with: " "), value: row.total),
          .button("Receipt of \(number)") { screen.open(order: number) },
          .button("Again like \(number)") { screen.again(order: number) },
        ] + (isUndoable ? [.button("Undo \(number)") { await undo?.undo(order: number) }] : [])
      }
      return [.text(screen.asOf ?? ""), .text(screen.message ?? "")] + rows + [
        .button(screen.isLoading ? "Loading …" : "Refresh") { await screen.refresh() }
      ]
    }
  }

  func push(_ screen: any IceCreamScreen) {
    guard let receipt = screen as? any IceCreamReceiptScreen else { return }
    stack.push(
      Page(receipt.title, holding: [receipt]) {
        [self.owner] + receipt.lines.map { .text($0.name, value: $0.price) }
          + [.text(receipt.total)]
      })
  }

  func pop() {
    stack.pop()
    if !again.isEmpty, let menu = menuScreen?.dataStore.menu {
      stack.push(order(from: menu, again: again))
    }
    again = []
  }

  func orderAgain(_ names: [String]) {
    stack.message("orderAgain", names, from: .ordersScreen, to: .init("opener")) { again = names }
  }

  /// The name on an order.
  private var owner: PageControl { .text(customer.map { "For \($0)" } ?? "") }

  /// The problem or the confirmation that the View has.
  private func alert(of view: OrderView) -> PlayScreen.Alert? {
    let thanks = "Thank you\(customer.map { ", \($0)" } ?? "")!"
    return view.problem.map { .init(title: $0.title, message: $0.message) }
      ?? view.confirmation.map { .init(title: thanks, message: $0.total) }
  }
}
