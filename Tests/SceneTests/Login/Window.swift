import LoginScene
import LoginSpies

@testable import Exercise04

/// A navigator that holds what it shows, as a phone does, and lets go of what it replaces.
final class Window: LoginNavigatorLogic {
  private(set) var root: AnyObject?
  private(set) var pushed: [any LoginScreen] = []
  private(set) var presented: (any LoginScreen)?
  private let spy: KataNavigatorSpy

  init(_ log: KataLoginLog) {
    spy = KataNavigatorSpy(log)
  }

  /// The login screen, while that is what is shown.
  var login: Exercise04.LoginView? { root as? Exercise04.LoginView }

  func open(_ view: any LoginDisplayLogic) {
    root = view
  }

  func push(_ screen: any LoginScreen) {
    spy.push(screen)
    pushed.append(screen)
  }

  func present(_ screen: any LoginScreen) {
    spy.present(screen)
    presented = screen
  }

  func replaceRoot(with screen: any LoginScreen) {
    spy.replaceRoot(with: screen)
    root = screen
    (pushed, presented) = ([], nil)
  }
}
