final class GenericView<Asked: GivenInteractor>: LoginDisplayLogic {  // expect: protocols
  var interactor: Asked?

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}
