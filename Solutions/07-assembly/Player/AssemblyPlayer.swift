import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise07

@Test func play() async throws {
  try await KataPlayback.play(AssemblyScenario.self) { scenario, recorder in
    await AssemblyPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a configurator of its own, which another follows once it was let go of.
private final class AssemblyPlayer {
  private let recorder: KataRecorder
  private let log = KataLoginLog()
  private let parts: KataPartsSpy
  private var configurator: LoginConfigurator?
  private var navigators: [Int: KataNavigatorSpy] = [:]
  private var shown: [(number: Int, view: any LoginDisplayLogic, hasNavigator: () -> Bool)] = []
  private var opened = 0

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
    parts = KataPartsSpy(log)
  }

  func play(_ scenario: AssemblyScenario) async {
    for step in scenario.steps {
      switch step {
      case .open(let place): open(in: place)
      case .logIn(let place, let name): await logIn(place, as: name)
      case .enter(let place, let email, let password, let answer, let moment):
        await enter(place, email, password, answer, cancelled: moment)
      case .logInMeanwhile(let place): logInMeanwhile(place)
      case .goHome(let place):
        guard let (number, view) = scene(place) else { continue }
        recorder.step("scene \(number): ask for home")
        view.goHome()
      case .close(let place): close(place)
      case .navigatorGoes(let place): navigatorGoes(place)
      case .configuratorGoes: configuratorGoes()
      }
    }
  }

  private func open(in place: Int) {
    opened += 1
    recorder.step("open scene \(opened) in navigator \(place)")
    let navigator = navigators[place] ?? KataNavigatorSpy(log, number: place)
    navigators[place] = navigator
    parts.scene = opened
    let configurator = configurator ?? LoginConfigurator(parts: parts)
    self.configurator = configurator
    let view = configurator.makeScene(in: navigator)
    shown.append((opened, view, { [weak navigator] in navigator != nil }))
    let made = parts.made.filter { $0.hasSuffix(" \(opened)") }
    recorder.message(to: "parts", "made: \(summary(of: made))")
    noteAlive()
  }

  private func logIn(_ place: Int, as name: String?) async {
    guard let (number, view) = scene(place) else { return }
    if let name {
      recorder.step("scene \(number): log in, and the worker finds \(KataText.quoted(name))")
      parts.answer = .success(Login.User(name: name))
    } else {
      recorder.step("scene \(number): log in, and the worker is offline")
      parts.answer = .failure(Login.Failure.offline)
    }
    await view.logIn()
  }

  private func enter(
    _ place: Int, _ email: String?, _ password: String?, _ answer: KataAnswer,
    cancelled moment: AssemblyScenario.Moment?
  ) async {
    guard let (number, view) = scene(place), let result = answer.result else { return }
    let cancellation =
      switch moment {
      case .before: ", in a cancelled task"
      case .meanwhile: ", in a task that is cancelled while the worker is asked"
      case nil: ""
      }
    recorder.step(
      "scene \(number): log in with email \(KataText.quoted(email)), "
        + "password \(KataText.quoted(password))\(cancellation), "
        + "and the worker answers \(answer.kataText)")
    parts.answer = result
    let request = Task {
      await kataCancelled(moment == .before) { await view.logIn(email: email, password: password) }
    }
    if moment == .meanwhile {
      await cancelMeanwhile(request, of: number)
    } else {
      await request.value
    }
  }

  /// Cancels a request whose answer is not there yet, and notes whether its worker hears of it.
  private func cancelMeanwhile(_ request: Task<Void, Never>, of number: Int) async {
    let next = parts.meanwhile
    var isAsked = false
    parts.meanwhile = { [weak parts, recorder] in
      isAsked = true
      parts?.meanwhile = next
      request.cancel()
      // Code that passes it on by way of the main actor has done so after that.
      for _ in 0..<3 { await Task {}.value }
      recorder.message(
        to: "worker \(number)",
        Task.isCancelled ? "is cancelled while it is asked" : "is not told that it is cancelled")
      await next()
    }
    await request.value
    if !isAsked { parts.meanwhile = next }
  }

  /// Within a request whose answer is not there yet.
  private func logInMeanwhile(_ place: Int) {
    guard let (number, view) = scene(place) else { return }
    parts.meanwhile = { [weak parts, recorder, weak view] in
      parts?.meanwhile = {}
      guard let view else { return }
      recorder.step("scene \(number): log in, while the worker is asked")
      await view.logIn()
    }
  }

  private func close(_ place: Int) {
    guard shown.indices.contains(place) else { return }
    recorder.step("let go of scene \(shown[place].number)")
    shown.remove(at: place)
    noteAlive()
  }

  private func navigatorGoes(_ place: Int) {
    guard navigators[place] != nil else { return }
    recorder.step("let go of navigator \(place)")
    weak let leftBehind = navigators[place]
    navigators[place] = nil
    recorder.message(to: "navigator \(place)", leftBehind == nil ? "has gone" : "is kept alive")
  }

  private func configuratorGoes() {
    guard configurator != nil else { return }
    recorder.step("let go of the configurator")
    configurator = nil
    noteAlive()
  }

  private func noteAlive() {
    recorder.message(to: "census", "alive: \(summary(of: parts.living))")
    noteUnlinked()
  }

  /// Writes down the parts whose link back is nil, though what it should point at is there.
  private func noteUnlinked() {
    let unlinked = parts.unlinked
    for (number, _, hasNavigator) in shown {
      if unlinked.contains("presenter \(number)") {
        recorder.message(to: "parts", "presenter \(number) has no view")
      }
      if unlinked.contains("router \(number)"), hasNavigator() {
        recorder.message(to: "parts", "router \(number) has no navigator")
      }
    }
  }

  /// Each scene by its number where it is whole, and part by part where it is not.
  private func summary(of names: [String]) -> String {
    var parts: [Int: [String]] = [:]
    for name in names {
      let (part, number) = (name.prefix { $0 != " " }, name.drop { $0 != " " }.dropFirst())
      parts[Int(number) ?? 0, default: []].append(String(part))
    }
    let whole = ["interactor", "presenter", "router", "view", "worker"]
    let found = parts.sorted { $0.key < $1.key }.flatMap { number, parts in
      parts == whole ? ["scene \(number)"] : parts.map { "\($0) \(number)" }
    }
    return found.isEmpty ? "none" : found.joined(separator: ", ")
  }

  private func scene(_ place: Int) -> (number: Int, view: KataViewDouble)? {
    guard shown.indices.contains(place), let view = shown[place].view as? KataViewDouble else {
      return nil
    }
    return (shown[place].number, view)
  }
}
