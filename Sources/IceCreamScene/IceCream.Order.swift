extension IceCream {
  /// The use case of putting an order together.
  package enum Order {}
}

extension IceCream.Order {
  /// The items on an order, and their cost.
  package struct Summary: Equatable, Encodable, Sendable {
    package let cone: IceCream.Item?
    package let flavors: [IceCream.Item]
    package let toppings: [IceCream.Item]
    /// In the currency's minor units, as the prices are.
    package let total: Int
    package let currency: IceCream.Currency
    /// The identifier of the locale in which this user reads prices, such as "en_US".
    package let locale: String

    package init(
      cone: IceCream.Item?, flavors: [IceCream.Item], toppings: [IceCream.Item], total: Int,
      currency: IceCream.Currency, locale: String
    ) {
      self.cone = cone
      self.flavors = flavors
      self.toppings = toppings
      self.total = total
      self.currency = currency
      self.locale = locale
    }
  }

  /// Why nothing was done; the words for it are the Presenter's.
  package enum Refusal: Equatable, Encodable, Sendable, CaseIterable {
    case noCone
    case noFlavor
    case noSuchItem
    case nothingToConfirm
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    /// The order as it is now.
    case changed(Summary)
    case refused(Refusal)
    /// The order as it goes to the counter.
    case confirmed(Summary)
  }

  /// Presenter → View: text that is ready to be shown.
  package enum ViewModel {
    /// An order, line by line.
    package struct Receipt: Equatable, Encodable, Sendable {
      package let lines: [Line]
      package let total: String

      package init(lines: [Line], total: String) {
        self.lines = lines
        self.total = total
      }
    }

    /// One line of a receipt.
    package struct Line: Equatable, Encodable, Sendable {
      package let name: String
      package let price: String

      package init(name: String, price: String) {
        self.name = name
        self.price = price
      }
    }

    /// The words of an alert when nothing was done.
    package struct Problem: Equatable, Encodable, Sendable {
      package let title: String
      package let message: String

      package init(title: String, message: String) {
        self.title = title
        self.message = message
      }
    }
  }
}

/// Interactor → Presenter.
@MainActor package protocol IceCreamOrderPresentationLogic: AnyObject {
  func presentOrder(_ response: IceCream.Order.Response)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol IceCreamOrderDisplayLogic: AnyObject {
  func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt)
  func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt)
  func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem)
}
