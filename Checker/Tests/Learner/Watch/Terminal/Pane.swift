import Foundation
import Host
@testable import Shared
import Testing

@testable import Learner

/// A terminal with a shell in it, driven by keys and read from its screen, as a person does.
final class Pane {
  /// The path of tmux, which `.ci/run` installs; nil if it is missing.
  static let tmux = HostSystem.live().processes.find(
    "tmux", ProcessInfo.processInfo.environment["PATH"] ?? "")

  static let program =
    Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("kata").path ?? ""

  private let socket = "kata-\(UUID().uuidString)"
  private let folder: String
  /// A pipe with a copy of all that the terminal's programs write: it tells when to look again.
  private let output: Int32
  /// Held open by all that the shell has started, and has its end when the last of them has.
  private let held: Int32
  private var asked = 0

  init(in folder: String) throws {
    self.folder = folder
    let files = FileManager.default.temporaryDirectory.path + "/\(socket)"
    (output, held) = (try Self.pipe(files + ".out"), try Self.pipe(files + ".held"))
    try tmux(
      "new-session", "-d", "-x", "100", "-y", "40", "-c", folder,
      "exec 9>'\(files).held'; exec env -u KATA_SUBJECT -u KATA_TESTS -u EDITOR -u VISUAL "
        + "PS1='ready> ' LC_ALL=C.UTF-8 bash --norc -i")
    try tmux("pipe-pane", "cat > '\(files).out'")
    try waitForShell()
  }

  deinit {
    _ = try? tmux("kill-server")
    close(output)
    close(held)
    for name in ["out", "held"] {
      unlink(FileManager.default.temporaryDirectory.path + "/\(socket).\(name)")
    }
  }

  private static func pipe(_ path: String) throws -> Int32 {
    try #require(mkfifo(path, 0o600) == 0)
    return open(path, O_RDONLY | O_NONBLOCK)
  }

  @discardableResult
  func tmux(_ words: String...) throws -> String {
    let finished = try Processes.live().run(
      Command(
        words: [try #require(Self.tmux), "-L", socket, "-f", "/dev/null"] + words,
        environment: ProcessInfo.processInfo.environment, limit: 60))
    return finished.output
  }

  /// Types a line into the shell.
  func run(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

  /// By tmux's names, as in "Enter" and "C-z".
  func press(_ key: String) throws { try tmux("send-keys", key) }

  var text: String {
    get throws { try tmux("capture-pane", "-p") }
  }

  /// Waits until the terminal shows a text, and none of the others any more.
  @discardableResult
  func wait(_ wanted: String, without unwanted: String...) throws -> String {
    try wait("for \(wanted)") { seen in
      seen.contains(wanted) && !unwanted.contains(where: seen.contains)
    }
  }

  /// Waits until the shell has the terminal again.
  func waitForShell() throws {
    try wait("for the shell") { $0.split(separator: "\n").last == "ready>" }
  }

  @discardableResult
  private func wait(_ why: String, until isShown: (String) -> Bool) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 120)
    while true {
      let seen = try text
      if isShown(seen) { return seen }
      try #require(Date() < deadline, "waited \(why), but:\n\(seen)")
      next(output, milliseconds: 2000)
    }
  }

  /// Returns when something has been written, or that time has gone by.
  private func next(_ descriptor: Int32, milliseconds: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) == 1 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    _ = read(descriptor, &bytes, bytes.count)
  }

  /// True once the shell and all that it has started have ended; false if they take two minutes.
  func isAllGone() -> Bool {
    var state = pollfd(fd: held, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&state, 1, 120_000) == 1 && read(held, &byte, 1) == 0
  }

  func shell() throws -> pid_t {
    let text = try tmux("display-message", "-p", "#{pane_pid}")
    return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// The settings of the terminal, as `stty -a` prints them.
  func settings() throws -> String {
    let file = "\(folder)/stty.txt"
    try? FileManager.default.removeItem(atPath: file)
    asked += 1
    // Not as it is typed, so that it is seen only once it is done.
    try run("clear; stty -a > stty.txt; echo asked''\(asked)")
    try wait("asked\(asked)")
    try waitForShell()
    return try String(contentsOfFile: file, encoding: .utf8)
  }
}
