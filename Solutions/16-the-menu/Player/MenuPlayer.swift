import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16

@Test func play() async throws {
  try await KataPlayback.play(MenuScenario.self) { scenario, recorder in
    MenuPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on screens of its own, one after the other, over one file.
private final class MenuPlayer {
  private let recorder: KataRecorder
  private let file = KataFileSpy(KataIceCreamLog())
  private let leakCheck = KataLeakCheck()
  private var looks: ScreenLooks?

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
  }

  func play(_ scenario: MenuScenario) {
    recorder.step("the screen is made")
    open()
    for step in scenario.steps {
      recorder.step(step.kataText)
      switch step {
      case .file(let body): appear(over: .success(body.data))
      case .noFile(let error): appear(over: .failure(error.error(like: Odd())))
      case .reopen:
        close()
        open()
      }
    }
    recorder.step("the screen is let go")
    close()
  }

  private func open() {
    let screen = makeMenuScreen(file: file)
    leakCheck.watch(screen, as: "screen")
    looks = ScreenLooks(recorder, screen)
    looks?.look()
  }

  private func appear(over body: Result<Data, any Error>) {
    file.body = body
    looks?.screen.appear()
    looks?.look()
  }

  private func close() {
    looks = nil
    _ = leakCheck.alive()
  }
}

/// A model for errors of no known kind: this scene declares none.
private struct Odd: Error, Encodable {}

/// Holds a screen, and looks at what it shows, at its data store, and at which changes first.
private final class ScreenLooks {
  let screen: any IceCreamMenuScreen
  private let recorder: KataRecorder
  private let onlooker: KataObserver
  private var properties: [Property]
  private var menu: String?

  /// A shown text, and the data store's menu as its reader was told of a change.
  private final class Property {
    let name: String
    let read: () -> String
    let reader = KataReader()
    var shown: String?
    var menu: String?

    init(_ name: String, _ read: @escaping () -> String) {
      self.name = name
      self.read = read
    }
  }

  init(_ recorder: KataRecorder, _ screen: any IceCreamMenuScreen) {
    self.recorder = recorder
    self.screen = screen
    onlooker = KataObserver(recorder)
    onlooker.watch("cones") { [unowned screen] in screen.cones }
    onlooker.watch("flavors") { [unowned screen] in screen.flavors }
    onlooker.watch("toppings") { [unowned screen] in screen.toppings }
    onlooker.watch("message") { [unowned screen] in screen.message }
    properties = [
      Property("cones") { [unowned screen] in KataText.of(screen.cones) },
      Property("flavors") { [unowned screen] in KataText.of(screen.flavors) },
      Property("toppings") { [unowned screen] in KataText.of(screen.toppings) },
      Property("message") { [unowned screen] in KataText.of(screen.message) },
    ]
    for property in properties {
      property.reader.onTold = { [unowned screen, unowned property] in
        property.menu = KataText.of(screen.dataStore.menu)
      }
    }
  }

  func look() {
    onlooker.look()
    let now = KataText.of(screen.dataStore.menu)
    for property in properties { lookAtOrder(property, now) }
    guard menu.map({ !$0.utf8.elementsEqual(now.utf8) }) ?? true else { return }
    menu = now
    recorder.message(to: "store", "menu: \(now)")
  }

  /// Notes a property that has changed before the data store had the menu of now.
  private func lookAtOrder(_ property: Property, _ now: String) {
    let shown = property.reader.read(property.read)
    defer { (property.shown, property.menu) = (shown, nil) }
    guard let last = property.shown, !last.utf8.elementsEqual(shown.utf8),
      let told = property.menu, !told.utf8.elementsEqual(now.utf8)
    else { return }
    recorder.message(to: "screen", "\(property.name) changed before the data store's menu did")
  }
}
