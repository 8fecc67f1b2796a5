/// A scene that can be played, and the parts it is made of.
package enum PlayScene: String, CaseIterable, Sendable {
  case login
  case weather
  case icecream
  case gather

  /// The parts that exercises write, in the order of their exercises.
  package var parts: [PlayPart] {
    switch self {
    case .login:
      [
        .loginPresenter, .loginInteractor, .loginView, .loginRouter, .loginConfigurator,
        .formInteractor, .formPresenter, .registerInteractor,
      ]
    case .weather: [.weatherPresenter, .forecastWorker, .offlineInteractor, .settingsScreen]
    case .icecream: [.menuScreen, .orderPresenter, .orderInteractor, .ordersScreen]
    case .gather:
      [.playersInteractor, .playersView, .playersRouter, .matchInteractor, .matchPresenter]
    }
  }

  /// Exercises whose given code is in the scene, too.
  private var given: [Int] { self == .login ? [8] : [] }

  /// The exercises that the scene is built of.
  package var exercises: Set<Int> { Set(parts.compactMap(\.exercise) + given) }

  /// The scene's name in course.json, and the beginning of its modules' names.
  package var module: String {
    switch self {
    case .login: "Login"
    case .weather: "Weather"
    case .icecream: "IceCream"
    case .gather: "Gather"
    }
  }
}

/// A part of a scene at play.
package struct PlayPart: Codable, Sendable, Equatable {
  package var name: String
  /// The number of the exercise that writes it; nil for a part that is given with the scene.
  package var exercise: Int?

  package init(_ name: String, of exercise: Int? = nil) {
    (self.name, self.exercise) = (name, exercise)
  }

  package static let user = PlayPart("user")
}

extension PlayPart {
  package static let loginPresenter = PlayPart("presenter", of: 1)
  package static let loginInteractor = PlayPart("interactor", of: 3)
  package static let loginView = PlayPart("view", of: 4)
  package static let loginRouter = PlayPart("router", of: 6)
  package static let loginConfigurator = PlayPart("configurator", of: 7)
  /// Given by 08, for which the learner writes the tests.
  package static let linkInteractor = PlayPart("link interactor")
  package static let formInteractor = PlayPart("form interactor", of: 19)
  package static let formPresenter = PlayPart("form presenter", of: 19)
  package static let registerInteractor = PlayPart("account interactor", of: 20)
}

extension PlayPart {
  package static let weatherPresenter = PlayPart("presenter", of: 10)
  package static let forecastWorker = PlayPart("reader", of: 13)
  package static let offlineInteractor = PlayPart("interactor", of: 14)
  package static let settingsScreen = PlayPart("settings", of: 25)
}

extension PlayPart {
  package static let menuScreen = PlayPart("menu", of: 16)
  package static let orderPresenter = PlayPart("presenter", of: 17)
  package static let orderInteractor = PlayPart("interactor", of: 18)
  package static let ordersScreen = PlayPart("order history", of: 24)
}

extension PlayPart {
  package static let playersInteractor = PlayPart("interactor", of: 22)
  package static let playersView = PlayPart("view", of: 22)
  package static let playersRouter = PlayPart("router", of: 22)
  package static let matchInteractor = PlayPart("match interactor", of: 23)
  package static let matchPresenter = PlayPart("match presenter", of: 23)
}
