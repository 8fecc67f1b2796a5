/// Reads declarations one by one; nil wherever one has a form that it does not know.
struct FacadeReader {
  let words: [Facade.Word]
  private var place = 0

  /// What declarations stand in: `laidOut` is a type whose every stored property others may meet.
  enum Scope {
    case file, laidOut, finalClass, openClass, ownExtension, otherExtension
  }

  init(words: [Facade.Word]) {
    self.words = words
  }

  var isAtEnd: Bool { place == words.count }

  /// What others see of the declarations up to the bracket that closes them, or to the end.
  mutating func members(of scope: Scope) -> [String]? {
    var members: [Member] = []
    while !isAtEnd, words[place].text != "}" {
      guard let member = member(of: scope) else { return nil }
      members.append(member)
    }
    let last = members.lastIndex { if case .stored = $0.role { true } else { false } } ?? -1
    var lines: [String] = []
    for (index, member) in members.enumerated() {
      switch member.role {
      case .hidden: continue
      case .hiddenStored(let isTyped):
        if index > last { continue }
        if !isTyped { return nil }
      case .seen, .stored: break
      }
      lines += member.lines
    }
    return lines
  }

  private struct Member {
    var lines: [String]
    var role = Role.seen

    enum Role {
      case seen, stored, hidden
      /// Nobody sees it; what lies behind it in memory moves with it. Its type may follow from
      /// what is hidden.
      case hiddenStored(isTyped: Bool)
    }
  }

  private mutating func member(of scope: Scope) -> Member? {
    let start = place
    guard let modifiers = modifiers(), let keyword = next() else { return nil }
    let isHidden =
      scope == .ownExtension || modifiers.contains("private") || modifiers.contains("fileprivate")
    let isStatic = modifiers.contains("static")
    switch keyword {
    case "func":
      guard let line = header(from: start) else { return nil }
      let isCalled = scope != .openClass || isStatic
      return Member(lines: [line], role: isHidden && isCalled ? .hidden : .seen)
    case "init", "deinit", "subscript":
      return header(from: start).map { Member(lines: [$0]) }
    case "var", "let":
      return property(from: start, scope, isHidden: isHidden, modifiers)
    case "class", "struct", "enum", "actor", "extension":
      return type(keyword, from: start, isHidden: isHidden, modifiers)
    case "protocol":
      guard skip(to: "{"), skipBrackets() else { return nil }
      return Member(lines: [text(from: start)])
    case "import", "typealias", "case":
      skipDeclaration()
      return Member(lines: [text(from: start)])
    default:
      return nil
    }
  }

  private mutating func type(
    _ keyword: String, from start: Int, isHidden: Bool, _ modifiers: Set<String>
  ) -> Member? {
    guard skip(to: "{") else { return nil }
    if isHidden, ["class", "actor"].contains(keyword) {
      return skipBrackets() ? Member(lines: [], role: .hidden) : nil
    }
    let header = text(from: start)
    let scope: Scope =
      switch keyword {
      case "class" where !modifiers.contains("final"): .openClass
      case "class" where !modifiers.contains(Self.observable): .finalClass
      case "extension": isHidden ? .ownExtension : .otherExtension
      default: .laidOut
      }
    place += 1
    guard let members = members(of: scope), next() == "}" else { return nil }
    let isGone = scope == .ownExtension && members.isEmpty
    return Member(lines: [header] + members + ["}"], role: isGone ? .hidden : .seen)
  }

  private mutating func property(
    from start: Int, _ scope: Scope, isHidden: Bool, _ modifiers: Set<String>
  ) -> Member? {
    skipDeclaration()
    guard let property = FacadeProperty(words[start..<place].map(\.text)) else { return nil }
    let isStatic = modifiers.contains("static")
    let isStored = property.isStored && !isStatic && scope != .file
    if isHidden, !isStored, isStatic || scope != .openClass {
      return Member(lines: [], role: .hidden)
    }
    if isHidden, isStored, scope == .finalClass, !modifiers.contains("lazy") {
      return Member(lines: [property.text], role: .hiddenStored(isTyped: property.isTyped))
    }
    guard property.isTyped else { return nil }
    return Member(lines: [property.text], role: isStored ? .stored : .seen)
  }
}

// MARK: - Words

extension FacadeReader {
  /// Turns each stored property into two, and adds one.
  private static let observable = "Observable"

  /// Attributes that bring no declarations of their own.
  private static let attributes: Set = [
    "MainActor", "ObservationIgnored", "Sendable", "available", "concurrent", "discardableResult",
    "escaping", "preconcurrency", "unchecked",
  ]

  private static let modifierWords: Set = [
    "class", "consuming", "convenience", "fileprivate", "final", "indirect", "internal", "isolated",
    "lazy", "mutating", "nonisolated", "nonmutating", "open", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]

  private static let keywords: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias",
    "var",
  ]

  private mutating func next() -> String? {
    guard !isAtEnd else { return nil }
    place += 1
    return words[place - 1].text
  }

  private func word(_ offset: Int = 0) -> String {
    place + offset < words.count ? words[place + offset].text : ""
  }

  private func text(from start: Int) -> String { text(of: words[start..<place]) }

  private func text(of words: ArraySlice<Facade.Word>) -> String {
    words.map(\.text).joined(separator: " ")
  }

  /// Those before a keyword; `private(set)` is none of them.
  private mutating func modifiers() -> Set<String>? {
    var found: Set<String> = []
    while true {
      if word() == "@" {
        guard Self.attributes.contains(word(1)) || word(1) == Self.observable else { return nil }
        found.insert(word(1))
        place += 2
        if word() == "(", !skipBrackets() { return nil }
      } else if word() == "class", !["func", "var", "subscript"].contains(word(1)) {
        return found
      } else if Self.modifierWords.contains(word()) {
        let name = word()
        place += 1
        if word() == "(" {
          guard skipBrackets() else { return nil }
        } else {
          found.insert(name)
        }
      } else {
        return found
      }
    }
  }

  /// Up to a function's body, which is left out unless what it returns follows from it.
  private mutating func header(from start: Int) -> String? {
    guard skip(to: "{") else { return nil }
    let header = words[start..<place]
    guard skipBrackets() else { return nil }
    return header.contains { $0.text == "some" } ? text(from: start) : text(of: header)
  }

  /// Up to the word, outside of round and square brackets.
  private mutating func skip(to end: String) -> Bool {
    while !isAtEnd, word() != end {
      if word() == "(" || word() == "[" {
        guard skipBrackets() else { return false }
      } else if ["}", ")", "]", "#"].contains(word()) {
        return false
      } else {
        place += 1
      }
    }
    return !isAtEnd
  }

  /// From a bracket to behind the one that closes it.
  private mutating func skipBrackets() -> Bool {
    var open: [String] = []
    repeat {
      guard let word = next() else { return false }
      switch word {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}":
        guard open.popLast() == word else { return false }
      default: break
      }
    } while !open.isEmpty
    return true
  }

  /// Up to the next line that begins a declaration, or ends the scope.
  private mutating func skipDeclaration() {
    while !isAtEnd {
      if ["(", "[", "{"].contains(word()) {
        guard skipBrackets() else { return place = words.count }
      } else if word() == "}" || words[place].beginsLine && beginsDeclaration {
        return
      } else {
        place += 1
      }
    }
  }

  private var beginsDeclaration: Bool {
    ["@", "#"].contains(word()) || Self.keywords.contains(word())
      || Self.modifierWords.contains(word())
  }
}
