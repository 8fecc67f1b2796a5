/// A type that plays a part in the cycle, and the code that is its own.
struct Part {
  let name: String
  let shortName: String
  let roles: Set<SceneRole>
  let isProtocol: Bool
  let place: Place
  /// Itself and its superclasses in the module.
  let family: [String]
  /// Its own code, extensions and superclasses included, and all that it reaches from there.
  let reach: Reach

  func isA(_ role: SceneRole) -> Bool { roles.contains(role) }
}

extension ModuleFacts {
  /// All parts, and the protocols that stand for them, in a fixed order.
  var parts: [Part] {
    types.values.sorted { $0.name < $1.name }.compactMap { type in
      let roles = roles(of: type.name)
      guard !roles.isEmpty, let place = type.place ?? type.bodies.first?.place,
        type.kind != .typealias
      else { return nil }
      let family = family(of: type.name)
      return Part(
        name: type.name, shortName: type.shortName, roles: roles,
        isProtocol: type.kind == .protocol || type.kind == .foreign, place: place, family: family,
        reach: reach(
          of: type.name, bodies: family.flatMap { types[$0]?.bodies ?? [] }, family: family))
    }
  }
}

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
