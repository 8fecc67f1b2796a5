import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@Suite struct IceCreamCallTests {
  private let menu = IceCream.Menu(
    currency: .init(code: "JPY", digits: 0), cones: [.init(name: "Cup", price: 0)], flavors: [],
    toppings: [])

  @Test func `every message has its line`() {
    let texts: [(KataIceCreamCall, String)] = [
      (
        .presenter(.presentMenu(KataModel(KataMenuOutcome.loaded(menu)))),
        #"presentMenu(.loaded(currency: (code: "JPY", digits: 0), "#
          + #"cones: [(name: "Cup", price: 0)], flavors: [], toppings: []))"#
      ),
      (
        .presenter(.presentMenu(KataModel(KataMenuOutcome.unreadable))),
        "presentMenu(.unreadable)"
      ),
      (
        .presenter(.presentOrder(.refused(.noSuchItem))), "presentOrder(.refused(.noSuchItem))"
      ),
      (
        .presenter(
          .presentOrder(
            .changed(
              .init(
                cone: nil, flavors: [.init(name: "a", price: 1)], toppings: [], total: 1,
                currency: menu.currency, locale: "en_US")))),
        #"presentOrder(.changed(cone: nil, flavors: [(name: "a", price: 1)], toppings: [], "#
          + #"total: 1, currency: (code: "JPY", digits: 0), locale: "en_US"))"#
      ),
      (.worker(.fetchMenu), "fetchMenu()"),
      (.file(.read), "read()"),
      (
        .view(.displayOrder(.init(lines: [.init(name: "a", price: "$1")], total: "b"))),
        #"displayOrder(lines: [(name: "a", price: "$1")], total: "b")"#
      ),
      (
        .view(.displayConfirmation(.init(lines: [], total: "b"))),
        #"displayConfirmation(lines: [], total: "b")"#
      ),
      (
        .view(.displayProblem(.init(title: "a", message: "b"))),
        #"displayProblem(title: "a", message: "b")"#
      ),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }

  @Test func `models of a learner's own are the same when their texts are`() {
    enum Response: Encodable { case unreadable, loaded(String) }

    #expect(KataModel(Response.unreadable) == KataModel(KataMenuOutcome.unreadable))
    #expect(KataModel(Response.loaded("a")) != KataModel(Response.loaded("b")))
    #expect(KataModel(Response.loaded("é")) != KataModel(Response.loaded("e\u{301}")))
  }

  @Test func `every menu is there, and one of them alone has no byte`() {
    #expect(IceCream.MenuFile.allCases.filter { $0.body.isEmpty } == [.empty])
    #expect(Set(IceCream.MenuFile.allCases.map(\.body)).count == IceCream.MenuFile.allCases.count)
  }
}
