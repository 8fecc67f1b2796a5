package import Basics
import Foundation
package import Host

/// The output of a command, in color or not.
package struct Output {
  private let host: HostSystem
  package let renderer: Renderer
  private let errors: Renderer
  /// True if the output is for a screen reader.
  package let isPlain: Bool

  /// Without a choice, color is for terminals, unless NO_COLOR is set.
  package init(_ host: HostSystem, _ choice: String?, isPlain: Bool = false) {
    let isPlain = isPlain || host.environment["KATA_PLAIN"] == "1"
    (self.host, self.isPlain) = (host, isPlain)
    let wanted = (host.environment["NO_COLOR"] ?? "").isEmpty && host.environment["TERM"] != "dumb"
    func renderer(for isTerminal: Bool) -> Renderer {
      Renderer(
        color: choice == "always" || choice != "never" && wanted && isTerminal,
        program: host.environment["KATA_STARTED_AS"] ?? "kata", unicode: host.speaksUnicode,
        isPlain: isPlain)
    }
    self.renderer = renderer(for: host.terminal.isTerminal)
    errors = renderer(for: host.terminal.errorIsTerminal)
  }

  package init(_ invocation: Invocation, _ host: HostSystem) throws(Complaint) {
    let choice = invocation.value("--color")
    guard choice.map(CommandSpec.Option.colorChoices.contains) ?? true else {
      throw Complaint.usage("--color takes auto, always or never.")
    }
    self.init(host, choice, isPlain: invocation.offers(.plain) && invocation.has("--plain"))
  }

  package var medium: Medium {
    Medium(width: host.terminal.width, unicode: host.speaksUnicode, isPlain: isPlain)
  }

  package func write(_ lines: [Line]) {
    if let take = host.terminal.take { return take(lines) }
    host.terminal.write(renderer.render(lines))
  }

  /// The lines in rows that fit the terminal; as they are, where there is none.
  package func fitted(_ lines: [Line]) -> [Line] {
    guard host.terminal.isTerminal, !isPlain else { return lines }
    return lines.map(renderer.settled).rows(columns: host.terminal.width)
  }

  /// Waits until a reader has thought about something; false where nobody can press Return.
  @discardableResult package func pause(_ prompt: String) -> Bool {
    guard host.terminal.isTerminal, !isPlain else { return false }
    write([.empty, Line(prompt, .faint)])
    host.terminal.waitForReturn()
    return true
  }

  /// Prints a flow, or writes its picture to a file.
  package func show(_ flow: FlowReport, in file: String?) throws(Complaint) -> ExitCode {
    guard let file else {
      write(flow.heading + flow.lines(on: medium))
      return .success
    }
    try host.files.write(host.place(file), Data(flow.diagram.svg.utf8))
    write([Line("\(flow.title): \(file)")])
    return .success
  }

  package func json(_ value: some Encodable) throws(Complaint) {
    guard let data = try? PrettyJSON.data(value) else {
      throw .machine("The report can't be written as JSON.", next: "leave out --json")
    }
    host.terminal.write(String(decoding: data, as: UTF8.self))
  }

  /// Shows progress on a terminal; elsewhere only long work is told, in a line of its own.
  package func note(_ note: ProgressNote) {
    switch note {
    case .long(let text) where !isRedrawn:
      host.terminal.writeError(errors.render([Line("kata: \(text) …")]))
    case .short(let text), .long(let text):
      if isRedrawn { host.terminal.writeError("\r\u{1B}[K\(Visible.text(text)) …") }
    }
  }

  package func clearProgress() {
    if isRedrawn { host.terminal.writeError("\r\u{1B}[K") }
  }

  private var isRedrawn: Bool { host.terminal.errorIsTerminal && !isPlain }

  package func complain(_ complaint: Complaint) {
    clearProgress()
    if let take = host.terminal.take { return take(Report.complaint(complaint)) }
    host.terminal.writeError(errors.render(Report.complaint(complaint)))
  }
}
