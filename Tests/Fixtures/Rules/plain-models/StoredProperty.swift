enum Stored {
  final class Request {  // expect: plain-models
    var email = ""
  }

  struct Response {
    let user: Login.User
    let worker: any LoginWorkerLogic  // expect: plain-models
    let interactor: GivenInteractor?  // expect: plain-models
    let finish: () -> Void  // expect: plain-models
    static let none = GivenInteractor()
    var computed: GivenInteractor? { nil }
  }

  struct ViewModel {
    let rows: [Row]  // expect: plain-models
    let store: (any LoginDataStore)?  // expect: plain-models
  }

  struct Row {
    let cell: Cell
  }

  final class Cell {}
}
