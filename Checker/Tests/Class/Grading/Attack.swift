@testable import Common
@testable import Shared
import Testing

@testable import Class

/// Code that a learner could hand in to get a grade that is not due, or to do harm.
///
/// Each begins with a right Interactor. What gets out of the box spoils its answers, so that it
/// passes only if the box holds.
struct Attack: CustomTestStringConvertible, Sendable {
  var name: String
  var states: Set<GradeState>
  /// In front of the Interactor.
  var head = ""
  /// The beginning of its method; `spoilt = true` makes each answer wrong.
  var body = ""

  var testDescription: String { name }

  init(_ name: String, _ states: GradeState..., head: String = "", body: String = "") {
    (self.name, self.states, self.head, self.body) = (name, Set(states), head, body)
  }

  /// The Interactor's whole text; `place` is a folder outside of the course.
  func text(reference: String, place: String) -> String {
    """
    import Foundation
    #if canImport(Glibc)
    import Glibc
    #endif
    nonisolated(unsafe) private var spoilt = false
    private let place = "\(place)"
    private let desk = #filePath.components(separatedBy: "/Exercises/")[0]
    \(head)

    """
      + reference.replacing(
        "func greet(_ request: Greet.Request) {",
        with: "func greet(_ request: Greet.Request) {\n    \(body)"
      ).replacing(
        "presenter.presentGreeting(name",
        with: "presenter.presentGreeting(spoilt ? .person(name: \"spoilt\") : name")
  }

  static let all = [
    // Ends, floods and bombs.
    Attack("exit", .incomplete, body: "exit(0)"),
    Attack("exit with a test's code", .incomplete, body: "exit(1)"),
    Attack("_exit", .incomplete, body: "_exit(0)"),
    Attack("abort", .crashed, body: "abort()"),
    Attack("kill itself", .crashed, .incomplete, body: "raise(SIGKILL)"),
    Attack("endless loop", .timedOut, body: "while true {}"),
    Attack("loop that ignores signals", .timedOut, body: "signal(SIGTERM, SIG_IGN); while true {}"),
    Attack("endless output", .timedOut, body: "while true { print(\"spam spam spam spam\") }"),
    Attack(
      "stack overflow", .crashed,
      body: "func down(_ n: Int) -> Int { n + down(n + 1) }; _ = down(request.name?.count ?? 0)"),
    Attack(
      "memory bomb", .crashed, .timedOut,
      body:
        "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 26)) }"),
    Attack(
      "thread bomb", .crashed, .timedOut, .passed, .failed, .incomplete,
      body: "for _ in 0..<10_000 { Thread.detachNewThread { sleep(60) } }"),
    // On a disk that it fills, the event stream has no end, or not even a beginning.
    Attack(
      "huge file", .crashed, .timedOut, .passed, .breaksRules, .incomplete, .machineFault,
      body: """
        let huge = open(NSTemporaryDirectory() + "/huge", O_CREAT | O_WRONLY, 0o600)
        let block = [UInt8](repeating: 1, count: 1 << 24)
        for _ in 0..<128 { _ = write(huge, block, block.count) }
        """),
    // Lies.
    Attack(
      "closes all descriptors", .incomplete, .crashed, .timedOut,
      body: "for descriptor in 0..<256 { close(Int32(descriptor)) }; spoilt = true"),
    Attack(
      "equality that is always true", .diverged, .failed,
      head: "func == <Value>(left: Value, right: Value) -> Bool { true }", body: "spoilt = true"),
    Attack(
      "forged event stream", .incomplete, .failed, .crashed,
      body: """
        let words = CommandLine.arguments
        if let index = words.firstIndex(of: "--event-stream-output-path") {
          let end = #"{"kind":"event","payload":{"kind":"runEnded","instant":{"absolute":1,"since1970":1},"messages":[]},"version":"6.3"}"#
          let stream = fopen(words[index + 1], "a"); fputs(end + "\\n", stream); fclose(stream)
        }
        exit(0)
        """),
    Attack(
      "empties the event stream", .incomplete, .failed, .crashed, .machineFault,
      body: """
        let words = CommandLine.arguments
        if let index = words.firstIndex(of: "--event-stream-output-path") { truncate(words[index + 1], 0) }
        spoilt = true
        """),
    // Reads, writes, sends and starts: a pass says that the box held.
    Attack(
      "reads Solutions", .passed, .breaksRules,
      body:
        "if FileManager.default.contents(atPath: desk + \"/Solutions/01-hello/WHY.md\") != nil { spoilt = true }"
    ),
    Attack(
      "reads another submission", .passed, .breaksRules,
      body: "if FileManager.default.contents(atPath: place + \"/canary\") != nil { spoilt = true }"),
    Attack(
      "lists folders", .passed, .breaksRules,
      body:
        "if (try? FileManager.default.contentsOfDirectory(atPath: \"/\")) != nil { spoilt = true }"),
    Attack(
      "writes elsewhere", .passed, .breaksRules,
      body:
        "if FileManager.default.createFile(atPath: place + \"/written\", contents: Data()) { spoilt = true }"
    ),
    Attack(
      "writes into the course", .passed, .breaksRules,
      body:
        "if FileManager.default.createFile(atPath: desk + \"/Exercises/course.json\", contents: Data()) { spoilt = true }"
    ),
    Attack(
      "removes a file", .passed, .breaksRules,
      body: "if unlink(place + \"/canary\") == 0 { spoilt = true }"),
    Attack(
      "renames a file", .passed, .breaksRules,
      body: "if rename(place + \"/canary\", place + \"/moved\") == 0 { spoilt = true }"),
    Attack(
      "changes a file's rights", .passed, .breaksRules,
      body: "if chmod(place + \"/canary\", 0) == 0 { spoilt = true }"),
    Attack(
      "links a file", .passed, .breaksRules,
      body:
        "if link(place + \"/canary\", NSTemporaryDirectory() + \"/canary\") == 0 { spoilt = true }"),
    Attack(
      "kills its parent", .passed, .breaksRules,
      body: "if kill(getppid(), SIGKILL) == 0 { spoilt = true }"),
    Attack(
      "kills its group", .passed, .breaksRules, .crashed,
      body: "if kill(0, SIGTERM) == 0 { spoilt = true }"),
    Attack(
      "opens a socket", .passed, .breaksRules,
      body: "if socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { spoilt = true }"),
    Attack(
      "starts a program", .passed, .breaksRules,
      body: spawn("/bin/sh", "-c", "touch '\\(place)/started'")),
    Attack(
      "leaves a process behind", .passed, .breaksRules,
      body: spawn("/bin/sleep", "4242")),
    // Texts for the compiler.
    Attack(
      "a macro of its own", .notCompiled,
      head:
        "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"X\", type: \"Y\")",
      body: "_ = #m()"),
    // A compiler that got too little of its time, on a busy machine, is the machine's fault.
    Attack(
      "an expression that never ends", .notCompiled, .machineFault,
      body: "let sum: Double = " + (0..<40).map { "-(\($0) + 1.0) * 2" }.joined(separator: " + ")
        + " + [1, \"a\"].map { $0 }"),
    Attack("another module's sources", .notCompiled, head: "import KataCore"),
  ]
  /// Starts a program, and spoils the answers where that succeeds.
  private static func spawn(_ words: String...) -> String {
    let list = words.map { "strdup(\"\($0)\")" }.joined(separator: ", ")
    return """
      var pid: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [\(list), nil]
      if posix_spawn(&pid, "\(words[0])", nil, nil, &words, nil) == 0 { spoilt = true }
      """
  }
}
