/// A part of a scene at play, by its name in `course.json`.
package struct PlayPart: Codable, Sendable, Equatable {
  package var name: String

  package init(_ name: String) { self.name = name }

  package static let user = PlayPart("user")
}
