import Foundation
package import KataCore
package import KataCourse
package import KataHost
import KataJudge

/// A learner whose states are shown on a trainer's board: by a file in a folder that both can reach.
package struct BoardMember {
  private let workspace: Workspace

  package init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  private struct Choice: Codable {
    var folder: String
    var name: String
    var file: String { Results.fileName(name) + ".json" }
  }

  private struct Memory: Codable {
    var joined: Choice?
    /// The last entry: the one in the folder is never read, since others can write there.
    var last: BoardEntry?
  }

  private var path: String { "\(workspace.state)/board.json" }

  private func memory() throws(Complaint) -> Memory {
    try workspace.host.files.json(path) ?? Memory()
  }

  /// Leaves an entry, and from now on one with each verdict; returns the path of its file.
  package func join(_ folder: String, as name: String) throws(Complaint) -> String {
    let choice = Choice(folder: folder, name: name)
    let file = "\(folder)/\(choice.file)"
    let old = try memory().joined
    guard !workspace.host.files.exists(file) || old.map({ "\($0.folder)/\($0.file)" }) == file
    else {
      throw .usage(
        "\(file) is there, and this copy did not make it.",
        next: "choose another name, or remove that file if it is yours")
    }
    try leave(choice, after: [], joins: true)
    return file
  }

  /// Leaves the present states in the folder, if the learner has chosen one.
  ///
  /// - Parameter judged: The exercises that were judged.
  /// - Returns: The reason why nothing could be left; a check never fails by it.
  package func tell(after judged: [ExerciseID]) -> String? {
    do throws(Complaint) {
      let environment = workspace.host.environment
      guard let folder = environment["KATA_BOARD"], !folder.isEmpty else {
        if let choice = try memory().joined { try leave(choice, after: judged) }
        return nil
      }
      guard let name = environment["KATA_NAME"], !name.isEmpty else {
        return "KATA_BOARD shares nothing without a name of your choice: export KATA_NAME=ann"
      }
      try leave(Choice(folder: workspace.place(folder), name: name), after: judged)
      return nil
    } catch {
      return error == .interrupted ? nil : error.sentence
    }
  }

  private func leave(
    _ choice: Choice, after judged: [ExerciseID], joins: Bool = false
  ) throws(Complaint) {
    guard (1...Limits.boardName).contains(choice.name.unicodeScalars.count) else {
      throw .usage("A name on a board has 1 to \(Limits.boardName) characters.")
    }
    var memory = try memory()
    let states = ExerciseStates(workspace)
    let state = try states.around(judged.count == 1 ? judged[0] : nil)
    let current = state.current(after: judged)
    let entry = BoardEntry(
      choice.name, state, at: current, red: states.red(current), time: workspace.host.time(),
      after: memory.last?.name == choice.name ? memory.last : nil)
    try put(entry, choice)
    memory.last = entry
    if joins { memory.joined = choice }
    try workspace.host.files.write(path, Data(PrettyJSON.text(memory).utf8))
  }

  /// Has a process write the file: a folder on a server that is gone may not answer for minutes.
  private func put(_ entry: BoardEntry, _ choice: Choice) throws(Complaint) {
    // A new file, never one that a link leads to, takes the place of the old one.
    let script = """
      new="$1/.$2.$$"; umask 022; set -C
      [ ! -d "$1/$2" ] && printf %s "$3" > "$new" && mv -f "$new" "$1/$2" && exit
      rm -f "$new"; exit 1
      """
    let text = PrettyJSON.text(entry)
    let finished = try workspace.host.processes.run(
      Command(
        words: ["/bin/sh", "-c", script, "sh", choice.folder, choice.file, text],
        environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"], limit: Limits.boardSeconds))
    guard finished.ending != .exited(0) else { return }
    let told = finished.errors.split(separator: "\n").first?.split(separator: ": ").last
    let reason = finished.ending == .timedOut ? "it does not answer" : told ?? "no reason is known"
    throw .machine(
      "The board in \(choice.folder) can't be written to: \(reason).", next: "kata help board")
  }
}

extension Board {
  /// Reads a folder to which a whole class can write; nil if it can't be read.
  package init?(reading folder: String, _ host: KataHost, known: [ExerciseID]) {
    let names = host.files.list(folder)?.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    guard let names else { return nil }
    let entries = names.prefix(Limits.boardFiles).compactMap { name -> BoardEntry? in
      let path = "\(folder)/\(name)"
      guard let mark = host.files.mark(path), mark.kind == .file, mark.bytes <= Limits.boardBytes
      else { return nil }
      let data = host.files.readPrefix(path, Limits.boardBytes)
      let entry = try? JSONDecoder().decode(BoardEntry.self, from: data)
      return entry.flatMap { $0.isPlausible ? $0 : nil }
    }
    self.init(entries, unreadable: names.count - entries.count, now: host.time(), known: known)
  }
}
