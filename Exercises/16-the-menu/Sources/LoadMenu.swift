import Foundation
import IceCreamScene

extension IceCream {
  /// The use case of reading the menu.
  nonisolated enum LoadMenu {
    /// View → Interactor, given: the user wants the menu, which needs no further values.
    nonisolated struct Request: Equatable, Encodable, Sendable {}

    // Your task, first: the Response, and the methods of the two empty protocols.
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

// Given: the suite's Presenter and worker adopt your protocols here. If one of these lines does not
// compile, its protocol or the Response differs from the README's table.
extension KataMenuListener: MenuPresentationLogic {}
extension KataMenuSource: MenuWorkerLogic {}
