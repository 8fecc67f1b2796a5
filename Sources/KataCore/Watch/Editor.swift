/// The program that a learner edits with, and how it is told a line.
package struct Editor: Sendable, Equatable {
  /// The program, and the arguments that it is to be started with.
  package var words: [String]
  /// True if it works in the terminal that it is started in, which is its own meanwhile.
  package var isInTerminal: Bool

  /// The first that is named: by option, KATA_EDITOR, VISUAL, EDITOR; or the one whose terminal it is.
  package static func chosen(_ option: String?, in environment: [String: String]) -> Editor? {
    let named =
      [option] + ["KATA_EDITOR", "VISUAL", "EDITOR"].map { environment[$0] }
      + [ofTerminal[environment["TERM_PROGRAM"] ?? ""]]
    let words = named.lazy.compactMap { $0.map(Self.words) }.first { !$0.isEmpty }
    return words.map { words in
      let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      return Editor(words: words, isInTerminal: isInTerminal(words, hasScreen: hasScreen))
    }
  }

  /// The command that opens a file at a place, by its path on disk.
  package func command(opening path: String, at place: FilePlace) -> [String] {
    let (line, column) = (place.line, place.column)
    return switch Self.name(words) {
    case let name where Self.codes.contains(name): words + ["-g", "\(path):\(line):\(column)"]
    case "zed", "zeditor", "subl", "hx": words + ["\(path):\(line):\(column)"]
    case "xed", "mate": words + ["-l", "\(line)", path]
    case "vi", "vim", "nvim", "view", "gvim", "mvim", "kak", "micro": words + ["+\(line)", path]
    case "nano": words + ["+\(line),\(column)", path]
    case "emacs", "emacsclient": words + ["+\(line):\(column)", path]
    default: words + [path]
    }
  }

  private static func isInTerminal(_ words: [String], hasScreen: Bool) -> Bool {
    let name = name(words)
    if ["emacs", "emacsclient"].contains(name) {
      return !hasScreen
        || words.contains { ["-nw", "-t", "--tty", "--no-window-system"].contains($0) }
    }
    // A program that needs no terminal is not harmed by one.
    let others: [Substring] = [
      "zed", "zeditor", "subl", "xed", "mate", "gvim", "mvim", "open", "xdg-open", "gedit", "kate",
    ]
    return !(codes + others).contains(name)
  }

  /// The program's name, without its folder.
  private static func name(_ words: [String]) -> Substring {
    words.first?.split(separator: "/").last ?? ""
  }

  private static let codes: [Substring] = ["code", "code-insiders", "codium", "cursor", "windsurf"]

  /// Editors with a terminal of their own, by what they call themselves there.
  private static let ofTerminal = ["vscode": "code", "zed": "zed"]

  /// As a shell would take it apart: at blanks, but for those between quotes.
  private static func words(_ text: String) -> [String] {
    text.matches(of: #/"([^"]*)"|'([^']*)'|([^\s"']+)/#).map { match in
      String(match.output.1 ?? match.output.2 ?? match.output.0)
    }
  }
}

extension Complaint {
  package static let noEditor = Self.usage(
    "No editor is known.",
    next: "end this with q, and begin it as kata watch --editor code, or set KATA_EDITOR")

  package static func noStart(of program: String) -> Self {
    .usage(
      "\(program) could not be started.", next: "look at --editor, KATA_EDITOR, VISUAL and EDITOR")
  }
}
