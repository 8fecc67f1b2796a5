/// The parts of a scene in their order on paper, and who sends to each, as the scene declares them.
package struct Cast: Sendable, Equatable {
  private var parts: [Part]

  package struct Part: Sendable, Equatable {
    var name: String
    /// Nil for a state, which is looked at and sent nothing.
    var sender: String?
  }

  package init(_ parts: [Part] = []) { self.parts = parts }

  mutating func add(_ part: Part) {
    if self[part.name] == nil { parts.append(part) }
  }

  mutating func add(_ cast: Cast) { cast.parts.forEach { add($0) } }

  /// The part that a message comes from: what no cast names is sent to by the test.
  package func sender(of message: Message) -> String {
    let (role, number) = Self.role(message.receiver)
    return self[role]?.sender.map { $0 + number } ?? Self.test
  }

  /// Returns true for a state, which has no sender.
  func isState(_ message: Message) -> Bool {
    guard message.name != nil else { return true }
    let part = self[Self.role(message.receiver).name]
    return part != nil && part?.sender == nil
  }

  /// In the cast's order, the test first, and last what the cast does not name.
  package func ordered(_ names: [String]) -> [String] {
    let places = [Self.test] + parts.map(\.name)
    let rank = { places.firstIndex(of: Self.role($0).name) ?? places.count }
    return (0...places.count).flatMap { place in names.filter { rank($0) == place } }
  }

  private subscript(name: String) -> Part? { parts.first { $0.name == name } }

  /// The sender to parts that no cast names.
  package static let test = "test"

  /// "presenter 2" is the presenter, with " 2" behind it.
  package static func role(_ name: String) -> (name: String, number: Substring) {
    guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil
    else { return (name, "") }
    return (String(name[..<space]), name[space...])
  }
}

extension Cast: Codable {
  /// One line for each part: `worker from interactor`, `screen`.
  package init(from decoder: any Decoder) throws {
    parts = try [String](from: decoder).map { line in
      let names = line.split(separator: " from ").map(String.init)
      return Part(name: names.first ?? "", sender: names.dropFirst().first)
    }
  }

  /// The recorder's lines.
  package var lines: [String] { parts.map { "cast\t\($0.name)\t\($0.sender ?? "")" } }

  package func encode(to encoder: any Encoder) throws {
    try parts.map { part in part.sender.map { "\(part.name) from \($0)" } ?? part.name }
      .encode(to: encoder)
  }
}
