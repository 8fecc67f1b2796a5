import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04

@Test func play() async throws {
  try await KataStage.play(ScreenScenario.self) { scenario, stage in
    let log = KataLoginLog()
    let interactor = KataInteractorSpy(log)
    let view = LoginView(interactor: interactor, router: KataRouterSpy(log))
    let onlooker = Onlooker(view, stage)
    onlooker.look()
    for step in scenario.steps {
      switch step {
      case .email(let typed):
        stage.step("type \(KataText.quoted(typed)) as the email")
        view.email = typed
      case .password(let typed):
        stage.step("type \(KataText.quoted(typed)) as the password")
        view.password = typed
      case .tap(let meanwhile):
        stage.step("tap the button")
        interactor.meanwhile = { [unowned view] in
          onlooker.look()
          for display in meanwhile {
            perform(display, on: view, stage, while: "while the answer is awaited, ")
            onlooker.look()
          }
        }
        await view.logIn()
        interactor.meanwhile = {}
      case .dismiss:
        stage.step("dismiss the alert")
        view.dismissAlert()
      case .presenter(let display):
        perform(display, on: view, stage)
      }
      onlooker.look()
    }
  }
}

private func perform(
  _ display: ScreenScenario.Display, on view: LoginView, _ stage: KataRecorder,
  while condition: String = ""
) {
  switch display {
  case .welcome(let greeting):
    stage.step("\(condition)display the welcome \(KataText.quoted(greeting))")
    view.displayWelcome(.init(greeting: greeting))
  case .problem(let title, let message):
    stage.step(
      "\(condition)display the problem \(KataText.quoted(title)), \(KataText.quoted(message))")
    view.displayProblem(.init(title: title, message: message))
  case .loading(let isLoading):
    stage.step("\(condition)display that loading \(isLoading ? "starts" : "ends")")
    view.displayLoading(isLoading)
  }
}

/// Writes down what the screen shows, and whether it changed without telling its readers.
private final class Onlooker {
  private let view: LoginView
  private let stage: KataRecorder
  private let reader = KataReader()
  private var seen: String?

  init(_ view: LoginView, _ stage: KataRecorder) {
    self.view = view
    self.stage = stage
  }

  func look() {
    let wasTold = reader.wasTold
    let shown = reader.read { view.kataText }
    if let seen, seen != shown, !wasTold {
      stage.message(to: "screen", "changed, and told nobody")
    }
    seen = shown
    stage.message(to: "screen", "shows(\(shown))")
  }
}

extension LoginView {
  fileprivate var kataText: String {
    """
    email: \(KataText.quoted(email)), password: \(KataText.quoted(password)), \
    canLogIn: \(canLogIn ? "true" : "false"), isLoading: \(isLoading ? "true" : "false"), \
    greeting: \(KataText.quoted(greeting)), \
    alert: \(alert.map { "(\(KataText.quoted($0.title)), \(KataText.quoted($0.message)))" } ?? "nil")
    """
  }
}
