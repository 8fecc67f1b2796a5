package import Foundation
package import PlayWire
import SpyKit

/// The pages of a scene at play: it shows them, does what the player asks, and tells of each
/// message as it passes.
@MainActor
package final class PageStack {
  private var pages: [Page] = []
  private var shown: PlayScreen?
  private var messages = 0

  private init() {}

  /// Plays until the player leaves the last page, or the input ends, and then ends the process.
  package static func play(_ first: (PageStack) throws -> Page) async throws {
    let stack = PageStack()
    stack.push(try first(stack))
    for await command in commands() {
      stack.take(command)
      if stack.pages.isEmpty { break }
    }
    exit(0)
  }

  /// The folder where a scene keeps what it remembers from one play to the next.
  package func folder(of scene: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["KATA_PLAY_FOLDER"] ?? "."
    let folder = URL(fileURLWithPath: path).appending(path: scene)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  package func push(_ page: Page) {
    pages.append(page)
    start(page.task)
    draw()
  }

  package func replaceAll(with page: Page) { replace(last: pages.count, with: page) }

  /// Shows a page in place of the last ones.
  package func replace(last count: Int, with page: Page) {
    pages.suffix(count).forEach { $0.close() }
    pages.removeLast(count)
    push(page)
  }

  package func pop() {
    pages.popLast()?.close()
    draw()
  }

  /// Tells of a message while the part that gets it is at work.
  package func message<Value>(
    _ name: String, _ payload: (any Encodable)? = nil, from: PlayPart, to: PlayPart,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let number = begin(name, payload, from, to)
    defer { end(number) }
    return try body()
  }

  /// The same of a message that the caller waits for, and of what comes of it.
  package func message<Value>(
    _ name: String, _ payload: (any Encodable)? = nil, from: PlayPart, to: PlayPart,
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    let number = begin(name, payload, from, to)
    do {
      let value = try await body()
      let text =
        (value as? Data).map { "\($0.count) bytes" }
        ?? (value as? any Encodable).map { KataText.of($0) }
      end(number, text.map { "returns \($0)" })
      return value
    } catch {
      end(number, "throws \(KataText.of(error: error))")
      throw error
    }
  }

  private func begin(
    _ name: String, _ payload: (any Encodable)?, _ from: PlayPart, _ to: PlayPart
  ) -> Int {
    messages += 1
    let text = payload.map { KataText.call(name, $0) } ?? "\(name)()"
    write(.began(number: messages, from: from, to: to, text: text))
    return messages
  }

  private func end(_ number: Int, _ answer: String? = nil) {
    write(.ended(number: number, answer: answer))
    draw()
  }

  private func take(_ command: PlayCommand) {
    guard let page = pages.last else { return }
    switch command {
    case .press(let place, let label):
      switch control(place, label) {
      case .button(_, true, let act):
        start(act)
        draw()
        // Behind the messages that are sent before the first wait, also by a page that this shows.
        Task {
          await Task.yield()
          write(.taken)
        }
        return
      case .toggle(_, let isOn, let set): set(!isOn)
      default: break
      }
    case .type(let place, let label, let text):
      if case .field(_, _, _, let set) = control(place, label) { set(text) }
    case .dismissAlert: page.dismissAlert()
    case .back: pop()
    }
    draw()
    write(.taken)
  }

  /// The control at that place; nil if another one is there by now.
  private func control(_ place: Int, _ label: String) -> PageControl? {
    guard let controls = pages.last?.controls(), controls.indices.contains(place),
      controls[place].shown.label == label
    else { return nil }
    return controls[place]
  }

  private func start(_ work: @escaping () async -> Void) {
    pages.last?.start(work) { [weak self] in self?.draw() }
  }

  private func draw() {
    guard let page = pages.last else { return }
    let screen = PlayScreen(
      title: page.title, controls: page.controls().map(\.shown), alert: page.alert(),
      hasPageBelow: pages.count > 1)
    guard screen != shown else { return }
    shown = screen
    write(.screen(screen))
  }

  private func write(_ line: PlayLine) {
    guard let data = try? JSONEncoder().encode(line) else { return }
    // Behind what a part has printed, without the end of a line.
    try? FileHandle.standardOutput.write(contentsOf: Data("\n".utf8) + data + Data("\n".utf8))
  }

  /// The player's commands, read on a thread of their own: the main actor must not wait for them.
  private nonisolated static func commands() -> AsyncStream<PlayCommand> {
    AsyncStream { stream in
      Thread.detachNewThread {
        while let line = readLine() {
          if let command = try? JSONDecoder().decode(PlayCommand.self, from: Data(line.utf8)) {
            stream.yield(command)
          }
        }
        stream.finish()
      }
    }
  }
}
