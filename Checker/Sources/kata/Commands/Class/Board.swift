import Foundation
import KataClass
import KataCore
import KataCourse
import KataHost
import KataReports

extension KataCommand {
  static let board = KataCommand(
    spec: CommandSpec(
      "board", "Shows where each learner of a class is (for trainers); learners join it.",
      operand: .optional("DIR"),
      options: [
        .init("--out", value: "FILE", "keeps a page for a projector, too, such as board.html"),
        .init("--join", value: "DIR", "shows your states on the board in this folder"),
        .init("--name", value: "NAME", "the name under which you join; any that you like"),
        .plain,
      ],
      discussion: """
        DIR is a folder that all can reach. The screen is kept up to date until q or Control-C;
        without a terminal it is printed once. A learner who has joined leaves one small file there
        with each verdict, and no code: Docs/classroom.md says what is in it. KATA_BOARD=DIR and
        KATA_NAME=NAME do the same for one terminal. To end it, remove .kata/board.json and the file.
        """),
    options: {
      (
        folder: $0.operands.first, page: $0.value("--out"), joined: $0.value("--join"),
        name: $0.value("--name")
      )
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      if let folder = options.folder, options.joined == nil {
        let screen = BoardScreen(
          folder: workspace.place(folder), page: options.page.map(workspace.place),
          known: workspace.course.exercises.map(\.id), output: output, host: host)
        return try screen.run()
      }
      guard let folder = options.joined, let name = options.name, options.folder == nil else {
        throw .usage(
          "kata board needs a folder to show, or one to join and a name of your choice.",
          next: "kata board DIR, or kata board --join DIR --name ann")
      }
      let place = (workspace.place(folder) as NSString).standardizingPath
      let file = try BoardMember(workspace).join(place, as: name)
      output.write([
        Line(Span("You are on the board", .good), Span(" as \(name), with each verdict: \(file)")),
        Line("It holds your states, and the title of your first red test; no code of yours."),
        Line("To end it: remove that file and .kata/board.json.", .faint),
      ])
      return .success
    })
}

/// A board at work: it looks at the folder every few moments, and draws what is there.
private struct BoardScreen {
  let folder: String
  let page: String?
  let known: [ExerciseID]
  let output: Output
  let host: KataHost

  func run() throws(Complaint) -> ExitCode {
    guard var board = Board(reading: folder, host, known: known) else {
      throw .usage("There is no folder \(folder) to read.", next: "make it, or name another")
    }
    try write(board)
    let isPlain = output.isPlain || host.environment["TERM"] == "dumb"
    guard !isPlain, host.terminal.isTerminal, let console = Console() else {
      let table = BoardTable(board)
      output.write(
        isPlain ? table.sentences : table.lines(columns: host.terminal.width, rows: .max))
      return .success
    }
    var screen = Screen(write: host.terminal.write)
    TerminalSignals.listen()
    console.take()
    defer {
      screen.leave()
      console.giveBack()
    }
    var next = host.clock() + Limits.boardLookSeconds
    while true {
      let size = Console.size()
      let lines = BoardTable(board).lines(columns: size.columns - 1, rows: size.rows - 2)
      screen.draw((lines + [Line("q ends it", .faint)]).map(output.renderer.render))
      let isTyped = Descriptors.wait(for: [0], milliseconds: Limits.lookMilliseconds)[0]
      let bytes = isTyped ? Console.input() : []
      let keys = Key.all(in: bytes ?? [])
      if Interrupts.arrived || bytes == nil || keys.contains(.end) { return .interrupted }
      if keys.contains(.letter("q")) { return .success }
      if TerminalSignals.takeResized() { screen.forget() }
      guard host.clock() >= next else { continue }
      next = host.clock() + Limits.boardLookSeconds
      if let now = Board(reading: folder, host, known: known) {
        board = now
        try write(now)
      } else {
        board.notes = ["The folder can't be read; this is what it held."]
      }
    }
  }

  private func write(_ board: Board) throws(Complaint) {
    guard let page else { return }
    let time = Date(timeIntervalSince1970: Double(host.time()))
      .formatted(date: .omitted, time: .shortened)
    try host.files.write(page, Data(BoardTable(board).page(time).utf8))
  }
}
