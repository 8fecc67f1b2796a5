/// The parts of a learner's scene, and the methods by which they get their messages.
package struct OwnParts: Sendable, Equatable {
  package var classes: [Role: Set<String>]
  /// In the order of the files.
  package var methods: [Method]

  package struct Role: Sendable, Hashable {
    /// The end of its protocols' names: "PresentationLogic".
    package var end: String
    /// The word for it: "Presenter".
    package var title: String

    package init(end: String, title: String) { (self.end, self.title) = (end, title) }
  }

  /// A method without a result that a part's protocol asks for.
  package struct Method: Sendable, Equatable {
    package var role: Role
    package var part: String
    package var name: String
    package var file: String
    /// The place right behind the brace that begins its body, in bytes.
    package var body: Int

    package init(role: Role, part: String, name: String, file: String, body: Int) {
      (self.role, self.part, self.name) = (role, part, name)
      (self.file, self.body) = (file, body)
    }
  }

  package init(classes: [Role: Set<String>], methods: [Method]) {
    (self.classes, self.methods) = (classes, methods)
  }
}
