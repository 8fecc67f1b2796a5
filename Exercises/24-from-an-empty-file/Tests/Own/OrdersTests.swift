import Foundation
import IceCreamScene
import Testing

@testable import Exercise24

@Suite struct OrdersTests {
  let log = CallLog()
  let place = IceCream.Orders.Place(
    locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian), zone: .gmt)

  /// A sample: a test asks on the main actor, your worker must not.
  @Test func `the client's spy writes down what it is asked`() async throws {
    let client: any IceCreamClient = ClientSpy(log, answer: .success(Data()))

    _ = try await client.send(.init(.get, "orders"))

    #expect(log.calls == [.send(.init(.get, "orders"), onMain: true)])
  }

  @Test func `your first part, between its doubles`() {
    Issue.record("Your task: write this test, and delete this line.")
  }

  // Then: tests of each part, in the order in which you write them.
}
