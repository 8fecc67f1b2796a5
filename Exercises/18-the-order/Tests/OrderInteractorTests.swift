import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise18

@Suite(.flow) struct OrderInteractorTests {
  let log = KataIceCreamLog()
  let interactor: KataOrderForwarder

  // Places in the menu below.
  let waffle = 0, cup = 1
  let vanilla = 0, mint = 1, almond = 2, lateVanilla = 3
  let nuts = 0, sauce = 1, deposit = 2

  let menu = IceCream.Menu(
    currency: .init(code: "EUR", digits: 2),
    cones: [.init(name: "Waffle", price: 120), .init(name: "Cup", price: 0)],
    flavors: [
      .init(name: "Vanilla", price: 200), .init(name: "Mint", price: 250),
      .init(name: "Almond", price: 280), .init(name: "Vanilla", price: 200),
    ],
    toppings: [
      .init(name: "Nuts", price: 50), .init(name: "Sauce", price: 40),
      .init(name: "Deposit", price: -20),
    ])

  init() {
    interactor = KataOrderForwarder(
      log,
      OrderInteractor(presenter: KataOrderPresenterSpy(log), menu: menu, locale: "de_DE"))
  }

  private func choose(_ part: IceCream.Order.Part, _ item: Int) {
    interactor.choose(.init(part: part, item: item))
  }

  /// Puts an order together.
  private func begin(cone: Int, flavors: [Int] = [], toppings: [Int] = []) {
    choose(.cone, cone)
    for flavor in flavors { choose(.flavor, flavor) }
    for topping in toppings { choose(.topping, topping) }
  }

  private func summary(
    _ cone: Int?, _ flavors: [Int], _ toppings: [Int], total: Int
  ) -> IceCream.Order.Summary {
    .init(
      cone: cone.map { menu.cones[$0] }, flavors: flavors.map { menu.flavors[$0] },
      toppings: toppings.map { menu.toppings[$0] }, total: total, currency: menu.currency,
      locale: "de_DE")
  }

  private func changed(
    _ cone: Int?, _ flavors: [Int] = [], _ toppings: [Int] = [], total: Int
  ) -> KataIceCreamCall {
    .presenter(.presentOrder(.changed(summary(cone, flavors, toppings, total: total))))
  }

  private func confirmed(
    _ cone: Int?, _ flavors: [Int], _ toppings: [Int] = [], total: Int
  ) -> KataIceCreamCall {
    .presenter(.presentOrder(.confirmed(summary(cone, flavors, toppings, total: total))))
  }

  private func refused(_ refusal: IceCream.Order.Refusal) -> KataIceCreamCall {
    .presenter(.presentOrder(.refused(refusal)))
  }

