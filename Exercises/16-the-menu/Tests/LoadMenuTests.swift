import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16

@Suite(.flow) struct LoadMenuTests {
  let log = KataIceCreamLog()
  let file: KataFileSpy
  let pier = IceCream.Menu(
    currency: .init(code: "USD", digits: 2),
    cones: [.init(name: "Waffle", price: 120), .init(name: "Cup", price: 0)],
    flavors: [
      .init(name: "Vanilla", price: 250), .init(name: "Pistachio", price: 280),
      .init(name: "Vanilla", price: 250),
    ],
    toppings: [.init(name: "Sprinkles", price: 50), .init(name: "Your own cup", price: -20)])

  init() {
    file = KataFileSpy(log)
  }

  /// Loads the menu with an interactor whose worker gives these answers, one after another.
  private func loadMenu(_ answers: Result<IceCream.Menu, any Error>...) {
    var rest = answers[...]
    let source = KataMenuSource(log) { try (rest.popFirst() ?? answers[0]).get() }
    let interactor = MenuInteractor(presenter: KataMenuListener(log), worker: source)
    for _ in answers {
      log.ask("loadMenu")
      interactor.loadMenu(.init())
    }
  }

  /// Loads the menu with an interactor and the real worker, whose file has these bytes.
  private func loadMenu(from body: Result<Data, any Error>) {
    file.body = body
    let interactor = MenuInteractor(
      presenter: KataMenuListener(log), worker: MenuWorker(file: file))
    log.ask("loadMenu")
    interactor.loadMenu(.init())
  }

  private func loadMenu(from menu: IceCream.MenuFile) {
    loadMenu(from: .success(menu.body))
  }

  private func presented(_ outcome: KataMenuOutcome) -> KataIceCreamCall {
    .presenter(.presentMenu(KataModel(outcome)))
  }

  // The interactor, with a stub for a worker.

  @Test(.edge(1, 3)) func `the worker is asked once, and its menu is presented unchanged`() {
    loadMenu(.success(pier))

    #expect(log.calls == [.worker(.fetchMenu), presented(.loaded(pier))])
  }

  @Test(
    .edge(1, 4),
    arguments: [KataOddError("empty"), CocoaError(.fileNoSuchFile), CancellationError()]
      as [any Error])
  func `any error from the worker is presented as unreadable`(error: any Error) {
    loadMenu(.failure(error))

    #expect(log.calls == [.worker(.fetchMenu), presented(.unreadable)])
  }

