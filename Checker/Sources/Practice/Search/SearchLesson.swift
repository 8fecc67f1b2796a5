import Basics
import Common
import Host

/// The worked search for the mistake that lies there, in the code at hand.
struct SearchLesson {
  let session: CheckSession
  let output: Output

  /// Shows it at once where it's asked for, else a step for each Return: any other key skips the rest.
  func show(_ repair: Repair, of exercise: Course.Exercise, isAsked: Bool) throws(Complaint) {
    let console = isAsked || output.isPlain ? nil : Console()
    guard isAsked || console != nil else { return }
    let search = try search(repair, exercise)
    guard let steps = search?.steps else {
      let none = "No straight way leads from the messages to this one: compare the flows."
      return output.write(isAsked ? [Line(none)] : [])
    }
    guard let console else { return output.write([.empty] + steps.flatMap(\.self)) }
    let offer = "How would one look for it? Return shows a step; any other key skips."
    output.write([.empty, Line(offer, .faint)])
    for step in steps {
      guard console.key({ $0 == .enter }) == true else { return }
      output.write(step)
    }
  }

  /// Nil where no way ends at a line that is broken.
  private func search(
    _ repair: Repair, _ exercise: Course.Exercise
  ) throws(Complaint) -> WorkedSearch? {
    let (workspace, folder) = (session.workspace, "\(exercise.layout.sources)/")
    defer { try? session.world.clean() }
    let code = try workspace.sources(of: exercise)
    let own = repair.own.map {
      ($0.replacing(folder, with: ""), String(decoding: $1, as: UTF8.self))
    }
    let reference = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    // The code there was made of the one that is more like it.
    func distance(_ texts: [String: String]) -> Int {
      code.reduce(0) { $0 + $1.value.lines.difference(from: (texts[$1.key] ?? "").lines).count }
    }
    let right = [code.merging(own) { $1 }, reference].min { distance($0) < distance($1) }
    let stages = try Trial(exercise, in: session)
      .results(of: code, in: .all(of: exercise, in: workspace))
    return stages.flatMap { WorkedSearch(Verdict($0), code: code, right: right ?? [:]) }
  }
}

extension Console {
  /// The meaning of the next key that has one; nil at the end of the input.
  func key<Meaning>(_ meaning: (Key) -> Meaning?) -> Meaning? {
    take()
    defer { giveBack() }
    while let bytes = Console.input() {
      if let found = Key.all(in: bytes).lazy.compactMap(meaning).first { return found }
    }
    return nil
  }
}
