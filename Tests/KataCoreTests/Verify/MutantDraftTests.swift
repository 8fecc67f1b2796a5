import Testing

@testable import KataCore

/// A mistake laid out to be edited, and taken back.
@Suite struct MutantDraftTests {
  private let base = ["A.swift": "import S\na\n", "B.swift": "import S\nb\n"]

  private func refusal(_ files: [String: String]) -> MutantDraft.Refusal? {
    do {
      _ = try MutantDraft.diff(files, base: base)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the note is the first line of the first file that differs`() {
    let texts = base.merging(["B.swift": "import S\nx\n"]) { $1 }
    let files = MutantDraft.files("E1: Does b wrong.", texts, base: base)
    #expect(
      files == ["A.swift": base["A.swift"], "B.swift": "// E1: Does b wrong.\nimport S\nx\n"])
  }

  @Test func `what was laid out is taken back as the diff that it came from`() throws {
    let texts = base.merging(["B.swift": "import S\nx\n"]) { $1 }
    let diff = UnifiedDiff(note: "E1: Does b wrong.", from: base, to: texts)
    let files = MutantDraft.files(diff.note, texts, base: base)
    #expect(try MutantDraft.diff(files, base: base) == diff)
  }

  @Test func `a comment that the file has anyway is not taken for the note`() throws {
    let base = ["A.swift": "// The given one.\na\n"]
    let files = ["A.swift": "// E1: Does a wrong.\n// The given one.\nx\n"]
    let diff = try MutantDraft.diff(files, base: base)
    #expect(diff.note == "E1: Does a wrong.")
    #expect(try diff.applied(to: base) == ["A.swift": "// The given one.\nx\n"])
    #expect(throws: MutantDraft.Refusal.noNote(nil)) {
      try MutantDraft.diff(["A.swift": "// The given one.\nx\n"], base: base)
    }
  }

  @Test func `a note that was not filled in is refused`() {
    let empty = MutantDraft.files(MutantDraft.emptyNote, base, base: base)
    #expect(refusal(empty) == .noNote(MutantDraft.emptyNote))
    #expect(refusal(base) == .noNote(nil))
  }

  @Test func `what does not differ is refused`() {
    #expect(refusal(MutantDraft.files("E1: Does all wrong.", base, base: base)) == .nothingDiffers)
  }

  @Test func `a file more or fewer is refused, with the names that it takes`() {
    let names = ["A.swift", "B.swift"]
    #expect(refusal(["A.swift": "// E1: Does a wrong.\nx\n"]) == .otherFiles(names))
    #expect(refusal(base.merging(["C.swift": ""]) { $1 }) == .otherFiles(names))
  }
}
