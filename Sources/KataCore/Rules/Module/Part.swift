/// A type that plays a part in the cycle, and the code that is its own.
struct Part {
  let name: String
  let shortName: String
  let roles: Set<SceneRole>
  let isProtocol: Bool
  let place: Place
  /// Its declaration, its extensions, and those of its superclasses in the module.
  let bodies: [Located]
  /// Itself and its superclasses.
  let family: [String]

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
        isProtocol: type.kind == .protocol || type.kind == .foreign, place: place,
        bodies: family.flatMap { types[$0]?.bodies ?? [] }, family: family)
    }
  }

  /// Everything written in the part's own code, nested types included, other parts left out.
  func visit(_ part: Part, _ body: (Located) -> Void) {
    for root in part.bodies { visit(root, isRoot: true, body) }
  }

  /// Everything written below a node.
  func visit(_ located: Located, isRoot: Bool = false, _ body: (Located) -> Void) {
    let node = located.node
    guard !node.isExpanded, !Self.isUnwritten(node) else { return }
    if !isRoot, isOtherPart(node) { return }
    body(located)
    for child in located.children { visit(child, body) }
  }

  private func isOtherPart(_ node: TreeNode) -> Bool {
    guard ["class_decl", "struct_decl", "enum_decl"].contains(node.kind),
      let mangled = node.text("interface_type"), let name = names.nominal(mangled)
    else { return false }
    return isConcretePart(name)
  }

  /// What the compiler adds on its own.
  private static func isUnwritten(_ node: TreeNode) -> Bool {
    switch node.kind {
    case "inheritance", "substitution_map", "requirement_signature", "captured_value": true
    case "accessor_decl", "constructor_decl", "destructor_decl", "var_decl":
      node.flag("implicit")
    case "parameter": node.name == "self"
    default: node.kind.hasSuffix("_conformance")
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
