/// The link in a superclass that knows no View.
class LinkHolder<Link> {
  var link: Link?  // expect: weak-back
}

final class GenericLinkPresenter: LinkHolder<any LoginDisplayLogic>, LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

class Root<Link> {
  private var links: [Link] = []  // expect: weak-back
}

class Stem<Shown>: Root<Shown> {}

final class StemRouter: Stem<GivenView>, LoginRoutingLogic {
  func routeToHome() {}
}

class Screened {
  let screen: any LoginDisplayLogic  // expect: weak-back

  init(screen: any LoginDisplayLogic) { self.screen = screen }
}

final class ScreenedPresenter: Screened, LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

/// Elsewhere, and for ever.
enum Screens {
  static var current: (any LoginDisplayLogic)?
  static weak var other: (any LoginDisplayLogic)?
}

final class PuttingRouter: LoginRoutingLogic {
  weak var view: (any LoginDisplayLogic)?

  func routeToHome() {
    Screens.other = view
    Screens.current = view  // expect: weak-back
    put(view)
  }
}

private func put(_ view: (any LoginDisplayLogic)?) {
  Screens.current = view  // expect: weak-back through put
}
