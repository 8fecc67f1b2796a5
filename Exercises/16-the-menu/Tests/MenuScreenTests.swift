import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16

@Suite(.flow) struct MenuScreenTests {
  let log = KataIceCreamLog()
  let file: KataFileSpy
  let screen: KataMenuForwarder
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
    screen = KataMenuForwarder(log, makeMenuScreen(file: file))
  }

  /// The screen appears over a file with these bytes.
  private func appear(over body: Result<Data, any Error>) {
    file.body = body
    screen.appear()
  }

  private func appear(over menu: IceCream.MenuFile) {
    appear(over: .success(menu.body))
  }

  /// All that a screen has when its menu can't be read.
  private func expectUnreadable(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      screen.message == "The menu can't be read. Please ask at the counter.",
      sourceLocation: location)
    #expect(screen.cones == [], sourceLocation: location)
    #expect(screen.flavors == [], sourceLocation: location)
    #expect(screen.toppings == [], sourceLocation: location)
    #expect(screen.dataStore.menu == nil, sourceLocation: location)
  }

  // The screen.

  @Test(.tags(.edge1)) func `a new screen shows nothing, and leaves the file alone`() {
    file.body = .success(IceCream.MenuFile.pier.body)
    let screen = makeMenuScreen(file: file)

    #expect(screen.cones == [])
    #expect(screen.flavors == [])
    #expect(screen.toppings == [])
    #expect(screen.message == nil)
    #expect(screen.dataStore.menu == nil)
    #expect(log.calls == [])
  }

  @Test(.tags(.edge2, .edge3))
  func `the file is read once, and each list shows its names in their order`() {
    appear(over: .pier)

    #expect(screen.cones == ["Waffle", "Cup"])
    #expect(screen.flavors == ["Vanilla", "Pistachio", "Vanilla"])
    #expect(screen.toppings == ["Sprinkles", "Your own cup"])
    #expect(screen.message == nil)
    #expect(log.calls == [.file(.read)])
  }

  @Test(.tags(.edge4)) func `the data store has the currency, and all items with their prices`() {
    appear(over: .pier)

    #expect(screen.dataStore.menu == pier)
  }

  @Test(.tags(.edge2, .edge3, .edge8))
  func `each time it appears, the screen has what the file holds now, and nothing else`() {
    appear(over: .pier)
    appear(over: .cutOff)
    expectUnreadable()

    appear(over: .noToppingsYet)
    #expect(screen.flavors == ["Vanilla", "Pistachio", "Vanilla"])
    #expect(screen.toppings == [])
    #expect(screen.message == nil)
    #expect(screen.dataStore.menu?.flavors == pier.flavors)

    #expect(log.calls == [.file(.read), .file(.read), .file(.read)])
  }

  @Test(.tags(.edge4, .edge5, .edge7))
  func `names and prices are as in the file, and unknown fields are ignored`() {
    appear(over: .harbor)

    #expect(screen.cones == ["Cup"])
    #expect(screen.flavors == ["Matcha", " Sea  salt\t", "matcha", ""])
    #expect(screen.toppings == ["Kinako", "くろみつ"])
    #expect(
      screen.dataStore.menu
        == IceCream.Menu(
          currency: .init(code: "JPY", digits: 0), cones: [.init(name: "Cup", price: 0)],
          flavors: [
            .init(name: "Matcha", price: 400), .init(name: " Sea  salt\t", price: 380),
            .init(name: "matcha", price: 400), .init(name: "", price: 390),
          ],
          toppings: [.init(name: "Kinako", price: 150), .init(name: "くろみつ", price: 0)]))
  }

  @Test(.tags(.edge6)) func `empty lists are shown empty, even if all lists are`() {
    appear(over: .noToppingsYet)
    #expect(screen.cones == ["Waffle", "Cup"])
    #expect(screen.toppings == [])
    #expect(screen.message == nil)

    appear(over: .soldOut)
    #expect(screen.cones == [])
    #expect(screen.flavors == [])
    #expect(screen.message == nil)
    #expect(
      screen.dataStore.menu
        == IceCream.Menu(currency: pier.currency, cones: [], flavors: [], toppings: []))
  }

  @Test(.tags(.edge9)) func `the data store changes before the screen does`() {
    var menu: IceCream.Menu?
    let reader = KataReader()
    reader.onTold = { [screen] in menu = screen.dataStore.menu }
    reader.read { screen.flavors }
    appear(over: .pier)
    #expect(menu == pier)

    reader.read { screen.message }
    appear(over: .cutOff)
    #expect(reader.wasTold)
    #expect(menu == nil)
  }

  @Test(.tags(.edge10)) func `a reader of each list and of the message is told of a change`() {
    let (cones, flavors, toppings) = (KataReader(), KataReader(), KataReader())
    cones.read { screen.cones }
    flavors.read { screen.flavors }
    toppings.read { screen.toppings }
    appear(over: .pier)
    #expect(cones.wasTold)
    #expect(flavors.wasTold)
    #expect(toppings.wasTold)

    let message = KataReader()
    message.read { screen.message }
    appear(over: .cutOff)
    #expect(message.wasTold)
  }

  @Test(.tags(.edge11)) func `a screen that has appeared is freed with its last user`() {
    let leakCheck = KataLeakCheck()
    do {
      let screen = makeMenuScreen(file: file)
      leakCheck.watch(screen, as: "screen")
      screen.appear()
      #expect(screen.message != nil)
    }

    #expect(leakCheck.alive() == [])
  }

  // What makes a menu unreadable.

  @Test(.tags(.edge12), arguments: [IceCream.MenuFile.noFlavors, .noPrice, .noName, .capitalPrice])
  func `a menu with a missing field is unreadable`(menu: IceCream.MenuFile) {
    appear(over: menu)

    expectUnreadable()
  }

  @Test(.tags(.edge13), arguments: [IceCream.MenuFile.nullPrice, .nullCone])
  func `a menu with a null value or item is unreadable`(menu: IceCream.MenuFile) {
    appear(over: menu)

    expectUnreadable()
  }

  @Test(
    .tags(.edge14),
    arguments: [
      IceCream.MenuFile.priceAsText, .digitsAsText, .codeAsNumber, .flavorAsText, .conesAsObject,
      .halfCents, .hugePrice,
    ])
  func `a menu with a value of another type is unreadable`(menu: IceCream.MenuFile) {
    appear(over: menu)

    expectUnreadable()
  }

  @Test(.tags(.edge15), arguments: [IceCream.MenuFile.cutOff, .latin1, .empty, .page])
  func `bytes that Foundation can't read as JSON are unreadable`(menu: IceCream.MenuFile) {
    appear(over: menu)

    expectUnreadable()
  }

  @Test(
    .tags(.edge16),
    arguments: [KataOddError("wet"), CocoaError(.fileReadNoPermission), CancellationError()]
      as [any Error])
  func `a file that can't be read is unreadable, whatever it throws`(error: any Error) {
    appear(over: .failure(error))

    expectUnreadable()
    #expect(log.calls == [.file(.read)])
  }
}
