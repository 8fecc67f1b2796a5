/// The suite of a scene's Router, with the spies of its neighbors.
extension SceneTemplate {
  static let routeSpies = """

    final class NAMERouterSpy: NAMESpy, NAMERoutingLogic {
    [each]  func routeToWAY() { log.record(.router(.routeToWAY)) }
    [back]  func routeBack() { log.record(.router(.routeBack)) }
    }

    final class NAMENavigatorSpy: NAMESpy, NAMENavigator {
    [pushes]  func push(_ screen: any NAMEScreen) { log.record(.navigation(.push)) }
    [presents]  func present(_ screen: any NAMEScreen) { log.record(.navigation(.present)) }
    [back]  func goBack() { log.record(.navigation(.goBack)) }
    }
    [ways]
    [ways]final class NAMEDestinationsSpy: NAMESpy, NAMEDestinations {
    [each]  func makeWAY({takes|items: [String]}) -> any NAMEScreen {
    [each]    log.record(.navigation(.makeWAY{takes|(items: items)}))
    [each]    return NAMENextScreen()
    [each]  }
    [ways]}
    [ways]
    [ways]private final class NAMENextScreen: NAMEScreen {}
    [hands]
    [hands]final class NAMEDataStoreStub: NAMEDataStore {
    [hands]  var items: [String]?
    [hands]}

    """

  static let routerTests = """
    @Suite{spykit|(.flow)} struct NAMERouterTests {
      let log = NAMELog()
      let navigator: NAMENavigatorSpy
    [hands]  let dataStore = NAMEDataStoreStub()
      let router: NAMERouter

      init() {
        navigator = NAMENavigatorSpy(log)
    [!ways]    router = NAMERouter()
    [!hands][ways]    router = NAMERouter(destinations: NAMEDestinationsSpy(log))
    [hands]    router = NAMERouter(destinations: NAMEDestinationsSpy(log), dataStore: dataStore)
        router.navigator = navigator
      }
    [each]
    [each]  @Test func `the way to WAY makes its screen, and shows it`() {
    [each][takes]    dataStore.items = ["first"]
    [each]    router.routeToWAY()
    [each][!takes]    #expect(log.calls == [.navigation(.makeWAY), .navigation(.{pushed|push}{presented|present})])
    [each][takes]    #expect(
    [each][takes]      log.calls == [
    [each][takes]        .navigation(.makeWAY(items: ["first"])), .navigation(.{pushed|push}{presented|present}),
    [each][takes]      ])
    [each]  }
    [back]
    [back]  @Test func `the way back is the navigator's`() {
    [back]    router.routeBack()
    [back]    #expect(log.calls == [.navigation(.goBack)])
    [back]  }

      @Test func `the Router doesn't keep its navigator alive`() {
        var other: NAMENavigatorSpy? = NAMENavigatorSpy(log)
        weak let freed = other
        router.navigator = other
        other = nil
        #expect(freed == nil)
      }
    }

    """
}
