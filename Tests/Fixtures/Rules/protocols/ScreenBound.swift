/// A screen's class as the bound of a type is taken as a class, all the same.
class GuideScreen: LoginScreen {
  var visits = 0
}

final class BoundRouter: LoginRoutingLogic {
  private var latest: (any LoginScreen)?

  func routeToHome() {
    let guide = GuideScreen()
    latest = guide
    count(guide)
    countAlso(guide)
    countAtLast(guide)
    visit(guide)
    show(guide)
  }

  private func count<Guide: GuideScreen>(_ guide: Guide) { guide.visits += 1 }  // expect: protocols

  private func countAlso(
    _ guide: some GuideScreen  // expect: protocols
  ) {
    guide.visits += 1
  }

  private func countAtLast<Guide>(_ guide: Guide) where Guide: GuideScreen {  // expect: protocols
    guide.visits += 1
  }

  private func show<Shown: LoginScreen>(_ screen: Shown) { latest = screen }
}

private func visit(
  _ guide: some GuideScreen  // expect: protocols through visit
) {
  guide.visits += 1
}
