extension IceCream.Order {
  /// A part of an order; the screen has a row for each, and the menu a list.
  package enum Part: Equatable, Encodable, Sendable, CaseIterable {
    case cone
    case flavor
    case topping
  }

  /// One more item.
  package enum Choose {
    package struct Request: Equatable, Encodable, Sendable {
      package let part: Part
      /// Its place in the menu's list, from 0.
      package let item: Int

      package init(part: Part, item: Int) {
        self.part = part
        self.item = item
      }
    }
  }

  /// One item less.
  package enum Remove {
    package struct Request: Equatable, Encodable, Sendable {
      package let part: Part
      /// Its place in the order's row, from 0.
      package let place: Int

      package init(part: Part, place: Int) {
        self.part = part
        self.place = place
      }
    }
  }

  /// An item to another place of its row.
  package enum Move {
    package struct Request: Equatable, Encodable, Sendable {
      package let part: Part
      /// Places in the order's row, from 0.
      package let from: Int
      package let to: Int

      package init(part: Part, from: Int, to: Int) {
        self.part = part
        self.from = from
        self.to = to
      }
    }
  }

  /// The order to the counter.
  package enum Confirm {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }
}

/// View → Interactor.
@MainActor package protocol IceCreamOrderBusinessLogic: AnyObject {
  func choose(_ request: IceCream.Order.Choose.Request)
  func remove(_ request: IceCream.Order.Remove.Request)
  func move(_ request: IceCream.Order.Move.Request)
  func confirm(_ request: IceCream.Order.Confirm.Request)
}
