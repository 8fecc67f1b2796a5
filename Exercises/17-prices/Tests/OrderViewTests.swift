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

  @Test(.tags(.edge13)) func `an order is shown as it came, in place of the last one`() {
    view.displayOrder(waffle)
    view.displayOrder(mint)

    #expect(view.receipt == mint)
  }

  @Test(.tags(.edge13)) func `an order that is shown isn't confirmed yet`() {
    view.displayOrder(mint)

    #expect(view.confirmation == nil)
  }

  @Test(.tags(.edge13)) func `a confirmation is shown as it came`() {
    view.displayOrder(waffle)
    view.displayConfirmation(mint)

    #expect(view.confirmation == mint)
  }

  @Test(.tags(.edge13)) func `a confirmation takes the order off the screen`() {
    view.displayOrder(mint)
    view.displayConfirmation(mint)

    #expect(view.receipt == nil)
  }

  @Test(.tags(.edge13)) func `the next order leaves the confirmation on the screen`() {
    view.displayConfirmation(mint)
    view.displayOrder(waffle)

    #expect(view.confirmation == mint)
  }

  @Test(.tags(.edge13)) func `the next order leaves the problem on the screen`() {
    view.displayProblem(problem)
    view.displayOrder(mint)

    #expect(view.problem == problem)
  }

  @Test(.tags(.edge13)) func `what is displayed sends nothing`() {
    view.displayOrder(waffle)
    view.displayProblem(problem)
    view.displayConfirmation(mint)

    #expect(log.calls == [])
  }

  @Test(.tags(.edge17)) func `a reader of the receipt is told of an order`() {
    #expect(isTold(of: { view.receipt }, when: { view.displayOrder(waffle) }))
  }

  @Test(.tags(.edge17)) func `a reader of the receipt is told of a confirmation`() {
    view.displayOrder(mint)

    #expect(isTold(of: { view.receipt }, when: { view.displayConfirmation(mint) }))
  }

  @Test(.tags(.edge17)) func `a reader of the confirmation is told of one`() {
    view.displayOrder(mint)

    #expect(isTold(of: { view.confirmation }, when: { view.displayConfirmation(mint) }))
  }

  @Test(.tags(.edge17)) func `a reader of the problem is told of one`() {
    #expect(isTold(of: { view.problem }, when: { view.displayProblem(problem) }))
  }

  private func isTold<Value>(of value: () -> Value, when change: () -> Void) -> Bool {
    let reader = KataReader()
    reader.read(value)
    change()
    return reader.wasTold
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

  @Test(.tags(.edge16), arguments: Tap.allCases)
  func `a tap takes the problem away before it sends`(tap: Tap) {
    view.displayProblem(.init(title: "Older", message: "It was read."))
    var shown: [IceCream.Order.ViewModel.Problem?] = []
    interactor.onRequest = { [weak view] in shown.append(view?.problem) }
    tap.perform(on: view)

    #expect(shown == [nil])
  }

  @Test(.tags(.edge16), arguments: Tap.allCases)
  func `a tap takes the confirmation away before it sends`(tap: Tap) {
    view.displayConfirmation(mint)
    var shown: [IceCream.Order.ViewModel.Receipt?] = []
    interactor.onRequest = { [weak view] in shown.append(view?.confirmation) }
    tap.perform(on: view)

    #expect(shown == [nil])
  }

  @Test(.tags(.edge16), arguments: Tap.allCases)
  func `the order is on the screen while a tap sends`(tap: Tap) {
    view.displayOrder(waffle)
    var shown: [IceCream.Order.ViewModel.Receipt?] = []
    interactor.onRequest = { [weak view] in shown.append(view?.receipt) }
    tap.perform(on: view)

    #expect(shown == [waffle])
  }

  @Test(.tags(.edge16), arguments: Tap.allCases)
  func `the problem that answers a tap stays`(tap: Tap) {
    view.displayProblem(.init(title: "Older", message: "It was read."))
    interactor.onRequest = { [weak view, problem] in view?.displayProblem(problem) }
    tap.perform(on: view)

    #expect(view.problem == problem)
  }

  @Test(.tags(.edge16), arguments: Tap.allCases)
  func `the order stays after a tap`(tap: Tap) {
    view.displayOrder(waffle)
    tap.perform(on: view)

    #expect(view.receipt == waffle)
  }

  @Test(.tags(.edge16)) func `dismiss takes the problem away`() {
    view.displayProblem(problem)
    view.dismiss()

    #expect(view.problem == nil)
  }

  @Test(.tags(.edge16)) func `dismiss takes the confirmation away`() {
    view.displayConfirmation(mint)
    view.dismiss()

    #expect(view.confirmation == nil)
  }

  @Test(.tags(.edge16)) func `dismiss leaves the order on the screen`() {
    view.displayOrder(waffle)
    view.dismiss()

    #expect(view.receipt == waffle)
  }

  @Test(.tags(.edge16)) func `dismiss sends nothing`() {
    view.displayProblem(problem)
    view.dismiss()

    #expect(log.calls == [])
  }

  enum Tap: CaseIterable {
    case choose, remove, confirm

    @MainActor func perform(on view: OrderView) {
      switch self {
      case .choose: view.choose(.topping, item: 0)
      case .remove: view.remove(.topping, place: 0)
      case .confirm: view.confirm()
      }
    }
  }
}
