import LoginScene
import SpyKit

nonisolated extension KataLoginCall.Interactor {
  var text: String {
    switch self {
    case .logIn(let request):
      "logIn(email: \(KataText.quoted(request.email)), "
        + "password: \(KataText.quoted(request.password)))"
    case .resume: "resume()"
    }
  }
}

nonisolated extension KataLoginCall.Presenter {
  var text: String {
    switch self {
    case .presentLogin(let response): "presentLogin(\(response.kataText))"
    case .presentSession(let response):
      "presentSession(user: \(KataText.quoted(response.user?.name)))"
    }
  }
}

nonisolated extension KataLoginCall.View {
  var text: String {
    switch self {
    case .displayWelcome(let model):
      "displayWelcome(greeting: \(KataText.quoted(model.greeting)))"
    case .displayProblem(let model):
      "displayProblem(title: \(KataText.quoted(model.title)), "
        + "message: \(KataText.quoted(model.message)))"
    case .displayLoading(let isLoading):
      "displayLoading(\(isLoading ? "true" : "false"))"
    case .displayWelcomeBack(let model):
      "displayWelcomeBack(greeting: \(KataText.quoted(model.greeting)))"
    case .displayLoginForm: "displayLoginForm()"
    case .draw(let lines):
      "draw([\(lines.map { KataText.quoted($0) }.joined(separator: ", "))])"
    }
  }
}

nonisolated extension KataLoginCall.Worker {
  var text: String {
    switch self {
    case .authenticate(let email, let password):
      "authenticate(email: \(KataText.quoted(email)), password: \(KataText.quoted(password)))"
    case .findUser: "findUser()"
    }
  }
}

nonisolated extension KataLoginCall.Router {
  var text: String {
    switch self {
    case .routeToHome: "routeToHome()"
    case .hasNoNavigator: "has a user, and no navigator"
    }
  }
}

nonisolated extension Login.Authenticate.Response {
  /// As source code would have it: `.success(name: "Ann")`, `.failure(.offline)`.
  package var kataText: String {
    switch self {
    case .success(let user): ".success(name: \(KataText.quoted(user.name)))"
    case .failure(let failure): ".failure(.\(failure.kataName))"
    }
  }
}

nonisolated extension Login.Failure {
  /// The case's name, spelled out: a learner's extension can't change it.
  package var kataName: String {
    switch self {
    case .missingCredentials: "missingCredentials"
    case .wrongCredentials: "wrongCredentials"
    case .accountLocked: "accountLocked"
    case .offline: "offline"
    case .unknown: "unknown"
    }
  }
}
