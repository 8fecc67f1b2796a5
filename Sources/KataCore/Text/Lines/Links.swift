import Foundation

/// Places in the course's files as links that open them, for terminals that know such (OSC 8).
package struct Links: Sendable {
  /// The course's root on disk.
  private let root: String
  private let form: Form

  private enum Form: Sendable {
    /// An editor's own, as in `vscode://file/a/b.swift:31:5`.
    case editor(String)
    /// Whatever the system opens such a file with; some terminals make a line of the fragment.
    case file(hasLines: Bool)
  }

  /// Nil where links are not known to work: they would be clutter there.
  package init?(root: String, editor: Editor?, in environment: [String: String]) {
    guard Self.work(in: environment) else { return nil }
    self.root = root
    let scheme = editor.flatMap { Self.schemes[$0.name] }
    form = scheme.map(Form.editor) ?? .file(hasLines: environment["TERM"] == "xterm-kitty")
  }

  private static let schemes: [Substring: String] = [
    "code": "vscode", "code-insiders": "vscode-insiders", "codium": "vscodium",
    "cursor": "cursor", "windsurf": "windsurf", "zed": "zed", "zeditor": "zed",
  ]

  /// Where FORCE_HYPERLINK is set, it decides.
  ///
  /// Within tmux, what the outer terminal can do is not known; VS Code's finds `file:line` by itself.
  static func work(in environment: [String: String]) -> Bool {
    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    if has("TMUX") || has("STY") { return false }
    let terminals = ["alacritty", "contour", "foot", "xterm-ghostty", "xterm-kitty"]
    let programs = ["Hyper", "WezTerm", "ghostty", "iTerm.app", "rio"]
    return terminals.contains(environment["TERM"] ?? "")
      || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || ["KONSOLE_VERSION", "WT_SESSION"].contains(where: has)
      || Int(environment["VTE_VERSION"] ?? "") ?? 0 >= 5000
  }

  /// The text with each place in it, such as `Exercises/…/A.swift:31:5`, made a link.
  package func linked(_ text: String) -> String {
    guard text.contains(".swift") else { return text }
    let place = #/(?:Exercises|Solutions|Sources|Tests)\/[^\s:"]+\.swift(?::(\d+))?(?::(\d+))?/#
    return text.replacing(place) { match in
      let file = match.output.0.prefix { $0 != ":" }
      let address = address(of: String(file), line: match.output.1, column: match.output.2)
      return "\u{1B}]8;;\(address)\u{1B}\\\(match.output.0)\u{1B}]8;;\u{1B}\\"
    }
  }

  private func address(of file: String, line: Substring?, column: Substring?) -> String {
    let path =
      "\(root)/\(file)".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    switch form {
    case .editor(let scheme):
      return "\(scheme)://file\(path)" + [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    case .file(let hasLines):
      return "file://\(path)" + (hasLines ? line.map { "#\($0)" } ?? "" : "")
    }
  }
}
