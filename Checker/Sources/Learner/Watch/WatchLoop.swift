import Basics
import Common
import Host

/// A watch at work: it hands a save, a key or a process's message to `Watch`, and does what that says.
final class WatchLoop: TerminalCommand {
  private let workspace: Workspace
  private let host: HostSystem
  private let output: Output
  private let editor: String?
  private let terminal: TerminalLoop
  private let checks: CheckProcess
  private var watch: Watch
  /// The marks of the exercises' files, without those of the one that is watched.
  private var others: [ExerciseID: String] = [:]
  private var looks = 0
  /// The rows as they were drawn; nil if something has happened since.
  private var drawn: [String]?

  /// Without a name, it begins with the first exercise with something left to do.
  init(
    at name: String?, editor: String?, _ output: Output, _ host: HostSystem
  ) throws(Complaint) {
    (self.editor, self.output, self.host) = (editor, output, host)
    let workspace = try Workspace(around: host.directory, host: host)
    self.workspace = workspace
    terminal = TerminalLoop(host, isPlain: output.isPlain, takesKeysIfPlain: true)
    checks = CheckProcess(host)
    let id = try name.map { name throws(Complaint) in try workspace.named([name])[0].id }
    let path = try workspace.states(around: id)
    let first = path.exercises.first(where: \.isOpen)?.id ?? path.exercises[0].id
    watch = Watch(
      renderer: output.renderer, offers: workspace.offers, isPlain: !terminal.isRedrawing,
      hasKeys: terminal.hasKeys, path: path, id: id ?? first)
  }

  func run() throws(Complaint) -> ExitCode {
    if !terminal.isRedrawing { output.write(watch.greeting) }
    return try terminal.run(self)
  }

  var descriptors: [Int32] { checks.descriptors }

  var rows: [String] {
    let rows = drawn ?? watch.drawing.map { output.renderer.render($0) }
    drawn = rows
    return rows
  }

  func resize(to size: (columns: Int, rows: Int)) throws(Complaint) {
    try take(.sized(columns: size.columns, rows: size.rows))
  }

  /// Meanwhile another path may have been chosen in the shell.
  func resume() throws(Complaint) {
    try take(.learned(try workspace.states(around: watch.id)))
    try look()
  }

  func wake(isQuiet: Bool, typed: [UInt8]) throws(Complaint) {
    // A verdict is heard after the files were looked at: so none is shown that is about others.
    let messages = checks.messages()
    let begun = checks.begun
    try look()
    for message in messages where checks.begun == begun { try take(.said(message)) }
    if terminal.isInputOver, !watch.hasKeys, watch.work != .check { terminal.code = .success }
  }

  func press(_ key: Key) throws(Complaint) { try take(.pressed(key)) }

  func end() { checks.endAll() }

  private func take(_ event: Watch.Event) throws(Complaint) {
    if case .saw(let snapshot) = event, snapshot == watch.snapshot { return }
    drawn = nil
    for action in watch.take(event) { try perform(action) }
  }

  private func perform(_ action: Watch.Action) throws(Complaint) {
    switch action {
    case .check(let id, let isFresh): try begin(["\(id)"] + (isFresh ? ["--fresh"] : []))
    case .checkAll: try begin(["all"])
    case .cancel: checks.cancel()
    case .follow: try resume()
    case .ask(let words):
      try take(.answered(answer(to: words)))
      // A reset may have changed nothing, and the next save is another matter.
      try look()
      watch.isResetting = false
    case .flow(let verdict): try take(.drew(flow(of: verdict)))
    case .open(let place): try open(place)
    case .say(let lines): if !terminal.isRedrawing { output.write(lines) }
    case .leave(let code): terminal.code = code
    }
  }

  private func begin(_ operands: [String]) throws(Complaint) {
    do throws(Complaint) {
      try checks.begin(operands)
    } catch {
      try take(.said(.refused(error)))
    }
  }

  private func look() throws(Complaint) {
    // A check would make the folders again.
    guard host.files.exists(workspace.root) else {
      throw .machine(
        "The course is no longer at \(workspace.root).",
        next: "go to where it is now, and run kata watch")
    }
    try take(.saw(try workspace.snapshot(of: watch.id)))
    // The others are saved less often than the one that is watched.
    looks += 1
    let seesOthers = looks % Limits.looksForOneAtOthers == 1
    for exercise in workspace.course.exercises where seesOthers || exercise.id == watch.id {
      let marks = exercise.tasks.map(\.own)
        .flatMap { workspace.marks(below: workspace.path($0)) }.map(\.text).joined()
      let before = others.updateValue(marks, forKey: exercise.id)
      if exercise.id != watch.id, let before, before != marks { try take(.sawOther(exercise.id)) }
    }
  }
}

extension WatchLoop {
  /// The lines that a quick command prints, the same as in the shell.
  private func answer(to words: [String]) -> [Line] {
    var (host, lines) = (host, [] as [Line])
    host.terminal.take = { lines += $0 }
    _ = Program.learner.run(words, host)
    return lines
  }

  private func flow(of verdict: Verdict) -> [Line] {
    do throws(Complaint) {
      guard workspace.course[verdict.id]?.writes == .sources else {
        throw .noFlow(of: verdict.id)
      }
      let drawing = try FlowReport(verdict, try workspace.expected(verdict.id), test: nil)
      return drawing.heading
        + drawing.lines(
          on: Medium(
            width: watch.columns - 1, unicode: host.speaksUnicode, isPlain: watch.isPlain))
    } catch {
      return Report.complaint(error)
    }
  }

  private func open(_ place: FilePlace) throws(Complaint) {
    guard let editor = Editor.chosen(editor, in: host.environment) else {
      return try take(.answered(Report.complaint(.noEditor)))
    }
    let words = editor.command(opening: workspace.path(place.file), at: place)
    guard editor.isInTerminal else {
      let isStarted = Launching.apart(words, host.environment)
      let failure = Report.complaint(.noStart(of: words[0]))
      return try take(isStarted ? .opened(place) : .answered(failure))
    }
    var code: Int32?
    try terminal.lend(self) { code = Launching.inTerminal(words, host.environment) }
    if code == nil || code == 127 { try take(.answered(Report.complaint(.noStart(of: words[0])))) }
  }
}

extension Subcommand {
  static let watch = Subcommand(
    spec: CommandSpec(
      "watch",
      operand: .optional("NN"),
      options: [
        .plain,
        .init(
          "--editor", value: "COMMAND",
          "the editor that the o key opens, such as code, xed, zed, vim, emacs or nano (default: KATA_EDITOR, VISUAL or EDITOR)"
        ),
      ],
      discussion: """
        Without NN: the first exercise with something left to do. Without a terminal there are no
        keys: each verdict is written once, and watching stops at the end of input.
        """),
    options: { (name: $0.operands.first, editor: $0.value("--editor")) },
    run: { options, output, host throws(Complaint) in
      try WatchLoop(at: options.name, editor: options.editor, output, host).run()
    })
}
