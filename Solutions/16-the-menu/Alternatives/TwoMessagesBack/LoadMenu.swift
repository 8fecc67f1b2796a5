import IceCreamScene

/// The models of the stand's board.
enum Board {
  struct Request {}

  enum Response {
    struct Written {
      let menu: IceCream.Menu
    }

    struct Blank {
      let reason: Reason
    }
  }

  /// A cause for a board without a menu; the words are the same for both today.
  enum Reason: Error {
    case noFile
    case badFile
  }

  enum ViewModel {
    /// One row of the board.
    struct Row {
      let title: Title
      let names: [String]
    }

    enum Title { case cones, flavors, toppings }
  }
}

protocol BoardBusinessLogic: AnyObject {
  func readBoard(_ request: Board.Request)
}

protocol BoardPresentationLogic: AnyObject {
  func presentWritten(_ response: Board.Response.Written)
  func presentBlank(_ response: Board.Response.Blank)
}

protocol BoardDisplayLogic: AnyObject {
  func displayRows(_ rows: [Board.ViewModel.Row])
  func displayMessage(_ message: String)
}

protocol BoardWorkerLogic: AnyObject {
  func readMenu() throws(Board.Reason) -> IceCream.Menu
}

/// The menu on its way to the next scene: an object of its own, which the Interactor fills.
final class BoardDataStore: IceCreamMenuDataStore {
  var menu: IceCream.Menu?
}

/// Makes the parts; the screen is a frame around them.
func makeMenuScreen(file: any IceCreamFileLogic) -> any IceCreamMenuScreen {
  let dataStore = BoardDataStore()
  let presenter = BoardPresenter()
  let view = BoardView()
  presenter.view = view
  view.interactor = BoardInteractor(
    worker: BoardWorker(file: file), dataStore: dataStore, presenter: presenter)
  return BoardScreen(view: view, dataStore: dataStore)
}
