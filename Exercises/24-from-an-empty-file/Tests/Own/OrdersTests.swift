import Foundation
import IceCreamScene
import Testing

@testable import Exercise24

@Suite struct OrdersTests {
  let log = CallLog()
  let place = IceCream.Orders.Place(
    locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian), zone: .gmt)

  @Test func `the screen asks for the orders as it appears`() async {
    let screen = makeOrdersScreen(
      client: ClientSpy(log, answer: .success(Data())), store: StoreSpy(), clock: ClockStub(),
      navigator: NavigatorSpy(), opener: OpenerSpy(), place: place)

    await screen.appear()

    #expect(log.calls == [.send(.init(.get, "orders"), onMainActor: false)])
  }

  // Your task: tests of each part, in the order in which you write them.
}
