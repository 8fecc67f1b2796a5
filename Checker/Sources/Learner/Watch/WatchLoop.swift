import CommandKit
import Core
import Course
import Host
import Judge
import Reports

/// A watch at work: it waits for a save, a key or a process, hands it to `Watch`, and does what that says.
final class WatchLoop {
  private let workspace: Workspace
  private let host: HostSystem
  private let renderer: Renderer
  private let editor: String?
  private let isPlain: Bool
  private let console: Console?
  private let checks: CheckProcess
  private var watch: Watch
  private var screen: Screen
  private var code: ExitCode?
  /// The marks of the exercises' files, without those of the one that is watched.
  private var others: [ExerciseID: String] = [:]
  private var looks = 0
  /// True if something has happened since it was drawn.
  private var isOutdated = true
  private var isInputOver = false

  /// Without a name, it begins with the first exercise with something left to do.
  init(
    at name: String?, editor: String?, _ output: Output, _ host: HostSystem
  ) throws(Complaint) {
    (self.editor, self.host) = (editor, host)
    isPlain = output.isPlain || host.environment["TERM"] == "dumb"
    let workspace = try Workspace(around: host.directory, host: host)
    self.workspace = workspace
    console = Console()
    checks = CheckProcess(host)
    renderer = output.renderer
    screen = Screen(write: host.terminal.write)
    let id = try name.map { name throws(Complaint) in try workspace.named([name])[0].id }
    let path = try ExerciseStates(workspace).around(id)
    let first = path.exercises.first(where: \.isOpen)?.id ?? path.exercises[0].id
    watch = Watch(
      renderer: renderer, offers: workspace.offers, isPlain: isPlain || console == nil,
      hasKeys: console != nil, path: path, id: id ?? first)
  }

  private var isRedrawing: Bool { console != nil && !isPlain }

  func run() throws(Complaint) -> ExitCode {
    TerminalSignals.listen()
    defer { leave() }
    console?.take()
    try measure()
    if !isRedrawing { print(watch.greeting) }
    try learn()
    try look()
    while code == nil {
      draw()
      try wait()
    }
    return code ?? .success
  }

  private func leave() {
    screen.leave()
    checks.endAll()
    console?.giveBack()
  }

  /// Until something happens, or it is time to look again.
  private func wait() throws(Complaint) {
    let input: Int32 = isInputOver ? -1 : 0
    let readable = Descriptors.wait(
      for: [input] + checks.descriptors, milliseconds: Limits.lookMilliseconds)
    guard !Interrupts.arrived else {
      code = .interrupted
      return
    }
    if TerminalSignals.takeResumed() { try resume() }
    if TerminalSignals.takeResized() {
      screen.forget()
      try measure()
    }
    // A verdict is heard after the files were looked at: so none is shown that is about others.
    let messages = checks.messages()
    let begun = checks.begun
    try look()
    for message in messages where checks.begun == begun { try take(.said(message)) }
    if readable[0] { try read() }
    if isInputOver, console == nil, watch.work != .check { code = .success }
  }

  private func read() throws(Complaint) {
    guard let bytes = Console.input() else {
      isInputOver = true
      if console != nil { code = .interrupted }
      return
    }
    guard console != nil else { return }
    for key in Key.all(in: bytes) where code == nil {
      if key == .suspend { try suspend() }
      try take(.pressed(key))
    }
  }

  private func take(_ event: Watch.Event) throws(Complaint) {
    if case .saw(let snapshot) = event, snapshot == watch.snapshot { return }
    isOutdated = true
    for action in watch.take(event) { try perform(action) }
  }

  private func perform(_ action: Watch.Action) throws(Complaint) {
    switch action {
    case .check(let id, let isFresh): try begin(["\(id)"] + (isFresh ? ["--fresh"] : []))
    case .checkAll: try begin(["all"])
    case .cancel: checks.cancel()
    case .follow:
      try learn()
      try look()
    case .ask(let words): try take(.answered(answer(to: words)))
    case .flow(let verdict): try take(.drew(flow(of: verdict)))
    case .open(let place): try open(place)
    case .say(let lines): if !isRedrawing { print(lines) }
    case .leave(let code): self.code = code
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
        "The course is no longer at \(workspace.root).", next: "go to where it is, and kata watch")
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

  private func learn() throws(Complaint) {
    try take(.learned(try ExerciseStates(workspace).around(watch.id)))
  }
}

extension WatchLoop {
  private func print(_ lines: [Line]) {
    host.terminal.write(renderer.render(lines))
  }

  private func measure() throws(Complaint) {
    let size = Console.size()
    try take(.sized(columns: size.columns, rows: size.rows))
  }

  private func draw() {
    guard isRedrawing, isOutdated, code == nil else { return }
    isOutdated = false
    screen.draw(watch.drawing.map { renderer.render($0) })
  }

  private func suspend() throws(Complaint) {
    screen.leave()
    console?.giveBack()
    TerminalSignals.stop()
    // Where no shell could have it go on, it was not stopped.
    _ = TerminalSignals.takeResumed()
    try resume()
  }

  /// Takes the terminal again after a stop, and reads its size and the chosen path anew.
  ///
  /// Meanwhile the shell had the terminal, and another path may have been chosen there.
  private func resume() throws(Complaint) {
    screen.leave()
    console?.take()
    try measure()
    try learn()
  }

  /// The lines that a quick command prints, the same as in the shell.
  private func answer(to words: [String]) -> [Line] {
    var lines: [Line] = []
    _ = Program.learner.run(words, host) { lines += $0 }
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
          on: Medium(width: watch.columns - 1, unicode: host.speaksUnicode, isPlain: isPlain))
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
    screen.leave()
    console?.giveBack()
    let code = Launching.inTerminal(words, host.environment)
    console?.take()
    try measure()
    if code == nil || code == 127 { try take(.answered(Report.complaint(.noStart(of: words[0])))) }
  }
}
