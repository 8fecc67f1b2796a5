import Basics
import Common

/// The people of a class, from a CSV file: `id`, and `name`, `email`, `group` where they are known.
struct Roster: Equatable, Sendable {
  typealias Person = GradeTable.Person

  private(set) var people: [Person] = []

  /// Complains of a file without an `id` in its first line, and of an id that comes twice.
  init(_ text: String) throws(Complaint) {
    guard !text.contains("\u{FFFD}") else {
      throw .usage("The roster isn't UTF-8 text.", next: "save it as \"CSV UTF-8\"")
    }
    let rows = CSV.rows(text)
    let heads = rows.first?.map { $0.trimmed.lowercased() } ?? []
    guard let id = heads.firstIndex(of: "id") else {
      throw .usage(
        "The roster's first line names no column \"id\".",
        next: "begin it with: id,name,email,group")
    }
    for row in rows.dropFirst() where row.contains(where: { !$0.trimmed.isEmpty }) {
      func cell(_ head: String) -> String {
        heads.firstIndex(of: head).flatMap { row.indices.contains($0) ? row[$0].trimmed : nil }
          ?? ""
      }
      let person = Person(
        id: row.indices.contains(id) ? row[id].trimmed : "", name: cell("name"),
        email: cell("email"), group: cell("group"))
      guard !person.id.isEmpty, self[person.id] == nil else {
        throw .usage(
          person.id.isEmpty
            ? "A line of the roster has no id." : "\"\(person.id)\" is in the roster twice.",
          next: "give each person an id of their own")
      }
      people.append(person)
    }
  }

  /// The person with an id, regardless of case.
  subscript(id: String) -> Person? { people.first { $0.id.lowercased() == id.lowercased() } }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