  @Test(.edge(2)) func `each request asks again, whatever came of the one before`() {
    loadMenu(.success(pier), .failure(KataOddError("wet")), .success(pier))

    let asked = KataIceCreamCall.worker(.fetchMenu)
    #expect(
      log.calls == [
        asked, presented(.loaded(pier)), asked, presented(.unreadable),
        asked, presented(.loaded(pier)),
      ])
  }

  @Test(.edge(2)) func `a request that comes while a menu is presented is answered, too`() {
    weak var asked: MenuInteractor?
    let listener = KataMenuListener { [log] response in
      log.record(.presenter(.presentMenu(KataModel(response))))
      if log.calls.count == 2 { asked?.loadMenu(.init()) }
    }
    let interactor = MenuInteractor(
      presenter: listener, worker: KataMenuSource(log) { [pier] in pier })
    asked = interactor
    interactor.loadMenu(.init())

    let asking = KataIceCreamCall.worker(.fetchMenu)
    #expect(log.calls == [asking, presented(.loaded(pier)), asking, presented(.loaded(pier))])
  }

  // Interactor and worker, with a file.

  @Test(.edge(5, 6, 7))
  func `the file is read once, and cones, flavors and toppings keep order and duplicates`() {
    loadMenu(from: .pier)

    #expect(log.calls == [.file(.read), presented(.loaded(pier))])
  }

  @Test(.edge(2, 5)) func `each request reads the file again, and presents what it holds now`() {
    let interactor = MenuInteractor(
      presenter: KataMenuListener(log), worker: MenuWorker(file: file))
    for menu in [IceCream.MenuFile.pier, .cutOff, .soldOut] {
      file.body = .success(menu.body)
      interactor.loadMenu(.init())
    }

    let soldOut = IceCream.Menu(currency: pier.currency, cones: [], flavors: [], toppings: [])
    #expect(
      log.calls == [
        .file(.read), presented(.loaded(pier)), .file(.read), presented(.unreadable),
        .file(.read), presented(.loaded(soldOut)),
      ])
  }

  @Test(.edge(9, 10)) func `names and prices are as in the file, and unknown fields are ignored`() {
    loadMenu(from: .harbor)

    let harbor = IceCream.Menu(
      currency: .init(code: "JPY", digits: 0), cones: [.init(name: "Cup", price: 0)],
      flavors: [
        .init(name: "Matcha", price: 400), .init(name: " Sea  salt\t", price: 380),
        .init(name: "matcha", price: 400), .init(name: "", price: 390),
      ],
      toppings: [.init(name: "Kinako", price: 150), .init(name: "くろみつ", price: 0)])
    #expect(log.calls == [.file(.read), presented(.loaded(harbor))])
  }

  @Test(.edge(8)) func `an empty list stays empty, even if all lists are`() {
    loadMenu(from: .noToppingsYet)
    loadMenu(from: .soldOut)

    let noToppings = IceCream.Menu(
      currency: pier.currency, cones: pier.cones, flavors: pier.flavors, toppings: [])
    let soldOut = IceCream.Menu(currency: pier.currency, cones: [], flavors: [], toppings: [])
    #expect(
      log.calls == [
        .file(.read), presented(.loaded(noToppings)), .file(.read), presented(.loaded(soldOut)),
      ])
  }

  @Test(.edge(11), arguments: [IceCream.MenuFile.noFlavors, .noPrice, .noName, .capitalPrice])
  func `a menu with a missing field is unreadable`(menu: IceCream.MenuFile) {
    loadMenu(from: menu)

    #expect(log.calls == [.file(.read), presented(.unreadable)])
  }

  @Test(.edge(12), arguments: [IceCream.MenuFile.nullPrice, .nullCone])
  func `a menu with a null value or item is unreadable`(menu: IceCream.MenuFile) {
    loadMenu(from: menu)

    #expect(log.calls == [.file(.read), presented(.unreadable)])
  }

  @Test(
    .edge(13),
    arguments: [
      IceCream.MenuFile.priceAsText, .digitsAsText, .codeAsNumber, .flavorAsText, .conesAsObject,
    ])
  func `a menu with a value of another type is unreadable`(menu: IceCream.MenuFile) {
    loadMenu(from: menu)

    #expect(log.calls == [.file(.read), presented(.unreadable)])
  }

  @Test(.edge(13))
  func `a menu with a price of 250.5, of true or of more than an Int is unreadable`() {
    loadMenu(from: .halfCents)
    loadMenu(from: .hugePrice)
    let pier = String(decoding: IceCream.MenuFile.pier.body, as: UTF8.self)
    loadMenu(from: .success(Data(pier.replacing("280", with: "true").utf8)))

    let once: [KataIceCreamCall] = [.file(.read), presented(.unreadable)]
    #expect(log.calls == once + once + once)
  }

  @Test(.edge(14), arguments: [IceCream.MenuFile.cutOff, .latin1, .empty, .page])
  func `bytes that Foundation can't read as JSON are unreadable`(menu: IceCream.MenuFile) {
    loadMenu(from: menu)

    #expect(log.calls == [.file(.read), presented(.unreadable)])
  }

  @Test(.edge(15)) func `a file that can't be read is unreadable`() {
    loadMenu(from: .failure(CocoaError(.fileReadNoPermission)))

    #expect(log.calls == [.file(.read), presented(.unreadable)])
  }
}
