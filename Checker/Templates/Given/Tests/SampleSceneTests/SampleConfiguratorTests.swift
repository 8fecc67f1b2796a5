import Testing

@testable import SampleScene

@Suite struct SampleConfiguratorTests {
  let log = SampleLog()
  // [routes
  let navigator: SampleNavigatorSpy

  init() {
    navigator = SampleNavigatorSpy(log)
  }
  // ]

  func makeView() -> SampleView {
    makeSampleScene(
      items: ["first"],
      // [ways
      destinations: SampleDestinationsSpy(log),
      // ]
      // [routes
      navigator: navigator,
      // ]
    )
  }

  @Test func `an answer comes back to the View`() {
    let view = makeView()
    view.show()
    #expect(view.rows == ["first"])
  }
  // [each push

  @Test func `a tap in the View shows Details`() {
    let view = makeView()
    view.tapDetails()
    #expect(log.calls == [.navigation(.makeDetails(items: ["first"])), .navigation(.push)])
  }
  // ]
  // [each present

  @Test func `a tap in the View shows Settings`() {
    let view = makeView()
    view.tapSettings()
    #expect(log.calls == [.navigation(.makeSettings), .navigation(.present)])
  }
  // ]
  // [each root

  @Test func `a tap in the View shows Home`() {
    let view = makeView()
    view.tapHome()
    #expect(log.calls == [.navigation(.makeHome), .navigation(.setRoot)])
  }
  // ]
  // [back

  @Test func `a tap in the View leads back`() {
    let view = makeView()
    view.tapBack()
    #expect(log.calls == [.navigation(.goBack)])
  }
  // ]

  @Test func `when the View is let go, the scene is freed`() {
    var view: SampleView? = makeView()
    weak let freed = view
    view?.show()
    view = nil
    #expect(freed == nil)
  }
}
// [routes

@Suite struct SampleRouterTests {
  let log = SampleLog()
  let navigator: SampleNavigatorSpy
  // [push
  let dataStore = SampleDataStoreStub()
  // ]
  let router: SampleRouter

  init() {
    navigator = SampleNavigatorSpy(log)
    router = SampleRouter(
      navigator: navigator,
      // [ways
      destinations: SampleDestinationsSpy(log),
      // ]
      // [push
      dataStore: dataStore,
      // ]
    )
  }
  // [each push

  @Test func `the way to Details makes its screen, and pushes it`() {
    dataStore.items = ["first"]
    router.routeToDetails()
    #expect(log.calls == [.navigation(.makeDetails(items: ["first"])), .navigation(.push)])
  }
  // ]
  // [each present

  @Test func `the way to Settings makes its screen, and presents it`() {
    router.routeToSettings()
    #expect(log.calls == [.navigation(.makeSettings), .navigation(.present)])
  }
  // ]
  // [each root

  @Test func `the way to Home makes its screen, and sets it as root`() {
    router.routeToHome()
    #expect(log.calls == [.navigation(.makeHome), .navigation(.setRoot)])
  }
  // ]
  // [back

  @Test func `the way back is the navigator's`() {
    router.routeBack()
    #expect(log.calls == [.navigation(.goBack)])
  }
  // ]

  @Test func `the Router doesn't keep its navigator alive`() {
    var other: SampleNavigatorSpy? = SampleNavigatorSpy(log)
    weak let freed = other
    router.navigator = other
    other = nil
    #expect(freed == nil)
  }
}
// ]
