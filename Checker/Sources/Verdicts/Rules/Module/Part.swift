import Foundation

/// A type that plays a part in the cycle, or the protocol of one, and the code that is its own.
package struct Part {
  package let name: String
  package let roles: Set<SceneRole>
  package let place: Place
  /// Itself and its superclasses in the module.
  package let family: [String]
  /// Everything that its own code says, and the code that it reaches from there.
  package let mentions: [Mention]

  package var shortName: String { name.lastName }

  package func isA(_ role: SceneRole) -> Bool { roles.contains(role) }

  /// Two parts that one type must not be.
  var twoAtOnce: (SceneRole, SceneRole)? {
    SceneRole.allCases.lazy.filter(isA).flatMap { role in role.forbidden.map { (role, $0) } }
      .first { isA($0.1) }
  }
}

extension ModuleFacts {
  /// All parts, and the protocols that stand for them, in a fixed order.
  var parts: [Part] {
    types.values.sorted { $0.name < $1.name }.compactMap { type in
      let roles = roles(of: type.name)
      guard !roles.isEmpty, let place = type.place ?? type.bodies.first?.place else { return nil }
      let family = family(of: type.name)
      var search = ReachSearch(facts: self, part: type.name, family: family)
      return Part(
        name: type.name, roles: roles, place: place, family: family, mentions: search.run())
    }
  }
}

/// A part of the VIP cycle, known by the protocol that it adopts; the raw value is how the course's
/// protocols end.
package enum SceneRole: String, CaseIterable {
  case view = "DisplayLogic"
  case interactor = "BusinessLogic"
  case presenter = "PresentationLogic"
  case router = "RoutingLogic"
  case worker = "WorkerLogic"

  /// The part that a class without such a protocol is called.
  package init?(className name: String, isClass: Bool) {
    // A worker may be a struct.
    let roles = isClass ? [Self.interactor, .presenter, .worker] : [.worker]
    guard let role = roles.first(where: { name.hasSuffix($0.title) }) else { return nil }
    self = role
  }

  package var title: String { String(describing: self).capitalized }

  /// The parts that it must never refer to.
  var forbidden: [SceneRole] {
    switch self {
    case .view: [.presenter, .worker]
    case .interactor: [.view, .router]
    case .presenter: [.interactor, .router]
    case .router: [.interactor, .presenter]
    case .worker: [.view, .interactor, .presenter, .router]
    }
  }

  var withArticle: String { self == .interactor ? "an Interactor" : "a \(title)" }
}
