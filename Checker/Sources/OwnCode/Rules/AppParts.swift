import Common

extension PartEndings {
  /// Those of Clean Swift, VIP and VIPER, by which an app's parts are known.
  static let apps: PartEndings = {
    var endings = PartEndings(known)
    endings.ofType = { name, facts in facts.appRole(of: name) }
    // What an Interactor or a View knows of a Presenter.
    endings.isNone = {
      $0.contains(/(Presenter|Output|View|Router)Interactor(Protocol|Input|Interface)$/)
    }
    return endings
  }()

  private static let known: [String: [String]] = [
    "view": """
    *DisplayLogic *ViewProtocol *ViewInput *ViewInterface *ViewControllerProtocol
    *ViewControllerInput *ViewControllerInterface *PresenterOutput PresenterToView*
    """,
    "interactor": """
    *BusinessLogic *InteractorProtocol *InteractorInput *InteractorInputProtocol
    *InteractorInterface *InteractorLogic PresenterToInteractor*
    """,
    "presenter": """
    *PresentationLogic *PresenterProtocol *PresenterInput *PresenterInterface *PresenterLogic
    *InteractorOutput *InteractorOutputProtocol ViewToPresenter* InteractorToPresenter*
    """,
    "router": """
    *RoutingLogic *RouterProtocol *RouterInput *RouterInterface *RouterLogic *Routable
    *WireframeProtocol *WireframeInput *WireframeInterface *WireFrameProtocol PresenterToRouter*
    """,
    "worker": "*WorkerLogic *WorkerProtocol *WorkerInput *WorkerInterface",
  ].mapValues { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension ModuleFacts {
  /// The part that a class is by its name, or a View by what it holds.
  fileprivate func appRole(of name: String) -> SceneRole? {
    guard let type = types[name], !isObservable(type) else { return nil }
    if let role = SceneRole(className: name, isClass: type.kind == .class) { return role }
    let last = name.lastName
    if type.kind == .class, last.hasSuffix("Router") || last.lowercased().hasSuffix("wireframe") {
      return .router
    }
    guard last.contains(/(View|Controller|VC|Screen|Page)$/) else { return nil }
    return holds(["interactor", "presenter"], in: name) ? .view : nil
  }

  /// True if a type has a property of such a name, or of a type that's named so.
  func holds(_ names: [String], in type: String) -> Bool {
    family(of: type).flatMap { types[$0]?.stored ?? [] }.contains { property in
      ([property.name] + property.type.names).contains { word in
        names.contains(where: word.lastName.lowercased().contains)
      }
    }
  }

  /// True for an object that SwiftUI's Views watch: it's their model, whatever it's called.
  private func isObservable(_ type: OwnType) -> Bool {
    guard let place = type.place else { return false }
    let head = sources[place.file].text.utf8.dropFirst(place.offset).prefix { $0 != 123 }
    return String(decoding: head, as: UTF8.self).contains("ObservableObject")
  }
}
