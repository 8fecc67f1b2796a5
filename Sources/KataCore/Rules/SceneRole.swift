/// A part of the VIP cycle, known by the scene protocol that it conforms to.
enum SceneRole: String, CaseIterable {
  case view = "View"
  case interactor = "Interactor"
  case presenter = "Presenter"
  case router = "Router"
  case worker = "Worker"

  /// How the protocols end that make a type this part.
  var ending: String {
    switch self {
    case .view: "DisplayLogic"
    case .interactor: "BusinessLogic"
    case .presenter: "PresentationLogic"
    case .router: "RoutingLogic"
    case .worker: "WorkerLogic"
    }
  }

  /// The part that it must never refer to.
  var forbidden: SceneRole? {
    switch self {
    case .view: .presenter
    case .interactor: .view
    case .presenter: .interactor
    case .router, .worker: nil
    }
  }

  /// The part that a protocol stands for, by the end of its name.
  init?(protocolName name: String) {
    guard let role = Self.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = role
  }
}
