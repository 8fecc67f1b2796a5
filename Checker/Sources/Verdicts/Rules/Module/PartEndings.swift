/// The names by which the protocols of a scene's parts are known.
package struct PartEndings: Sendable {
  /// The patterns of each part's protocols, in which a star stands for any text.
  private var patterns: [SceneRole: [String]]
  /// The part that a type without such a protocol is.
  package var ofType: @Sendable (String, ModuleFacts) -> SceneRole? = { name, facts in
    SceneRole(className: name, isClass: facts.types[name]?.kind == .class)
  }

  /// True for the name of a protocol that is no part's, whatever its end.
  package var isNone: @Sendable (String) -> Bool = { _ in false }

  /// Those of this course: "…DisplayLogic" and its like.
  package static let course = PartEndings(
    patterns: Dictionary(uniqueKeysWithValues: SceneRole.allCases.map { ($0, ["*\($0.rawValue)"]) })
  )

  private init(patterns: [SceneRole: [String]]) { self.patterns = patterns }

  /// The known ones, but for the parts that have patterns here; a part is named as in "presenter".
  package init(_ others: [String: [String]], known: PartEndings = .course) {
    self = known
    for role in SceneRole.allCases {
      if let others = others["\(role)"], !others.isEmpty { patterns[role] = others }
    }
  }

  /// The names of the parts, as in "presenter".
  package static let parts = SceneRole.allCases.map { "\($0)" }

  /// The part that a protocol stands for.
  package func role(ofProtocol name: String) -> SceneRole? {
    let name = name.lastName
    return SceneRole.allCases.first { role in
      !isNone(name) && patterns[role, default: []].contains { Self.matches(name[...], $0[...]) }
    }
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    let (head, tail) = (pattern[..<star], pattern[pattern.index(after: star)...])
    guard name.hasPrefix(head) else { return false }
    let rest = name.dropFirst(head.count)
    return (0...rest.count).contains { matches(rest.dropFirst($0), tail) }
  }
}
