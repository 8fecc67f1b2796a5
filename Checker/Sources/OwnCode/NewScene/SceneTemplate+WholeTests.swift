/// The tests of what has no parts beside it: the whole scene, and a screen that only shows.
extension SceneTemplate {
  static let configuratorTests = """
    @Suite{spykit|(.flow)} struct NAMEConfiguratorTests {
    [logs]  let log = NAMELog()
    [worker]  let worker: NAMEWorkerSpy
    [routes]  let navigator: NAMENavigatorSpy
    [logs]
    [logs]  init() {
    [worker]    worker = NAMEWorkerSpy(log)
    [routes]    navigator = NAMENavigatorSpy(log)
    [logs]  }
    [logs]
      func makeView() -> NAMEView {
    [bare]    makeNAMEScene()
    [!bare]    makeNAMEScene(
    [given]      items: ["first"]{routes|,}{!routes|)}
    [worker]      worker: worker{routes|,}{!routes|)}
    [ways]      destinations: NAMEDestinationsSpy(log),
    [routes]      navigator: navigator)
      }

      @Test func `an answer comes back to the View`(){worker| async} {
    [worker]    worker.answer = .success(["first"])
        let view = makeView()
    [typed]    view.text = "first"
        {worker|await }view.show()
        #expect(view.rows == ["first"])
      }
    [each]
    [each]  @Test func `a tap in the View shows WAY`() {
    [each]    let view = makeView()
    [each]    view.tapWAY()
    [each][!takes]    #expect(log.calls == [.navigation(.makeWAY), .navigation(.{pushed|push}{presented|present})])
    [each][takes]    #expect(
    [each][takes]      log.calls == [
    [each][takes]        .navigation(.makeWAY(items: [{given|"first"}])),
    [each][takes]        .navigation(.{pushed|push}{presented|present}),
    [each][takes]      ])
    [each]  }
    [back]
    [back]  @Test func `a tap in the View leads back`() {
    [back]    let view = makeView()
    [back]    view.tapBack()
    [back]    #expect(log.calls == [.navigation(.goBack)])
    [back]  }

      @Test func `when the View is let go, the scene is freed`(){worker| async} {
        var view: NAMEView? = makeView()
        weak let freed = view
        {worker|await }view?.show()
        view = nil
        #expect(freed == nil)
      }
    }

    """

  static let screenTests = """
    @Suite struct NAMEScreenTests {
      @Test func `each time it appears, it shows what there is`() {
        var items = ["first"]
        let screen = NAMEScreen { items }
        #expect(screen.rows == [])
        screen.appear()
        #expect(screen.rows == ["first"])
        items.append("second")
        screen.appear()
        #expect(screen.rows == ["first", "second"])
      }
    }

    """
}
