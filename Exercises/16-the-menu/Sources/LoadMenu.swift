import Foundation
import IceCreamScene

extension IceCream {
  /// The use case of reading the menu.
  nonisolated enum LoadMenu {
    /// View → Interactor, given: there is nothing to say but that somebody wants the menu.
    nonisolated struct Request: Equatable, Encodable, Sendable {}

    // Your task, first: the Response, and what the two empty protocols ask for.
  }
}

/// View → Interactor, given.
protocol MenuBusinessLogic: AnyObject {
  func loadMenu(_ request: IceCream.LoadMenu.Request)
}

/// Interactor → Presenter.
protocol MenuPresentationLogic: AnyObject {
}

/// Interactor → Worker.
protocol MenuWorkerLogic: AnyObject {
}

/// Asks for the menu, and says what came of it.
final class MenuInteractor: MenuBusinessLogic {
  private let presenter: any MenuPresentationLogic
  private let worker: any MenuWorkerLogic

  init(presenter: any MenuPresentationLogic, worker: any MenuWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadMenu(_ request: IceCream.LoadMenu.Request) {
    // Your task, second.
  }
}

/// Reads the menu from a file.
final class MenuWorker: MenuWorkerLogic {
  private let file: any IceCreamFileLogic

  init(file: any IceCreamFileLogic) {
    self.file = file
  }

  // Your task, third.
}

// Given: with these the suite takes your protocols' places. An error in one of them means that its
// protocol, or the Response, is not yet as the README's table has it.
extension KataMenuListener: MenuPresentationLogic {}
extension KataMenuSource: MenuWorkerLogic {}
