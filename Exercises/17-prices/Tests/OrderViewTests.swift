import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise17

@Suite(.flow) struct OrderViewTests {
  let log = KataIceCreamLog()
  let interactor: KataOrderInteractorSpy
  let view: OrderView

  let waffle = IceCream.Order.ViewModel.Receipt(
    lines: [.init(name: "Waffle", price: "$1.20")], total: "Total: $1.20")
  let mint = IceCream.Order.ViewModel.Receipt(
    lines: [.init(name: "Waffle", price: "$1.20"), .init(name: " mint", price: "$2.50")],
    total: "Total: $3.70")
  let problem = IceCream.Order.ViewModel.Problem(
    title: "No ice cream?", message: "Choose a flavor first.")

  init() {
    interactor = KataOrderInteractorSpy(log)
    view = OrderView(interactor: interactor)
  }

  @Test(.tags(.edge13, .edge17))
  func `what is displayed is shown as it came, and readers are told`() {
    let (receipt, confirmation, alert) = (KataReader(), KataReader(), KataReader())
    receipt.read { view.receipt }
    view.displayOrder(waffle)
    #expect(receipt.wasTold)
    #expect(view.receipt == waffle)
    view.displayOrder(mint)
    #expect(view.receipt == mint)
    #expect(view.confirmation == nil)

    receipt.read { view.receipt }
    confirmation.read { view.confirmation }
    view.displayConfirmation(mint)
    #expect(receipt.wasTold)
    #expect(confirmation.wasTold)
    #expect(view.receipt == nil)
    view.displayOrder(waffle)
    #expect(view.confirmation == mint)

    view.dismiss()
    alert.read { view.problem }
    view.displayProblem(problem)
    #expect(alert.wasTold)
    view.displayOrder(mint)
    #expect(view.problem == problem)
    #expect(log.calls == [])
  }

  @Test(.tags(.edge14)) func `a refusal leaves the order on the screen`() {
    view.displayOrder(waffle)
    view.displayProblem(.init(title: "Older", message: ""))
    view.displayProblem(problem)

    #expect(view.receipt == waffle)
    #expect(view.confirmation == nil)
    #expect(view.problem == problem)
  }

  @Test(.tags(.edge15)) func `each tap sends one request, whatever is shown`() {
    view.confirm()
    view.choose(.topping, item: 1)
    view.displayOrder(waffle)
    view.choose(.cone, item: 0)
    view.choose(.flavor, item: 2)
    view.choose(.flavor, item: 2)
    view.displayProblem(problem)
    view.remove(.flavor, place: 1)
    view.remove(.topping, place: -1)
    view.confirm()
    view.displayConfirmation(mint)
    view.confirm()

    let requests: [KataIceCreamCall.Interactor] = [
      .confirm, .choose(.init(part: .topping, item: 1)), .choose(.init(part: .cone, item: 0)),
      .choose(.init(part: .flavor, item: 2)), .choose(.init(part: .flavor, item: 2)),
      .remove(.init(part: .flavor, place: 1)), .remove(.init(part: .topping, place: -1)),
      .confirm, .confirm,
    ]
    #expect(log.calls == requests.map(KataIceCreamCall.interactor))
  }

  @Test(
    .tags(.edge16), arguments: ["choose", "remove", "confirm", "dismiss"],
    ["problem", "confirmation"])
  func `a tap takes the old notice away before it sends, and the answer stays`(
    tap: String, old: String
  ) {
    if old == "confirmation" { view.displayConfirmation(mint) }
    view.displayOrder(waffle)
    if old == "problem" { view.displayProblem(.init(title: "Older", message: "It was read.")) }
    var atRequest: [Bool] = []
    interactor.onRequest = { [weak view, waffle, problem] in
      atRequest = [
        view?.problem == nil, view?.confirmation == nil, view?.receipt == waffle,
      ]
      view?.displayProblem(problem)
    }
    switch tap {
    case "choose": view.choose(.topping, item: 0)
    case "remove": view.remove(.topping, place: 0)
    case "confirm": view.confirm()
    default: view.dismiss()
    }

    let isSent = tap != "dismiss"
    #expect(atRequest == (isSent ? [true, true, true] : []))
    #expect(view.problem == (isSent ? problem : nil))
    #expect(view.confirmation == nil)
    #expect(view.receipt == waffle)
    #expect(log.calls.count == (isSent ? 1 : 0))
  }
}
