import Basics
import Common

/// The answers with which a template becomes a scene, or one more use case of it.
struct SceneAnswers {
  /// The beginning of its types' names, as in "Notes".
  let scene: String
  /// As in "Delete", for the lines and files of a use case.
  var useCase: String?
  /// The screens that it leads to.
  var ways: [Way] = []
  var goesBack = false
  /// The path to the course's folder, if the suite uses SpyKit.
  var course: String?
  /// True of a scene with a Router, also where its ways aren't known.
  var routes = false

  /// A way to another screen.
  struct Way {
    /// The end of its route's name, as in "Details".
    let name: String
    let kind: Kind

    enum Kind: String, CaseIterable {
      case push, present, root

      /// The way's name in the templates.
      var sample: String {
        switch self {
        case .push: "Details"
        case .present: "Settings"
        case .root: "Home"
        }
      }
    }
  }

  init(scene: String) { self.scene = scene }

  /// Reads ways such as `Details`, `present:Settings` and `back`.
  init(scene: String, routes: [String], useCases: [String] = []) throws(Complaint) {
    self.init(scene: scene)
    for word in routes where word != "back" {
      let kind = Way.Kind.allCases.first { word.hasPrefix("\($0.rawValue):") }
      let name = kind.map { word.dropFirst($0.rawValue.count + 1) } ?? word[...]
      ways.append(Way(name: String(name), kind: kind ?? .push))
    }
    goesBack = routes.contains("back")
    self.routes = !routes.isEmpty
    try SceneNames(scene: scene, ways: ways.map(\.name), useCases: useCases)
      .demand(next: SceneNames.example)
  }

  /// The templates' words, and what stands for each.
  var names: [String: String] {
    var names = ["Sample": scene, "COURSE": course ?? ""]
    if let useCase {
      names["Delete"] = useCase
      names["delete"] = useCase.prefix(1).lowercased() + useCase.dropFirst()
    }
    return names
  }

  /// The further names of each turn in which a region is written: none if it doesn't stand.
  func turns(of tag: Substring) -> [[String: String]] {
    if tag.hasPrefix("each ") {
      return ways.filter { $0.kind.rawValue == tag.dropFirst(5) }.map { [$0.kind.sample: $0.name] }
    }
    let stands =
      switch tag {
      case "ways": !ways.isEmpty
      case "back": goesBack
      case "routes": routes
      case "spykit": course != nil
      case "plain": course == nil
      case "use-case": false
      default: ways.contains { $0.kind.rawValue == tag }
      }
    return stands ? [[:]] : []
  }

  /// A text of a template with these names, none of which is looked at again.
  static func renamed(_ text: some StringProtocol, _ names: [String: String]) -> String {
    String(text).replacing(/Sample|Delete|delete|Details|Settings|Home|COURSE/) {
      names[String($0.0)] ?? String($0.0)
    }
  }

  /// A text without the line breaks of a list that regions have left empty, or with one entry; with
  /// SpyKit, if the suite uses it.
  func worded(_ text: String) -> String {
    let text = text.replacing(/\(\n *\)/, with: "()")
      .replacing(/\(\n *([^\n]*),\n *\)/) { "(\($0.1))" }
    guard course != nil else { return text }
    return text.replacing("Equatable, Sendable", with: "Equatable, Encodable, Sendable")
      .replacing("@Suite struct", with: "@Suite(.flow) struct")
      .replacing("import Testing\n", with: "import SpyKit\nimport Testing\n")
  }
}
