import Foundation

final class Counter {
  var count = 0
}

enum Living {
  final class Request {  // expect: plain-models
    var email = ""
  }

  struct Response {
    let user: Login.User
    let worker: any LoginWorkerLogic  // expect: plain-models
    let store: (any LoginDataStore)?  // expect: plain-models
    let finish: () -> Void  // expect: plain-models
    let notes: NSMutableArray  // expect: plain-models
    let anything: Any  // expect: plain-models
    let object: AnyObject?  // expect: plain-models
    let latest: Result<Login.User, any Error>  // expect: plain-models
    var computed: GivenInteractor? { nil }
  }

  enum ViewModel {
    case rows([Row])
    case envelope(Envelope<Counter>)  // expect: plain-models
    case problem(any Error)  // expect: plain-models
    case lines([String])

    struct Welcome {
      let tapped: (@MainActor () -> Void)?  // expect: plain-models
    }
  }

  struct Row {
    let cell: Cell  // expect: plain-models through Row.cell
  }

  final class Cell {}
}

struct Envelope<Content> {
  let content: Content
}
