/// A mistake as whole files, to be edited: its note is the first line of the first file that differs.
package enum MutantDraft {
  /// What an author fills in; as it stands here, it is no note.
  package static let emptyNote = "E?: what is wrong, in words fit for the learner"

  /// The files with the note in them; `base` is what is right.
  package static func files(
    _ note: String, _ texts: [String: String], base: [String: String]
  ) -> [String: String] {
    let names = texts.keys.sorted()
    guard let first = names.first(where: { texts[$0] != base[$0] }) ?? names.first else {
      return [:]
    }
    return texts.merging([first: "// \(note)\n\(texts[first] ?? "")"]) { $1 }
  }

  /// The difference that edited files come to.
  package static func diff(
    _ files: [String: String], base: [String: String]
  ) throws(Refusal) -> UnifiedDiff {
    guard Set(files.keys) == Set(base.keys) else { throw .otherFiles(base.keys.sorted()) }
    var texts = files
    var note: String?
    for (name, text) in files.sorted(by: { $0.key < $1.key }) where note == nil {
      let line = text.prefix { $0 != "\n" }
      guard line.hasPrefix("// "), base[name]?.hasPrefix(line + "\n") != true else { continue }
      note = String(line.dropFirst(3))
      texts[name] = String(text.dropFirst(line.count + 1))
    }
    guard let note, MutantNote(note) != nil else { throw .noNote(note) }
    let diff = UnifiedDiff(note: note, from: base, to: texts)
    guard !diff.files.isEmpty else { throw .nothingDiffers }
    return diff
  }

  /// Why edited files can't be taken back.
  package enum Refusal: Error, Equatable, Sendable {
    /// With the names of those that should be there.
    case otherFiles([String])
    /// With what stands where the note should.
    case noNote(String?)
    case nothingDiffers
  }
}
