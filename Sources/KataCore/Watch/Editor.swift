/// The program that a learner edits with, and how it is told a line.
package struct Editor: Sendable, Equatable {
  /// The program, and what it was asked to be started with.
  package var words: [String]
  /// Whether it works in the terminal that it is started in, which is its own meanwhile.
  package var isInTerminal: Bool

  /// The first that is named: by option, KATA_EDITOR, VISUAL, EDITOR; or the one whose terminal it is.
  package static func chosen(_ option: String?, in environment: [String: String]) -> Editor? {
    let named =
      [option] + ["KATA_EDITOR", "VISUAL", "EDITOR"].map { environment[$0] }
      + [around[environment["TERM_PROGRAM"] ?? ""]]
    let words = named.lazy.compactMap { $0.map(Self.words) }.first { !$0.isEmpty }
    return words.map { words in
      let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      return Editor(words: words, isInTerminal: isInTerminal(words, hasScreen: hasScreen))
    }
  }

  /// What opens a file at a place, by its path on disk.
  package func command(opening path: String, at place: FilePlace) -> [String] {
    let (line, column) = (place.line, place.column)
    return switch Self.form(name) {
    case .goto: words + ["-g", "\(path):\(line):\(column)"]
    case .colons: words + ["\(path):\(line):\(column)"]
    case .lineOption: words + ["-l", "\(line)", path]
    case .plus: words + ["+\(line)", path]
    case .plusColumn(let separator): words + ["+\(line)\(separator)\(column)", path]
    case .unknown: words + [path]
    }
  }

  /// How a line is told.
  private enum Form: Equatable {
    case goto, colons, lineOption, plus, unknown
    case plusColumn(String)
  }

  private static func form(_ name: Substring) -> Form {
    switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf": .goto
    case "zed", "zeditor", "subl", "hx": .colons
    case "xed", "mate": .lineOption
    case "vi", "vim", "nvim", "view", "gvim", "mvim", "kak", "micro": .plus
    case "nano": .plusColumn(",")
    case "emacs", "emacsclient": .plusColumn(":")
    default: .unknown
    }
  }

  private static func isInTerminal(_ words: [String], hasScreen: Bool) -> Bool {
    switch name(words) {
    case "code", "code-insiders", "codium", "cursor", "windsurf", "zed", "zeditor", "subl", "xed",
      "mate", "gvim", "mvim", "open", "xdg-open", "gedit", "kate":
      false
    case "emacs", "emacsclient":
      !hasScreen || words.contains { ["-nw", "-t", "--tty", "--no-window-system"].contains($0) }
    // Whoever needs no terminal is not harmed by one.
    default: true
    }
  }

  /// The program's, without its folder.
  var name: Substring { Self.name(words) }

  private static func name(_ words: [String]) -> Substring {
    words.first?.split(separator: "/").last ?? ""
  }

  /// Editors with a terminal of their own, by what they call themselves there.
  private static let around = ["vscode": "code", "zed": "zed"]

  /// As a shell would take it apart, without variables: blanks, quotes, backslashes.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + "\(character)"
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + "\(character)"
      }
    }
    return words + (word.map { [$0] } ?? [])
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