  @Test(.tags(.edge11, .edge12, .edge13)) func `each change presents the whole order and its sum`()
  {
    choose(.cone, waffle)
    choose(.flavor, mint)
    choose(.topping, deposit)

    #expect(
      log.calls == [
        changed(waffle, total: 120), changed(waffle, [mint], total: 370),
        changed(waffle, [mint], [deposit], total: 350),
      ])
  }

  @Test(.tags(.edge1, .edge11, .edge12))
  func `a second cone replaces the first, even an equal one`() async {
    begin(cone: waffle, flavors: [mint], toppings: [nuts])
    let calls = await log.calls {
      choose(.cone, cup)
      choose(.cone, cup)
    }

    let changed = changed(cup, [mint], [nuts], total: 300)
    #expect(calls == [changed, changed])
  }

  @Test(.tags(.edge2, .edge3, .edge14)) func `a flavor or a topping needs a cone`() {
    choose(.topping, nuts)
    choose(.flavor, mint)
    choose(.cone, cup)

    #expect(log.calls == [refused(.noCone), refused(.noCone), changed(cup, total: 0)])
  }

  @Test(.tags(.edge4)) func `a topping needs a flavor`() async {
    begin(cone: cup)
    let calls = await log.calls { choose(.topping, nuts) }

    #expect(calls == [refused(.noFlavor)])
  }

  @Test(.tags(.edge5)) func `a chosen item comes last, even if it is in the row already`() async {
    begin(cone: cup, flavors: [mint, vanilla], toppings: [sauce])
    let calls = await log.calls {
      choose(.flavor, mint)
      choose(.topping, nuts)
      choose(.topping, sauce)
    }

    #expect(
      calls == [
        changed(cup, [mint, vanilla, mint], [sauce], total: 740),
        changed(cup, [mint, vanilla, mint], [sauce, nuts], total: 790),
        changed(cup, [mint, vanilla, mint], [sauce, nuts, sauce], total: 830),
      ])
  }

  @Test(.tags(.edge6))
  func `the item at the given place is removed, and the others keep their order`()
    async
  {
    begin(cone: cup, flavors: [mint, almond, vanilla, mint], toppings: [nuts, sauce])
    let calls = await log.calls {
      interactor.remove(.init(part: .flavor, place: 3))
      interactor.remove(.init(part: .flavor, place: 0))
      interactor.remove(.init(part: .topping, place: 0))
    }

    #expect(
      calls == [
        changed(cup, [mint, almond, vanilla], [nuts, sauce], total: 820),
        changed(cup, [almond, vanilla], [nuts, sauce], total: 570),
        changed(cup, [almond, vanilla], [sauce], total: 520),
      ])
  }

  @Test(.tags(.edge7)) func `removing the cone empties the order`() async {
    begin(cone: waffle, flavors: [mint], toppings: [nuts])
    let calls = await log.calls {
      interactor.remove(.init(part: .cone, place: 0))
      choose(.cone, cup)
    }

    #expect(calls == [changed(nil, total: 0), changed(cup, total: 0)])
  }

  @Test(.tags(.edge8)) func `removing the last flavor removes the toppings, too`() async {
    begin(cone: cup, flavors: [mint], toppings: [nuts, sauce])
    let calls = await log.calls {
      interactor.remove(.init(part: .flavor, place: 0))
      choose(.flavor, almond)
    }

    #expect(calls == [changed(cup, total: 0), changed(cup, [almond], total: 280)])
  }

  @Test(.tags(.edge9))
  func `a moved item stands at its new place, and the others keep their order`()
    async
  {
    begin(cone: cup, flavors: [vanilla, mint, almond], toppings: [nuts, sauce])
    let calls = await log.calls {
      interactor.move(.init(part: .flavor, from: 0, to: 2))
      interactor.move(.init(part: .flavor, from: 2, to: 1))
      interactor.move(.init(part: .topping, from: 1, to: 0))
      interactor.move(.init(part: .flavor, from: 1, to: 1))
    }

    #expect(
      calls == [
        changed(cup, [mint, almond, vanilla], [nuts, sauce], total: 820),
        changed(cup, [mint, vanilla, almond], [nuts, sauce], total: 820),
        changed(cup, [mint, vanilla, almond], [sauce, nuts], total: 820),
        changed(cup, [mint, vanilla, almond], [sauce, nuts], total: 820),
      ])
  }

  @Test(.tags(.edge10, .edge14))
  func `an index that does not exist is refused before anything else`() {
    choose(.topping, 3)
    interactor.remove(.init(part: .cone, place: 0))

    #expect(log.calls == [refused(.noSuchItem), refused(.noSuchItem)])
  }

  @Test(.tags(.edge10, .edge14))
  func `an item or place that does not exist is refused, and the order stays as it is`() async {
    begin(cone: cup, flavors: [mint])
    let calls = await log.calls {
      choose(.flavor, -1)
      interactor.remove(.init(part: .cone, place: 1))
      interactor.remove(.init(part: .flavor, place: 1))
      interactor.move(.init(part: .flavor, from: 0, to: 1))
      interactor.remove(.init(part: .topping, place: 0))
      choose(.flavor, vanilla)
    }

    let none = refused(.noSuchItem)
    #expect(
      calls == [none, none, none, none, none, changed(cup, [mint, vanilla], total: 450)])
  }

  @Test(.tags(.edge14, .edge15, .edge16))
  func `an incomplete order is not confirmed, and stays as it is`() {
    interactor.confirm(.init())
    choose(.cone, waffle)
    interactor.confirm(.init())
    choose(.flavor, mint)

    #expect(
      log.calls == [
        refused(.nothingToConfirm), changed(waffle, total: 120), refused(.noFlavor),
        changed(waffle, [mint], total: 370),
      ])
  }

  @Test(.tags(.edge17))
  func `a confirmed order is in the menu's order, also with an item that the menu has twice`() async
  {
    begin(
      cone: waffle, flavors: [lateVanilla, almond, vanilla, mint],
      toppings: [deposit, sauce, nuts])
    let calls = await log.calls {
      interactor.confirm(.init())
    }

    #expect(
      calls == [
        confirmed(
          waffle, [vanilla, mint, almond, lateVanilla], [nuts, sauce, deposit], total: 1120)
      ])
  }

  @Test(.tags(.edge11, .edge18)) func `after a confirmation the next order begins empty`() async {
    begin(cone: waffle, flavors: [mint])
    let calls = await log.calls {
      interactor.confirm(.init())
      interactor.confirm(.init())
      choose(.flavor, almond)
      choose(.cone, cup)
    }

    #expect(
      calls == [
        confirmed(waffle, [mint], total: 370), refused(.nothingToConfirm), refused(.noCone),
        changed(cup, total: 0),
      ])
  }

  @Test(.tags(.edge18)) func `an order that begins while the last one is confirmed begins empty`()
    async
  {
    let presenter = EagerPresenter(KataOrderPresenterSpy(log))
    let interactor = KataOrderForwarder(
      log, OrderInteractor(presenter: presenter, menu: menu, locale: "de_DE"))
    presenter.interactor = interactor
    interactor.choose(.init(part: .cone, item: waffle))
    interactor.choose(.init(part: .flavor, item: mint))
    let calls = await log.calls {
      interactor.confirm(.init())
      interactor.choose(.init(part: .flavor, item: almond))
    }

    #expect(
      calls == [
        confirmed(waffle, [mint], total: 370), changed(waffle, total: 120),
        changed(waffle, [almond], total: 400),
      ])
  }
}

/// Has the next order begun, with a waffle, while the last one is confirmed.
private final class EagerPresenter: IceCreamOrderPresentationLogic {
  weak var interactor: (any IceCreamOrderBusinessLogic)?
  private let spy: KataOrderPresenterSpy

  init(_ spy: KataOrderPresenterSpy) {
    self.spy = spy
  }

  func presentOrder(_ response: IceCream.Order.Response) {
    spy.presentOrder(response)
    if case .confirmed = response { interactor?.choose(.init(part: .cone, item: 0)) }
  }
}
