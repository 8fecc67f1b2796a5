import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise18

@Suite(.flow) struct OrderInteractorTests {
  let log = KataIceCreamLog()
  let interactor: OrderInteractor

  // Places in the menu below.
  let waffle = 0, cup = 1
  let vanilla = 0, mint = 1, almond = 2
  let nuts = 0, sauce = 1, deposit = 2

  let menu = IceCream.Menu(
    currency: .init(code: "EUR", digits: 2),
    cones: [.init(name: "Waffle", price: 120), .init(name: "Cup", price: 0)],
    flavors: [
      .init(name: "Vanilla", price: 200), .init(name: "Mint", price: 250),
      .init(name: "Almond", price: 280),
    ],
    toppings: [
      .init(name: "Nuts", price: 50), .init(name: "Sauce", price: 40),
      .init(name: "Deposit", price: -20),
    ])

  init() {
    interactor = OrderInteractor(
      presenter: KataOrderPresenterSpy(log), menu: menu, locale: "de_DE")
  }

  private func choose(_ part: IceCream.Order.Part, _ item: Int) {
    interactor.choose(.init(part: part, item: item))
  }

  /// Puts an order together, and forgets what was presented on the way.
  private func begin(cone: Int, flavors: [Int] = [], toppings: [Int] = []) -> Int {
    choose(.cone, cone)
    for flavor in flavors { choose(.flavor, flavor) }
    for topping in toppings { choose(.topping, topping) }
    return log.calls.count
  }

  private func calls(after count: Int) -> [KataIceCreamCall] {
    Array(log.calls.dropFirst(count))
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

  @Test func `each change presents the whole order, and its sum`() {
    choose(.cone, waffle)
    choose(.flavor, mint)
    choose(.topping, deposit)

    #expect(
      log.calls == [
        changed(waffle, total: 120), changed(waffle, [mint], total: 370),
        changed(waffle, [mint], [deposit], total: 350),
      ])
  }

  @Test func `a second cone takes the first one's place`() {
    let count = begin(cone: waffle, flavors: [mint], toppings: [nuts])
    choose(.cone, cup)

    #expect(calls(after: count) == [changed(cup, [mint], [nuts], total: 300)])
  }

  @Test func `a flavor needs a cone`() {
    choose(.flavor, mint)
    choose(.cone, cup)

    #expect(log.calls == [refused(.noCone), changed(cup, total: 0)])
  }

  @Test func `a topping needs a cone`() {
    choose(.topping, nuts)

    #expect(log.calls == [refused(.noCone)])
  }

  @Test func `a topping needs a flavor`() {
    let count = begin(cone: cup)
    choose(.topping, nuts)

    #expect(calls(after: count) == [refused(.noFlavor)])
  }

  @Test func `what is chosen comes last, and the same again is there again`() {
    let count = begin(cone: cup, flavors: [mint, vanilla], toppings: [sauce])
    choose(.flavor, mint)
    choose(.topping, nuts)
    choose(.topping, sauce)

    #expect(
      calls(after: count) == [
        changed(cup, [mint, vanilla, mint], [sauce], total: 740),
        changed(cup, [mint, vanilla, mint], [sauce, nuts], total: 790),
        changed(cup, [mint, vanilla, mint], [sauce, nuts, sauce], total: 830),
      ])
  }

  @Test func `what is removed is the one at that place, and the others keep their order`() {
    let count = begin(cone: cup, flavors: [mint, almond, vanilla, mint], toppings: [nuts, sauce])
    interactor.remove(.init(part: .flavor, place: 3))
    interactor.remove(.init(part: .flavor, place: 0))
    interactor.remove(.init(part: .topping, place: 0))

    #expect(
      calls(after: count) == [
        changed(cup, [mint, almond, vanilla], [nuts, sauce], total: 820),
        changed(cup, [almond, vanilla], [nuts, sauce], total: 570),
        changed(cup, [almond, vanilla], [sauce], total: 520),
      ])
  }

  @Test func `without its cone the order is empty`() {
    let count = begin(cone: waffle, flavors: [mint], toppings: [nuts])
    interactor.remove(.init(part: .cone, place: 0))
    choose(.cone, cup)

    #expect(calls(after: count) == [changed(nil, total: 0), changed(cup, total: 0)])
  }

  @Test func `the last flavor takes the toppings along`() {
    let count = begin(cone: cup, flavors: [mint], toppings: [nuts, sauce])
    interactor.remove(.init(part: .flavor, place: 0))
    choose(.flavor, almond)

    #expect(calls(after: count) == [changed(cup, total: 0), changed(cup, [almond], total: 280)])
  }

  @Test func `what is moved stands at its new place, and the others keep their order`() {
    let count = begin(cone: cup, flavors: [vanilla, mint, almond], toppings: [nuts, sauce])
    interactor.move(.init(part: .flavor, from: 0, to: 2))
    interactor.move(.init(part: .flavor, from: 2, to: 1))
    interactor.move(.init(part: .topping, from: 1, to: 0))

    #expect(
      calls(after: count) == [
        changed(cup, [mint, almond, vanilla], [nuts, sauce], total: 820),
        changed(cup, [mint, vanilla, almond], [nuts, sauce], total: 820),
        changed(cup, [mint, vanilla, almond], [sauce, nuts], total: 820),
      ])
  }

  @Test func `what is not there is refused, and nothing changes`() {
    choose(.topping, 3)
    let count = begin(cone: cup, flavors: [mint])
    choose(.flavor, -1)
    interactor.remove(.init(part: .flavor, place: 1))
    interactor.move(.init(part: .flavor, from: 0, to: 1))
    interactor.remove(.init(part: .topping, place: 0))
    choose(.flavor, vanilla)

    let none = refused(.noSuchItem)
    #expect(log.calls.first == none)
    #expect(
      calls(after: count) == [none, none, none, none, changed(cup, [mint, vanilla], total: 450)])
  }

  @Test func `an order that is incomplete is not confirmed, and stays as it is`() {
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

  @Test func `what is confirmed is in the menu's order`() {
    let count = begin(
      cone: waffle, flavors: [almond, vanilla, mint, vanilla], toppings: [deposit, sauce, nuts])
    interactor.confirm(.init())

    #expect(
      calls(after: count) == [
        confirmed(
          waffle, [vanilla, vanilla, mint, almond], [nuts, sauce, deposit], total: 1120)
      ])
  }

  @Test func `what is confirmed is gone, and the next order begins empty`() {
    let count = begin(cone: waffle, flavors: [mint])
    interactor.confirm(.init())
    interactor.confirm(.init())
    choose(.flavor, almond)
    choose(.cone, cup)

    #expect(
      calls(after: count) == [
        confirmed(waffle, [mint], total: 370), refused(.nothingToConfirm), refused(.noCone),
        changed(cup, total: 0),
      ])
  }
}
