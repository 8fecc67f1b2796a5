import Foundation

/// Writes what the spies see to a file, line by line, so that a crash loses nothing.
///
/// Each line holds fields with tabs between them: `cast PART SENDER`, `begin NAME`, `step WORDS`,
/// `message RECEIVER TEXT`, `answer NUMBER TEXT`, `aside FROM TO REQUEST TEXT`, `end`. Canonical text
/// holds no tab and no newline.
@MainActor
public final class KataRecorder {
  /// The recorder of the running test or script; nil unless a recording was asked for.
  @TaskLocal public static var current: KataRecorder?

  /// The script that a task was started in, by its episode; nil outside of all scripts.
  @TaskLocal static var script: Int?

  private let file: FileHandle
  /// The messages of several requests at once so far; nil unless they are sorted.
  private var unsorted: [(request: Int, fields: [String])]?
  private var introduced: Set<String> = []
  private var isCut = false
  /// The number of messages written so far; nil where their answers are not wanted.
  private var messages: Int?

  init(file: FileHandle) {
    self.file = file
  }

  /// Appends to the file that the environment names; nil when it names none.
  public static let shared: KataRecorder? = {
    guard let path = ProcessInfo.processInfo.environment["SPYKIT_RECORD"] else { return nil }
    return FileHandle(forWritingAtPath: path).map { file in
      _ = try? file.seekToEnd()
      return KataRecorder(file: file)
    }
  }()

  /// Counts what begins and ends, so that a log can tell whether its own test is still running.
  private(set) var episode = 0

  /// The parts of a scene, once each; a state has no sender.
  func introduce(_ cast: [KataPart]) {
    for part in cast where introduced.insert(part.name).inserted {
      write(["cast", part.name, part.sender ?? ""])
    }
  }

  /// A suite's answers are written down, too: a script's words tell its own.
  public func begin(_ name: String, withAnswers: Bool = false) {
    episode += 1
    messages = withAnswers ? 0 : nil
    write(["begin", name])
  }

  /// Writes down the next step of the test, in words.
  public func step(_ words: String) {
    write(["step", words])
  }

  /// Writes down a message to a part, or an event there, that the spies do not see.
  ///
  /// Gives its number, counted from 0, where its answer is to be written down.
  @discardableResult
  public func message(to receiver: String, _ text: String) -> Int? {
    // What a stray task says once its script is over belongs to no script.
    guard Self.script ?? episode == episode else { return nil }
    let fields = ["message", receiver, text]
    guard unsorted == nil else {
      unsorted?.append((KataRequest.current ?? .max, fields))
      return nil
    }
    write(fields)
    defer { messages = messages.map { $0 + 1 } }
    return messages
  }

  /// Writes down the outcome of the message with this number; it is drawn, and not compared.
  func answer(to message: Int, _ text: String) {
    write(["answer", "\(message)", text])
  }

  /// Notes what else a drawing shows, such as a request or a cancellation; it is compared with nothing.
  ///
  /// An arrow goes from one part to another; a remark has neither.
  func aside(_ text: String, from sender: String = "", to receiver: String = "", request: Int?) {
    guard messages != nil, Self.script ?? episode == episode else { return }
    write(["aside", sender, receiver, request.map { "\($0 + 1)" } ?? "", text])
  }

  /// Writes what comes in the meantime request by request, not in the order of who was quicker.
  ///
  /// A crash loses the messages that are not sorted yet.
  public func sortingByRequest(_ body: () async -> Void) async {
    unsorted = []
    await body()
    let messages = unsorted ?? []
    unsorted = nil
    for request in Set(messages.map(\.request)).sorted() {
      for message in messages where message.request == request { write(message.fields) }
    }
  }

  public func end() {
    episode += 1
    write(["end"])
  }

  /// Nothing follows a line that is lost, as on a full disk: it would be another recording.
  private func write(_ fields: [String]) {
    guard !isCut else { return }
    let line = Data((fields.joined(separator: "\t") + "\n").utf8)
    do { try file.write(contentsOf: line) } catch { isCut = true }
  }
}
