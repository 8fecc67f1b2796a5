import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise07

@Test func play() async throws {
  try await KataStage.play(AssemblyScenario.self) { scenario, stage in
    await AssemblyPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on a configurator of its own, which another follows once it was let go of.
private final class AssemblyPlayer {
  private let stage: KataRecorder
  private let log = KataLoginLog()
  private let parts: KataPartsSpy
  private var configurator: LoginConfigurator?
  private var navigators: [Int: KataNavigatorSpy] = [:]
  private var shown: [(number: Int, view: any LoginDisplayLogic)] = []
  private var opened = 0

  init(_ stage: KataRecorder) {
    self.stage = stage
    parts = KataPartsSpy(log)
  }

  func play(_ scenario: AssemblyScenario) async {
    for step in scenario.steps {
      switch step {
      case .open(let place): open(in: place)
      case .logIn(let place, let name): await logIn(place, as: name)
      case .goHome(let place):
        guard let (number, view) = scene(place) else { continue }
        stage.step("scene \(number): ask for home")
        view.goHome()
      case .close(let place): close(place)
      case .navigatorGoes(let place): navigatorGoes(place)
      case .configuratorGoes: configuratorGoes()
      }
    }
  }

  private func open(in place: Int) {
    opened += 1
    stage.step("open scene \(opened) in navigator \(place)")
    let navigator = navigators[place] ?? KataNavigatorSpy(log, number: place)
    navigators[place] = navigator
    parts.scene = opened
    let configurator = configurator ?? LoginConfigurator(parts: parts)
    self.configurator = configurator
    shown.append((opened, configurator.makeScene(in: navigator)))
    stage.message(to: "parts", "made: \(summary(of: parts.made, scenes: opened...opened))")
    noteAlive()
  }

  private func logIn(_ place: Int, as name: String?) async {
    guard let (number, view) = scene(place) else { return }
    if let name {
      stage.step("scene \(number): log in, and the worker finds \(KataText.quoted(name))")
      parts.answer = .success(Login.User(name: name))
    } else {
      stage.step("scene \(number): log in, and the worker is offline")
      parts.answer = .failure(Login.Failure.offline)
    }
    await view.logIn()
  }

  private func close(_ place: Int) {
    guard shown.indices.contains(place) else { return }
    stage.step("let go of scene \(shown[place].number)")
    shown.remove(at: place)
    noteAlive()
  }

  private func navigatorGoes(_ place: Int) {
    guard navigators[place] != nil else { return }
    stage.step("let go of navigator \(place)")
    weak let leftBehind = navigators[place]
    navigators[place] = nil
    stage.message(to: "navigator \(place)", leftBehind == nil ? "has gone" : "is kept alive")
  }

  private func configuratorGoes() {
    guard configurator != nil else { return }
    stage.step("let go of the configurator")
    configurator = nil
    noteAlive()
  }

  private func noteAlive() {
    stage.message(to: "census", "alive: \(summary(of: parts.living, scenes: 1...opened))")
  }

  /// Each scene by its number where it is whole, and part by part where it is not.
  private func summary(of names: [String], scenes: ClosedRange<Int>) -> String {
    let whole = ["interactor", "presenter", "router", "view", "worker"]
    let found = scenes.flatMap { number in
      let its = names.filter { $0.hasSuffix(" \(number)") }
      return its == whole.map { "\($0) \(number)" } ? ["scene \(number)"] : its
    }
    return found.isEmpty ? "nobody" : found.joined(separator: ", ")
  }

  private func scene(_ place: Int) -> (number: Int, view: KataViewDouble)? {
    guard shown.indices.contains(place), let view = shown[place].view as? KataViewDouble else {
      return nil
    }
    return (shown[place].number, view)
  }
}
