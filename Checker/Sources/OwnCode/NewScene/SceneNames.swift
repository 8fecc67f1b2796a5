import Basics
import Common

/// The names that a user chooses for a scene and what belongs to it.
struct SceneNames {
  let scene: String
  let ways: [String]
  let useCases: [String]

  /// A command whose names are fine.
  static let example = "kata new scene Notes --to Details,back --use-cases Save, for example"

  /// Throws a complaint about the first name with which the scene would not compile.
  func demand(next: String) throws(Complaint) {
    for name in [scene] + ways + useCases
    where name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
      throw .usage(
        "\"\(name)\" can't begin the name of a type: letters and digits, with a capital first.",
        next: next)
    }
    for name in [scene] + useCases where Self.taken.contains(name.lowercased()) {
      throw .usage("The scene, or Swift itself, has something named \(name) already.", next: next)
    }
    for name in ways where name == "Back" {
      throw .usage("A screen can't be named Back, like the way to the screen before.", next: next)
    }
    var seen: Set<String> = []
    for name in ways + (ways.contains(scene) ? [] : [scene]) + useCases
    where !seen.insert(name).inserted {
      throw .usage(
        "\(name) is named twice: each screen and use case has a name of its own.", next: next)
    }
  }

  /// Names of a scene's parts, types and methods, and those of Swift, in lowercase.
  private static let taken: Set<String> = {
    let words = """
      show failure request response viewmodel list problem fetchitems items rows text
      view interactor presenter worker router configurator
      any array bool caseiterable character double encodable equatable error int never observation
      optional protocol result sendable set spykit string swift task testing type void
      as associatedtype async await break case catch class continue default defer deinit do else
      enum extension fallthrough false fileprivate for func guard if import in init inout internal
      is let nil open operator package precedencegroup private public repeat rethrows return self
      static struct subscript super switch throw throws true try typealias var where while
      """
    return Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }()
}
