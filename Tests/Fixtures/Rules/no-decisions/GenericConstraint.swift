final class Generic<Asked: LoginWorkerLogic>: LoginPresentationLogic {  // expect: no-decisions
  func presentLogin(_ response: Login.Authenticate.Response) {}

  func present(_ anything: Any) {
    if anything is any LoginWorkerLogic { return }  // expect: no-decisions
  }
}
