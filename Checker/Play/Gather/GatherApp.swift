import Foundation
import GatherScene
import PlayKit
import PlayWire

@testable import Exercise22
@testable import Exercise23

/// The app around the scene: it makes the pages, and shows them.
final class GatherApp: GatherDestinations, GatherNavigatorLogic {
  private let stack: PageStack
  private let worker: PlayersFile

  init(_ stack: PageStack, folder: URL) {
    self.stack = stack
    worker = PlayersFile(stack, file: folder.appending(path: "players.json"))
  }

  /// The list, of 22's parts and the scene's own Presenter.
  func players() -> Page {
    let presenter = PlayersPresenter()
    let interactor = PlayersInteractor(
      presenter: Noted<any GatherPlayersPresentationLogic>(
        presenter, on: stack, from: .playersInteractor, to: .playersPresenter), worker: worker)
    let router = PlayersRouter(dataStore: interactor, destinations: self)
    let view = PlayersView(
      interactor: Noted<any GatherPlayersBusinessLogic>(
        interactor, on: stack, from: .playersView, to: .playersInteractor),
      router: Noted<any GatherPlayersRoutingLogic>(
        router, on: stack, from: .playersView, to: .playersRouter))
    let display = Noted<any GatherPlayersDisplayLogic>(
      view, on: stack, from: .playersPresenter, to: .playersView)
    let reports = Noted<any GatherReturnDisplayLogic>(
      view, on: stack, from: .playersRouter, to: .playersView)
    (presenter.view, router.view, router.navigator) = (display, reports, self)
    return Page(
      "Players", holding: [view, presenter, display, reports, router],
      alert: { view.alert.map { .init(title: $0.title, message: $0.message) } },
      dismissAlert: view.dismissAlert, task: { await view.load() }
    ) {
      if let row = view.question {
        return [
          .text("Delete \(row.name)?"), .button("Delete") { await view.delete() },
          .button("Keep") { view.dismissQuestion() },
        ]
      }
      let rows = view.players?.rows ?? []
      return rows.enumerated().map { place, row in
        .button("\(row.name)\(row.team.isEmpty ? "" : " · \(row.team)")") { view.tap(row: place) }
      } + [
        .button(view.players?.modeTitle ?? "Select", isOn: view.players?.canSwitch ?? false) {
          view.switchMode()
        },
        .button(view.players?.actionTitle ?? "Add player") { view.proceed() },
        .button("Reload") { await view.load() },
      ]
        + rows.enumerated().map { place, row in
          .button("Delete \(row.name) …") { view.askToDelete(row: place) }
        } + [.button("Live score") { [stack = self.stack] in stack.push(LivePage.make(stack)) }]
    }
  }

  func makeDetails() -> any GatherDetailsScreen { PlayerDetails(worker: worker) }
  func makeAdd() -> any GatherScreen { AddForm() }

  /// The match, of 23's parts and the scene's own View.
  func makeMatch() -> any GatherMatchScreen {
    let (presenter, clock) = (GatherPresenter(), MatchClock(stack))
    let interactor = GatherInteractor(
      presenter: Noted<any GatherMatchPresentationLogic>(
        presenter, on: stack, from: .matchInteractor, to: .matchPresenter),
      ticker: clock, clock: clock, worker: ResultWorker(stack), locale: "en_US")
    let view = MatchView(
      interactor: Noted<any GatherMatchBusinessLogic>(
        interactor, on: stack, from: .init("match view"), to: .matchInteractor),
      dataStore: interactor)
    let display = Noted<any GatherMatchDisplayLogic>(
      view, on: stack, from: .matchPresenter, to: .init("match view"))
    presenter.view = display
    displays[ObjectIdentifier(view)] = display
    return view
  }

  /// The object before each match's View, until its page holds it.
  private var displays: [ObjectIdentifier: AnyObject] = [:]

  func push(_ screen: any GatherScreen) {
    switch screen {
    case let view as MatchView: stack.push(page(of: view))
    case let details as PlayerDetails: stack.push(page(of: details))
    case let form as AddForm: stack.push(page(of: form))
    default: break
    }
  }

  private func page(of view: MatchView) -> Page {
    let display = displays.removeValue(forKey: ObjectIdentifier(view))
    var (minutes, seconds) = ("", "")
    return Page(
      "Match", holding: [view] + (display.map { [$0] } ?? []),
      alert: { view.notice.map { .init(title: $0.title, message: $0.message) } },
      dismissAlert: view.dismissNotice, task: { await view.run() }
    ) {
      [
        .text(view.time?.text ?? "", value: view.time?.isRunning == true ? "running" : ""),
        .text(view.score?.text ?? ""), .button("Start") { view.start() },
        .button("Pause") { view.pause() }, .button("Cancel") { view.cancel() },
        .button("Point for team A") { view.countUp(.a) },
        .button("Point for team B") { view.countUp(.b) },
        .button("Take one from A") { view.countDown(.a) },
        .button("Take one from B") { view.countDown(.b) },
        .button("End the match", isOn: !view.hasEnded) { await view.end() },
        .field("Minutes", text: minutes) { minutes = $0 },
        .field("Seconds", text: seconds) { seconds = $0 },
        .button("Set the time") {
          view.setTime(minutes: Int(minutes) ?? 0, seconds: Int(seconds) ?? 0)
        },
      ]
    }
  }

  private func page(of details: PlayerDetails) -> Page {
    Page("Player", holding: [details]) {
      [
        .field("Name", text: details.name) { details.name = $0 },
        .button("Save") { await details.save() },
        .text(details.hasFailed ? "It could not be saved." : ""),
      ]
    }
  }

  private func page(of form: AddForm) -> Page {
    Page("New player", holding: [form]) { [stack, worker] in
      [
        .field("Name", text: form.name) { form.name = $0 },
        .button("Add", isOn: !form.name.isEmpty) {
          try? await worker.add(form.name)
          stack.pop()
        },
        .text("The list shows it once it is reloaded."),
      ]
    }
  }
}

/// The page that gives a new player a name.
private final class AddForm: GatherScreen {
  var name = ""
}
