protocol LoginScreen: AnyObject {}

/// A screen that is a part of no scene here.
final class HelpScreen: LoginScreen {
  var text = ""
}

final class ScreenRouter: LoginRoutingLogic {
  private var latest: (any LoginScreen)?
  private var help: HelpScreen?  // expect: protocols
  private let spare = [HelpScreen()]  // expect: protocols

  func routeToHome() {
    let screen = HelpScreen()
    screen.text = "new"
    latest = screen
    if let help = latest as? HelpScreen { help.text = "" }
  }

  func show(
    _ help: HelpScreen  // expect: protocols
  ) {
    latest = help
  }
}
