protocol LoginScreen: AnyObject {}

/// A screen that is a part of no scene here.
final class HelpScreen: LoginScreen {
  var text = ""
}

final class ScreenRouter: LoginRoutingLogic {
  weak var view: GivenView?  // expect: protocols
  private var latest: (any LoginScreen)?
  private var help: HelpScreen?  // expect: protocols

  func routeToHome() {
    let screen = HelpScreen()
    screen.text = "new"
    latest = screen
    if let help = latest as? HelpScreen { help.text = "" }
  }

  func show(_ help: HelpScreen) { latest = help }  // expect: protocols
}

/// The same name as a worker of another file.
private final class Keeper {
  var worker: GivenWorker?
}
