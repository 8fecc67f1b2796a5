/// A mistake as its difference from the reference: a note, then what changes, as `diff -u` has it.
package struct UnifiedDiff: Sendable, Equatable {
  /// The first line, which says what the change is about.
  package var note: String
  package internal(set) var files: [File]

  /// What changes in one file.
  package struct File: Sendable, Equatable {
    package var name: String
    /// Where it begins in the diff, counted from 1.
    var line: Int
    var hunks: [Hunk]
  }

  /// Neighbouring changes, with the lines around them.
  struct Hunk: Sendable, Equatable {
    /// Where it begins in the diff, counted from 1.
    var line: Int
    /// Which lines of the text it replaces, counted from 0, and which of the new text it makes.
    var old: Range<Int>
    var new: Range<Int>
    var edits: [Edit]
  }

  /// One line of a hunk.
  struct Edit: Sendable, Equatable {
    /// Where it stands in the diff, counted from 1.
    var number = 0
    var kind: Kind
    var line: DiffLine

    enum Kind: Sendable {
      case keep, remove, add

      var mark: UInt8 {
        switch self {
        case .keep: UInt8(ascii: " ")
        case .remove: UInt8(ascii: "-")
        case .add: UInt8(ascii: "+")
        }
      }
    }
  }

  /// The diff as it is written.
  package var text: String {
    var bytes = Array("\(note)\n".utf8)
    for file in files {
      bytes += Array("--- \(file.name)\n+++ \(file.name)\n".utf8)
      for hunk in file.hunks {
        bytes += Array("@@ -\(Self.place(hunk.old)) +\(Self.place(hunk.new)) @@\n".utf8)
        for edit in hunk.edits {
          bytes += [edit.kind.mark] + edit.line.bytes + Array("\n".utf8)
          if !edit.line.isEnded { bytes += Array("\(DiffLine.unended)\n".utf8) }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}

/// A line of a text, compared byte by byte; only a text's last one can lack its line break.
struct DiffLine: Sendable, Hashable {
  var bytes: [UInt8]
  var isEnded = true

  /// What stands in a diff behind a line without a line break.
  static let unended = #"\ No newline at end of file"#

  static func lines(of text: String) -> [DiffLine] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { DiffLine(bytes: Array($0)) }
    let last = lines.removeLast()
    return last.bytes.isEmpty ? lines : lines + [DiffLine(bytes: last.bytes, isEnded: false)]
  }

  static func text(of lines: [DiffLine]) -> String {
    let newline = [UInt8(ascii: "\n")]
    return String(
      decoding: lines.flatMap { $0.isEnded ? $0.bytes + newline : $0.bytes }, as: UTF8.self)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Why a diff can't be read or does not apply, and in which of its lines.
package struct DiffFault: Error, Sendable, Equatable, CustomStringConvertible {
  package var line: Int
  package var text: String

  package var description: String { "line \(line): \(text)" }

  init(_ line: Int, _ text: String) {
    self.line = line
    self.text = text
  }
}
