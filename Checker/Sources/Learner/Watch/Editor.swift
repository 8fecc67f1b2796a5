import Basics
import Common

/// The program that a learner edits with, and how it is told a line.
struct Editor: Sendable, Equatable {
  /// The program, and the arguments that it is to be started with.
  var words: [String]

  /// The first that is named: by option, KATA_EDITOR, VISUAL, EDITOR; or the one whose terminal it is.
  static func chosen(_ option: String?, in environment: [String: String]) -> Editor? {
    // Editors with a terminal of their own, by what they call themselves there.
    let ofTerminal = ["vscode": "code", "zed": "zed"][environment["TERM_PROGRAM"] ?? ""]
    let named =
      [option] + ["KATA_EDITOR", "VISUAL", "EDITOR"].map { environment[$0] } + [ofTerminal]
    return named.lazy.compactMap { $0.map(Self.words) }.first { !$0.isEmpty }.map(Editor.init)
  }

  /// The command that opens a file at a place, by its path on disk.
  func command(opening path: String, at place: FilePlace) -> [String] {
    let (line, column) = (place.line, place.column)
    return switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      words + ["-g", "\(path):\(line):\(column)"]
    case "zed", "zeditor", "subl", "hx": words + ["\(path):\(line):\(column)"]
    case "xed", "mate": words + ["-l", "\(line)", path]
    case "vi", "vim", "nvim", "view", "gvim", "mvim", "kak", "micro": words + ["+\(line)", path]
    case "nano": words + ["+\(line),\(column)", path]
    case "emacs", "emacsclient": words + ["+\(line):\(column)", path]
    default: words + [path]
    }
  }

  /// True if it gets the terminal that it is started in; a program that needs none is not harmed.
  var isInTerminal: Bool {
    ![
      "code", "code-insiders", "codium", "cursor", "windsurf", "zed", "zeditor", "subl", "xed",
      "mate", "gvim", "mvim", "open", "xdg-open", "gedit", "kate",
    ].contains(name)
  }

  private var name: Substring { words.first?.split(separator: "/").last ?? "" }

  /// Takes a text apart as a shell would: at blanks, but for those between quotes.
  private static func words(_ text: String) -> [String] {
    text.matches(of: #/"([^"]*)"|'([^']*)'|([^\s"']+)/#).map { match in
      String(match.output.1 ?? match.output.2 ?? match.output.0)
    }
  }
}

extension Complaint {
  static let noEditor = Self.usage(
    "No editor is known.",
    next: "quit with q, and start kata watch --editor code, or set KATA_EDITOR")

  static func noStart(of program: String) -> Self {
    .usage(
      "\(program) could not be started.", next: "look at --editor, KATA_EDITOR, VISUAL and EDITOR")
  }
}

/// A place in a file, from the course's root.
struct FilePlace: Sendable, Equatable {
  var file: String
  var line = 1
  var column = 1
}

extension Verdict {
  /// The place of the failure that the verdict begins with; nil where none has a place.
  var place: FilePlace? {
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      return FilePlace(file: error.file, line: error.line, column: error.column)
    }
    if let cause { return FilePlace(file: cause.file, line: cause.line) }
    let own = tests.added + (subjects?.cases ?? []).flatMap(\.failing)
    let failed = (tests.tellingFirst(on: mistake) + own).filter { $0.outcome != .passed }
    let places = failed.flatMap { [($0.placed?.file, $0.placed?.line), ($0.file, $0.line)] }
    for case (let file?, let line?) in places + [(reference.crash?.file, reference.crash?.line)] {
      return FilePlace(file: file, line: line)
    }
    return rules.broken.first.map { FilePlace(file: $0.file, line: $0.line) }
  }
}

extension Watch {
  /// The place where the learner goes on: the first failure, or else the file to edit.
  var place: FilePlace? {
    judgement?.verdict.place ?? state?.files.first.map { FilePlace(file: $0) }
  }
}
