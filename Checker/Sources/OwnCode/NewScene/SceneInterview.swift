import Core

/// The answers to three questions about a scene that is to be made.
struct SceneInterview: Sendable, Equatable {
  /// The beginning of its types' names, as in "Notes".
  var name: String
  /// The purpose of the scene.
  var purpose: Purpose
  /// The source of its data.
  var source: Source
  /// The screens that it leads to.
  var ways: [Way] = []
  /// True if it leads back to the screen before.
  var goesBack = false

  /// Names that generated code needs for something else.
  private static let taken: Set = [
    "Array", "Bool", "Error", "Int", "Optional", "Result", "Set", "String", "Task", "Void",
  ]

  /// A way to another screen.
  struct Way: Sendable, Equatable {
    /// The end of its route's name, as in "Details".
    var name: String
    var isPresented = false
    /// True if the screen gets the scene's items.
    var takesItems = false
  }

  enum Purpose: String, Sendable, CaseIterable {
    case decides, shows, leads
  }

  enum Source: String, Sendable, CaseIterable {
    case typed, given, worker
  }

  init(
    name: String, purpose: Purpose, source: Source, routes: [String]
  ) throws(Complaint) {
    for word in routes where word != "back" {
      let isPresented = word.hasPrefix("present:")
      let name = word.dropFirst(isPresented ? 8 : 0)
      ways.append(
        Way(
          name: String(name.prefix { $0 != "+" }), isPresented: isPresented,
          takesItems: name.hasSuffix("+")))
    }
    goesBack = routes.contains("back")
    try Self.demandNames([name] + ways.map(\.name), next: "kata new scene Notes")
    guard !Self.taken.contains(name), Set(ways.map(\.name)).count == ways.count else {
      throw .usage(
        "\(name) is a type of Swift's, or a screen is named twice.", next: "choose other names")
    }
    guard purpose != .leads || !ways.contains(where: \.takesItems) else {
      throw .usage(
        "A scene that only leads on has no items to hand on.", next: "leave the + out")
    }
    guard purpose != .leads || !ways.isEmpty else {
      throw .usage(
        "A scene that only leads on needs a place to lead to.", next: "add --to Details,Settings")
    }
    (self.name, self.purpose, self.source) = (name, purpose, source)
  }

  /// Throws a complaint about a word with which no type's name can begin.
  static func demandNames(_ words: [String], next: String) throws(Complaint) {
    for word in words where word.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
      throw .usage(
        "\"\(word)\" can't begin the name of a type: letters and digits, with a capital first.",
        next: next)
    }
  }

  /// The scene in one sentence, which becomes its first comment.
  var summary: String {
    let list = (ways.map { "`\($0.name)`" } + (goesBack ? ["the screen before"] : []))
      .joined(separator: ", ").replacing(/, (?=[^,]*$)/, with: " and ")
    switch purpose {
    case .leads: return "The scene \(name) leads to \(list), and does nothing else."
    case .shows: return "The screen \(name) shows what it is given, and decides nothing."
    case .decides:
      return "The scene \(name) \(work); it leads \(list.isEmpty ? "nowhere" : "to \(list)")."
    }
  }

  private var work: String {
    switch source {
    case .typed: "judges what is typed"
    case .given: "decides about what the screen before has left for it"
    case .worker: "decides about what its worker brings"
    }
  }

  /// The advice about the pattern, where VIP would only be in the way.
  var advice: String? {
    guard purpose == .shows else { return nil }
    return """
      A screen that only shows has nothing to decide and no words to find: each part would hand on
      what it gets. So this is one object. Once a rule, words or waiting come, make it a scene:
      Docs/moving.md has the steps.
      """
  }
}
