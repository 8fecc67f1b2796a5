/// A type that code names, or that something in it has.
struct TypeMention {
  var names: [String]
  var place: Place
  var form: Form
  /// What has the type: a property, a parameter; nil where it is written by itself.
  var subject: String?
  /// What was used.
  var usr: String?
  /// The declarations that lead there from the part's own code.
  var way: [String] = []

  enum Form {
    case stored, parameter, declared, cast
    /// The type itself stands in an expression, to make one, say.
    case named
    /// Something declared elsewhere was used.
    case used
  }
}

extension ModuleFacts {
  /// All mentions in a part's own code, then those in what it reaches.
  func mentions(in part: Part) -> [TypeMention] {
    var mentions: [TypeMention] = []
    var constraints: Set<String> = []
    for piece in part.reach.pieces {
      for (kind, mention) in self.mentions(in: piece, of: part) {
        if kind == "requirement",
          !constraints.insert(mention.names.joined(separator: " ")).inserted
        {
          continue
        }
        mentions.append(mention)
      }
    }
    return mentions + part.reach.shapes.flatMap { self.mentions(in: $0) }
  }

  /// Those in one piece of code that counts as a part's, each with the kind of its node.
  func mentions(
    in piece: Reach.Piece, of part: Part
  ) -> [(kind: String, mention: TypeMention)] {
    var list: TreeNode?
    return piece.code.nodes.compactMap { located in
      if located.node.kind == "parameter_list" { list = located.node }
      guard var found = mention(located, in: part, list) else { return nil }
      found.way = piece.way
      return (located.node.kind, found)
    }
  }

  private func mentions(in shape: Reach.Shape) -> [TypeMention] {
    shape.type.held.map { property in
      TypeMention(
        names: property.type.names, place: property.place, form: .stored, subject: property.name,
        way: shape.way)
    }
  }

  /// What a generic or opaque type has to be is taken as such, as a parameter's type is.
  private func constraint(_ located: Located) -> TypeMention? {
    let found = names.constraints(in: located.node)
    guard !found.isEmpty else { return nil }
    return TypeMention(names: found, place: located.place, form: .parameter)
  }

  private func mention(_ located: Located, in part: Part, _ list: TreeNode?) -> TypeMention? {
    let node = located.node
    func mention(_ key: String, _ form: TypeMention.Form, _ subject: String? = nil) -> TypeMention?
    {
      guard let mangled = node.text(key) else { return nil }
      let found = names.type(mangled).names
      guard !found.isEmpty else { return nil }
      return TypeMention(names: found, place: located.place, form: form, subject: subject)
    }
    switch node.kind {
    case "requirement": return constraint(located)
    case "var_decl":
      return mention("interface_type", form(of: node, in: part), node.name)
    case "parameter":
      var found = mention("interface_type", .parameter, node.name)
      if let place = place(of: node, in: list, located.place) { found?.place = place }
      return found
    case "func_decl": return mention("result", .declared, node.name)
    case "subscript_decl": return mention("element", .declared)
    case "typealias": return mention("type", .declared, node.name)
    case "pattern_named" where !node.flag("implicit"):
      return mention("type", .declared, node.name)
    case "pattern_is": return mention("cast_to", .cast)
    case "dot_self_expr": return mention("type", .cast)
    case "type_expr" where !node.flag("implicit"): return mention("type", .named)
    case "decl_ref": return use(located, in: part)
    default: return mention("written_type", .cast)
    }
  }

  /// A part holds its properties; what lies elsewhere is held by those who use it.
  private func form(of variable: TreeNode, in part: Part) -> TypeMention.Form {
    guard let usr = variable.text("usr") else { return .declared }
    if declarations[usr]?.isGlobal == true, !isOwn(usr, of: part) { return .named }
    return variable.isStored ? .stored : .declared
  }

  /// Something that is not the part's own: the type that it belongs to, and the one that it has.
  private func use(_ located: Located, in part: Part) -> TypeMention? {
    guard let usr = located.node.text("decl_usr"), let name = names.declaration(usr),
      !isOwn(usr, of: part)
    else { return nil }
    let path = name.prefix { $0 != "(" }
    var found = located.node.text("type_usr").map { names.type($0).names } ?? []
    if let dot = path.lastIndex(of: ".") { found.insert(String(path[..<dot]), at: 0) }
    return TypeMention(
      names: found, place: located.place, form: .used, subject: located.node.text("base_name"),
      usr: usr)
  }

  /// Whether a declaration is written in the part's own code.
  func isOwn(_ usr: String, of part: Part) -> Bool {
    guard let owner = declarations[usr]?.owner else { return false }
    return around(owner).contains(where: part.family.contains)
  }

  private func place(of parameter: TreeNode, in list: TreeNode?, _ place: Place) -> Place? {
    guard let name = parameter.name, let range = list?.node("range"), let start = list?.start,
      case .number(let end)? = range["end"], end >= start,
      let offset = sources[place.file].place(of: name, in: start..<end + 1)
    else { return nil }
    return Place(file: place.file, offset: offset)
  }
}
