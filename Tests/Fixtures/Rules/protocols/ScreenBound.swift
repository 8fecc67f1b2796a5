/// A screen's class as the bound of a type: whoever takes one takes that class.
class GuideScreen: LoginScreen {
  var visits = 0
}

final class BoundRouter: LoginRoutingLogic {
  private var latest: (any LoginScreen)?

  func routeToHome() {
    let guide = GuideScreen()
    latest = guide
    count(guide)
    show(guide)
  }

  private func count<Guide: GuideScreen>(_ guide: Guide) { guide.visits += 1 }  // expect: protocols
  private func show<Shown: LoginScreen>(_ screen: Shown) { latest = screen }
}

final class OpaqueRouter: LoginRoutingLogic {
  func routeToHome() { count(GuideScreen()) }

  private func count(_ guide: some GuideScreen) { guide.visits += 1 }  // expect: protocols
}

final class RequiringRouter<Screens> {
  func count<Guide>(_ guide: Guide) where Guide: GuideScreen {  // expect: protocols
    guide.visits += 1
  }
}

extension RequiringRouter: LoginRoutingLogic {
  func routeToHome() { count(GuideScreen()) }
}

final class ReachingRouter: LoginRoutingLogic {
  func routeToHome() { visit(GuideScreen()) }
}

private func visit(_ guide: some GuideScreen) {  // expect: protocols through visit
  guide.visits += 1
}

final class GenericRouter<Guide: GuideScreen>: LoginRoutingLogic {  // expect: protocols
  func routeToHome() {}
}
