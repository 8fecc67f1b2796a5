import LoginScene
import SpyKit

nonisolated extension Login.SignUp.EmailReason: KataKind {}

/// Records what the Interactor says of both fields.
package final class KataSignUpPresenterSpy: KataLoginSpy, LoginSignUpPresentationLogic {
  package func presentValidation(_ response: Login.SignUp.Validate.Response) {
    record(.presenter(.presentValidation(response)))
  }
}

/// Records what the Presenter has the View show below the fields.
package final class KataSignUpDisplaySpy: KataLoginSpy, LoginSignUpDisplayLogic {
  package func displayValidation(_ viewModel: Login.SignUp.Validate.ViewModel) {
    record(.view(.displayValidation(viewModel)))
  }
}
