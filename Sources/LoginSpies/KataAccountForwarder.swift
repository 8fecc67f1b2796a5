import LoginScene
import SpyKit

/// Hands everything on to a screen, and has `kata flow` draw what the user does.
package final class KataAccountForwarder: LoginAccountScreen {
  private let log: KataLoginLog
  private let screen: any LoginAccountScreen

  package init(_ log: KataLoginLog, _ screen: any LoginAccountScreen) {
    self.log = log
    self.screen = screen
  }

  package var email: String {
    get { screen.email }
    set {
      log.ask("email", newValue, from: "user", to: "view")
      screen.email = newValue
    }
  }

  package var password: String {
    get { screen.password }
    set {
      log.ask("password", newValue, from: "user", to: "view")
      screen.password = newValue
    }
  }

  package var remembers: Bool {
    get { screen.remembers }
    set {
      log.ask("remembers", newValue, from: "user", to: "view")
      screen.remembers = newValue
    }
  }

  package var emailHint: String? { screen.emailHint }
  package var passwordHint: String? { screen.passwordHint }
  package var canLogIn: Bool { screen.canLogIn }
  package var isLoading: Bool { screen.isLoading }
  package var greeting: String? { screen.greeting }
  package var alert: Login.Authenticate.ViewModel.Problem? { screen.alert }

  package func appear() async {
    log.ask("appear", from: "user", to: "view")
    await screen.appear()
  }

  package func logIn() async {
    log.ask("logIn", from: "user", to: "view")
    await screen.logIn()
  }

  package func dismissAlert() {
    log.ask("dismissAlert", from: "user", to: "view")
    screen.dismissAlert()
  }
}
