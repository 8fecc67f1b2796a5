// In 16 the learner writes the protocols. These two stand behind them in suite and scripts: the
// learner's file has them adopt what it declares.

/// Hears what an Interactor presents, whatever the model's type.
package final class KataMenuListener {
  private let hear: (any Encodable) -> Void

  package init(_ hear: @escaping (any Encodable) -> Void) {
    self.hear = hear
  }

  package func presentMenu(_ response: some Encodable) {
    hear(response)
  }
}

/// Answers an Interactor in a worker's place.
package final class KataMenuSource {
  private let answer: () throws -> IceCream.Menu

  package init(_ answer: @escaping () throws -> IceCream.Menu) {
    self.answer = answer
  }

  package func fetchMenu() throws -> IceCream.Menu {
    try answer()
  }
}
