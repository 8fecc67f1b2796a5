import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise17

@Test func play() async throws {
  try await KataPlayback.play(PricesScenario.self) { scenario, recorder in
    switch scenario {
    case .presenter(let responses): present(responses.compactMap(\.response), recorder)
    case .view(let steps): ViewPlayer(recorder).play(steps)
    }
  }
}

/// Plays on a Presenter alone.
private func present(_ responses: [IceCream.Order.Response], _ recorder: KataRecorder) {
  let view = KataOrderDisplaySpy(KataIceCreamLog())
  let presenter = OrderPresenter()
  presenter.view = view
  withExtendedLifetime(view) {
    for response in responses {
      recorder.step("present \(KataText.of(response))")
      presenter.presentOrder(response)
    }
  }
}

/// Plays on a View alone.
private final class ViewPlayer {
  private let recorder: KataRecorder
  private let view: OrderView
  private let onlooker: KataObserver
  /// The answer to the tap, which comes while its Request is sent.
  private var answer: PricesScenario.Display?

  init(_ recorder: KataRecorder) {
    let interactor = KataOrderInteractorSpy(KataIceCreamLog())
    let view = OrderView(interactor: interactor)
    let onlooker = KataObserver(recorder)
    onlooker.watch("receipt") { view.receipt }
    onlooker.watch("confirmation") { view.confirmation }
    onlooker.watch("problem") { view.problem }
    (self.recorder, self.view, self.onlooker) = (recorder, view, onlooker)
    interactor.onRequest = { [unowned self] in
      onlooker.look()
      guard let answer else { return }
      self.answer = nil
      display(answer)
    }
  }

  func play(_ steps: [PricesScenario.Step]) {
    onlooker.look()
    for step in steps {
      play(step)
      onlooker.look()
    }
  }

  private func play(_ step: PricesScenario.Step) {
    switch step {
    case .choose(let part, let item, let answer):
      guard let part = IceCream.Order.Part(kind: part) else { return }
      tap("choose \(KataText.of(part)) \(item)", answer) { view.choose(part, item: item) }
    case .remove(let part, let place, let answer):
      guard let part = IceCream.Order.Part(kind: part) else { return }
      tap("remove \(KataText.of(part)) \(place)", answer) { view.remove(part, place: place) }
    case .confirm(let answer): tap("confirm", answer) { view.confirm() }
    case .dismiss: tap("dismiss", nil) { view.dismiss() }
    case .order(let receipt): display(.order(receipt: receipt))
    }
  }

  private func tap(_ words: String, _ answer: PricesScenario.Display?, _ act: () -> Void) {
    recorder.step(words)
    self.answer = answer
    act()
    self.answer = nil
  }

  private func display(_ display: PricesScenario.Display) {
    switch display {
    case .order(let receipt):
      recorder.step("display the order \(KataText.of(receipt.receipt))")
      view.displayOrder(receipt.receipt)
    case .confirmation(let receipt):
      recorder.step("display the confirmation \(KataText.of(receipt.receipt))")
      view.displayConfirmation(receipt.receipt)
    case .problem(let title, let message):
      let problem = IceCream.Order.ViewModel.Problem(title: title, message: message)
      recorder.step("display the problem \(KataText.of(problem))")
      view.displayProblem(problem)
    }
  }
}
