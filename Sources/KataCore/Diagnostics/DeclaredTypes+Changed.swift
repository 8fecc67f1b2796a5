extension DeclaredTypes {
  /// Something that is given for others to use, and is not as it was.
  struct Changed {
    var type: String
    /// Nil for the type itself.
    var member: String?
    /// The declaration as given.
    var head: String
    /// What stands there now, or where it would stand.
    var place: Place

    /// Whether code, or what is said of it, is about that.
    func isNamed(in text: String) -> Bool {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let member, member != "init" else {
        return words.contains { $0 == type.split(separator: ".").last ?? "" }
      }
      return words.contains { $0 == member }
    }
  }

  /// What is private is nobody else's; of a property, its name is enough.
  func changed(since given: DeclaredTypes) -> [Changed] {
    given.all.filter { !$0.head.isPrivate }.flatMap { type -> [Changed] in
      guard let own = all.first(where: { $0.name == type.name }) else {
        let place = all.first { $0.place.file == type.place.file }?.place
        return place.map { [Changed(type: type.name, head: type.head, place: $0)] } ?? []
      }
      return type.members.filter { !$0.head.isPrivate }.compactMap { member in
        let others = own.members.filter { $0.name == member.name }
        let isThere = others.contains { other in
          other.head == member.head || member.head.isProperty && !other.head.isPrivate
        }
        guard !isThere else { return nil }
        return Changed(
          type: type.name, member: member.name, head: member.head,
          place: others.first?.place ?? own.place)
      }
    }
  }
}

extension String {
  fileprivate var isPrivate: Bool { contains(#/\b(file)?private\b(?!\()/#) }
  fileprivate var isProperty: Bool { contains(#/\b(var|let|case) /#) }
}
