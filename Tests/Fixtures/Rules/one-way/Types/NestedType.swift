enum Nested {
  final class Presenter: LoginPresentationLogic {
    private var links = Links()

    func presentLogin(_ response: Login.Authenticate.Response) {
      enum Local {
        case asked(any LoginBusinessLogic)  // expect: one-way
      }
    }

    private struct Links {
      weak var interactor: (any LoginBusinessLogic)?  // expect: one-way
    }
  }
}
