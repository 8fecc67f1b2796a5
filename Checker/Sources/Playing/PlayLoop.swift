import Basics
import Common
import Host
import Foundation
import PlayWire

/// A scene's process and the terminal before it: what one says or the player types is handed to
/// `Game`, and what that says is done.
///
/// The terminal is `kata`'s alone, so a part that traps can't leave it in disorder.
final class PlayLoop: TerminalCommand {
  private let output: Output
  private let terminal: TerminalLoop
  private let child: Child
  private var game: Game
  /// The lines that were typed and not done yet, without a terminal's keys.
  private var typed: [String] = []
  private var unread: [UInt8] = []
  /// The screen that was told last, without a terminal's keys.
  private var told: PlayScreen?
  /// The number of looks in a row at which nothing had happened.
  private var quietLooks = 0

  init(_ game: Game, _ child: Child, _ output: Output, _ host: HostSystem) {
    (self.game, self.child, self.output) = (game, child, output)
    terminal = TerminalLoop(host, isPlain: output.isPlain, takesKeysIfPlain: false)
  }

  /// Plays until the scene or the player ends it; nil if the scene did so of itself.
  func run() throws(Complaint) -> ExitCode? {
    if !terminal.hasKeys { output.write((game.owners + [Game.manual]).map { Line($0) }) }
    let code = try terminal.run(self)
    return child.isRunning ? code : nil
  }

  var finished: Finished { child.finished }

  /// The part that was at work when the scene ended, and its message.
  var atWork: (part: PlayPart, message: String)? { game.atWork }

  var descriptors: [Int32] { child.descriptors }

  var rows: [String] { game.drawing.map { output.renderer.render($0) } }

  func resize(to size: (columns: Int, rows: Int)) {
    take(.sized(columns: size.columns, rows: size.rows))
  }

  func resume() {}

  func wake(isQuiet: Bool, typed: [UInt8]) {
    quietLooks = isQuiet ? quietLooks + 1 : 0
    child.check()
    hear()
    read(typed)
    if terminal.isInputOver, !unread.isEmpty { read([UInt8(ascii: "\n")]) }
    if !terminal.hasKeys { tell() }
    if !child.isRunning { terminal.code = .success }
  }

  func press(_ key: Key) { take(.pressed(key)) }

  func end() {}

  private func hear() {
    for text in child.takeLines() {
      guard let line = try? JSONDecoder().decode(PlayLine.self, from: Data(text.utf8)) else {
        // Before the first screen, the testing library tells of itself.
        if game.screen != nil { take(.printed(text)) }
        continue
      }
      if !terminal.hasKeys, let words = game.spoken(line) { output.write([words]) }
      take(.said(line))
    }
  }

  private func read(_ bytes: [UInt8]) {
    unread += bytes
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      typed.append(String(decoding: unread[..<end].filter { $0 != 13 }, as: UTF8.self))
      unread.removeSubrange(...end)
    }
  }

  /// Tells the screen once all is quiet, and does the next line that was typed.
  ///
  /// A message that is not over, such as a question to a service, gets a moment.
  private func tell() {
    guard game.isSettled, quietLooks >= (game.atWork == nil ? 1 : 8) else { return }
    if game.screen != told {
      output.write(game.spoken(since: told))
      told = game.screen
    }
    guard !typed.isEmpty else {
      if terminal.isInputOver { terminal.code = .success }
      return
    }
    let line = typed.removeFirst()
    guard let actions = game.obey(line) else {
      return output.write([Line(game.refusal(of: line), .doubtful)])
    }
    perform(actions)
  }

  private func take(_ event: Game.Event) { perform(game.take(event)) }

  private func perform(_ actions: [Game.Action]) {
    for action in actions {
      switch action {
      case .send(let command): child.send(PrettyJSON.line(command) + "\n")
      case .leave(let code): terminal.code = code
      }
    }
  }
}
