import Foundation

final class MappingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let formatter = NumberFormatter()
    let texts = [1, 2].map { formatter.string(from: $0 as NSNumber) }  // expect: formatting
    _ = texts
    let make = String.init(format:_:)  // expect: formatting
    _ = make
  }
}
