import CommandKit
import Core
import Host
import Reports
import Foundation
import PlayWire

/// A scene's process and the terminal before it: what one says or the player types is handed to
/// `Play`, and what that says is done.
///
/// The terminal is `kata`'s alone, so a part that traps can't leave it in disorder.
final class PlayLoop {
  private let host: HostSystem
  private let renderer: Renderer
  private let console: Console?
  private let child: Child
  private var play: Play
  private var screen: Screen
  private var code: ExitCode?
  private var isInputOver = false
  /// The lines that were typed and not done yet, without a terminal's keys.
  private var typed: [String] = []
  private var unread: [UInt8] = []
  /// The screen that was told last, without a terminal's keys.
  private var told: PlayScreen?
  /// The number of looks in a row at which nothing had happened.
  private var quietLooks = 0

  init(_ play: Play, _ child: Child, _ output: Output, _ host: HostSystem) {
    (self.play, self.child, self.host) = (play, child, host)
    renderer = output.renderer
    let isPlain = output.isPlain || host.environment["TERM"] == "dumb"
    console = isPlain || !host.terminal.isTerminal ? nil : Console()
    screen = Screen(write: host.terminal.write)
  }

  /// Plays until the scene or the player ends it; nil if the scene did so of itself.
  func run() -> ExitCode? {
    TerminalSignals.listen()
    defer { leave() }
    console?.take()
    measure()
    if console == nil { print((play.owners + [Play.manual]).map { Line($0) }) }
    while code == nil {
      if console != nil { screen.draw(play.drawing.map { renderer.render($0) }) }
      guard wait() else { return nil }
    }
    return code
  }

  var finished: Finished { child.finished }

  /// The part that was at work when the scene ended, and its message.
  var atWork: (part: PlayPart, message: String)? { play.atWork }

  private func leave() {
    screen.leave()
    console?.giveBack()
  }

  /// Waits for the next thing to happen, and takes it; false once the scene has ended.
  private func wait() -> Bool {
    let input: Int32 = isInputOver ? -1 : 0
    let readable = Descriptors.wait(
      for: [input] + child.openPipes.map(\.descriptor), milliseconds: Limits.lookMilliseconds)
    guard !Interrupts.arrived else {
      code = .interrupted
      return true
    }
    quietLooks = readable.contains(true) ? 0 : quietLooks + 1
    if TerminalSignals.takeResumed() { resume() }
    if TerminalSignals.takeResized() {
      screen.forget()
      measure()
    }
    child.openPipes.forEach { $0.drain() }
    child.check()
    hear()
    if readable[0] { read() }
    if console == nil { tell() }
    return child.isRunning
  }

  private func hear() {
    for text in child.takeLines() {
      guard let line = try? JSONDecoder().decode(PlayLine.self, from: Data(text.utf8)) else {
        // Before the first screen, the testing library tells of itself.
        if play.screen != nil { take(.printed(text)) }
        continue
      }
      if console == nil, let words = play.spoken(line) { print([words]) }
      take(.said(line))
    }
  }

  private func read() {
    guard let bytes = Console.input() else {
      isInputOver = true
      if console != nil { code = .interrupted }
      return
    }
    guard console == nil else {
      for key in Key.all(in: bytes) where code == nil { take(.pressed(key)) }
      return
    }
    unread += bytes
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      typed.append(String(decoding: unread[..<end], as: UTF8.self))
      unread.removeSubrange(...end)
    }
  }

  /// Tells the screen once all is quiet, and does the next line that was typed.
  ///
  /// A message that is not over, such as a question to a service, gets a moment.
  private func tell() {
    guard play.isSettled, quietLooks >= (play.atWork == nil ? 1 : 8) else { return }
    if play.screen != told {
      print(play.spoken(since: told))
      told = play.screen
    }
    guard !typed.isEmpty else {
      if isInputOver { code = .success }
      return
    }
    let line = typed.removeFirst()
    guard let actions = play.obey(line) else {
      return print([Line(play.refusal(of: line), .doubtful)])
    }
    perform(actions)
  }

  private func take(_ event: Play.Event) { perform(play.take(event)) }

  private func perform(_ actions: [Play.Action]) {
    for action in actions {
      switch action {
      case .send(let command):
        guard let data = try? JSONEncoder().encode(command) else { continue }
        child.send(String(decoding: data, as: UTF8.self) + "\n")
      case .leave(let code): self.code = code
      case .suspend:
        leave()
        TerminalSignals.stop()
        _ = TerminalSignals.takeResumed()
        resume()
      }
    }
  }

  private func resume() {
    screen.leave()
    console?.take()
    measure()
  }

  private func measure() {
    let size = Console.size()
    take(.sized(columns: size.columns, rows: size.rows))
  }

  private func print(_ lines: [Line]) {
    host.terminal.write(renderer.render(lines))
  }
}
