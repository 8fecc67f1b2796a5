internal import Synchronization

/// A type whose cases scripts name.
public protocol KataKind: CaseIterable, Encodable {}

extension KataKind {
  /// The case's name, as scripts have it.
  public var kind: String { String(KataText.of(self).dropFirst()) }

  /// Nil when no case has this name.
  public init?(kind: String) {
    let all = Self.allCases
    guard let place = kinds(of: Self.self).firstIndex(of: kind) else { return nil }
    self = all[all.index(all.startIndex, offsetBy: place)]
  }
}

/// The names of a type's cases, spelled once: scripts ask for them again and again.
private func kinds<Kind: KataKind>(of type: Kind.Type) -> [String] {
  known.withLock { known in
    if let kinds = known[ObjectIdentifier(type)] { return kinds }
    let kinds = type.allCases.map(\.kind)
    known[ObjectIdentifier(type)] = kinds
    return kinds
  }
}

private let known = Mutex<[ObjectIdentifier: [String]]>([:])
