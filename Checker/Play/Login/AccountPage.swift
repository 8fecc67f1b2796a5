import LoginScene
import PlayKit
import PlayWire

@testable import Exercise21

/// The login that remembers: 21's parts, behind their surface.
enum AccountPage {
  static func make(_ screen: any LoginAccountScreen, _ stack: PageStack) -> Page {
    Page(
      "Log in, remembered", holding: [screen],
      alert: { screen.alert.map { .init(title: $0.title, message: $0.message) } },
      dismissAlert: screen.dismissAlert,
      task: {
        await stack.message("appear", from: .user, to: .accountScreen) { await screen.appear() }
      }
    ) {
      [
        .field("Email", text: screen.email) { screen.email = $0 },
        .text(screen.emailHint ?? ""),
        .field("Password", text: screen.password, isSecret: true) { screen.password = $0 },
        .text(screen.passwordHint ?? ""),
        .toggle("Remember me", isOn: screen.remembers) { screen.remembers = $0 },
        .button(screen.isLoading ? "Loading …" : "Log in", isOn: screen.canLogIn) {
          await stack.message("logIn", from: .user, to: .accountScreen) { await screen.logIn() }
        },
        .text(screen.greeting ?? ""),
      ]
    }
  }

  static func screen(
    _ worker: UserFile, _ keeper: any LoginKeeperWorkerLogic, in app: LoginApp
  ) -> any LoginAccountScreen {
    makeAccountScreen(worker: worker, keeper: keeper, destinations: app, navigator: app)
  }
}
