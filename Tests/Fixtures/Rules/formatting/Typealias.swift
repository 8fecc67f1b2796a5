import Foundation

typealias Wording = NumberFormatter

final class RenamingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let wording = Wording()
    _ = wording.string(from: 3)  // expect: formatting
  }
}
