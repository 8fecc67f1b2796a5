import KataCore

extension GradeBook {
  /// The book with pseudonyms in place of names and groups; a secret key keeps them the same.
  package func anonymous(key: String) -> GradeBook {
    func digest(_ text: String) -> String {
      let hash = SHA256.hex(key + SHA256.hex(key + text.lowercased()))
      let number = UInt64(hash.prefix(10), radix: 16) ?? 0
      let digits = String(number, radix: 36)
      return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    }
    func pseudonym(_ name: String) -> String { "anon-\(digest("name \(name)"))" }
    let names = ClassNames(rows)
    var known: [String: String] = [:]
    func clean(_ text: String) -> String {
      if let text = known[text] { return text }
      let clean = names.removed(from: text)
      known[text] = clean
      return clean
    }
    var book = self
    book.byHand = []
    book.rows = rows.map { row in
      var new = row
      new.name = pseudonym(row.name)
      if var person = row.person {
        let group = "group-\(digest("group \(person.group)").prefix(4))"
        (person.id, person.name, person.email) = (new.name, new.name, "")
        person.group = person.group.isEmpty ? "" : group
        new.person = person
      }
      new.fault = row.fault.map(clean)
      new.entries = row.entries.map { $0.anonymous(clean) }
      return new
    }.sorted { $0.name < $1.name }
    book.roster?.people = book.rows.compactMap(\.person)
    book.causes = causes.mapValues { causes in
      causes.mapValues { cause in
        var new = cause
        new.test = clean(cause.test)
        new.names = cause.names.map(pseudonym)
        return new
      }
    }
    return book
  }
}

extension GradeBook.Entry {
  /// The entry with every text of its own cleaned; a reason for points by hand is left out.
  fileprivate func anonymous(_ clean: (String) -> String) -> Self {
    var new = self
    new.byHand = byHand.map { _ in "by hand" }
    new.reason = nil
    new.note = note.map(clean)
    new.text = clean(text)
    new.problems = []
    new.tests = tests.map { test in
      var test = test
      (test.name, test.text) = (clean(test.name), clean(test.text))
      (test.file, test.drawing) = (nil, test.drawing.map(clean))
      return test
    }
    return new
  }
}
