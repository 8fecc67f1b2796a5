import Basics
import Common
import Host

/// One check for `kata watch`, in a process of its own: it judges, tells what it finds, and ends.
extension Subcommand {
  static let watchCheck = Subcommand(
    spec: CommandSpec(
      "watch-check",
      operand: .many("NN|all"),
      options: [.init("--fresh", "judges again, even what has not changed")]),
    options: { (name: $0.operands.first ?? "all", isFresh: $0.has("--fresh")) },
    run: { options, _, host throws(Complaint) in
      do throws(Complaint) {
        say(try judge(options.name, fresh: options.isFresh, host), host)
        return .success
      } catch {
        guard error != .interrupted else { throw error }
        say(.refused(error), host)
        return error.exit
      }
    })

  private static func judge(
    _ name: String, fresh: Bool, _ host: HostSystem
  ) throws(Complaint) -> CheckMessage {
    let session = try CheckSession(host) { note in
      switch note {
      case .short(let text): say(.progress(text, isLong: false), host)
      case .long(let text): say(.progress(text, isLong: true), host)
      }
    }
    var (options, exercises) = (Judge.Options(), [Course.Exercise]())
    defer { try? session.workspace.tell(exercises, host) }
    guard name != "all" else {
      return .judgedAll(try session.verdicts(on: session.workspace.ownExercises, options))
    }
    options.runsStubs = true
    options.isFresh = fresh
    exercises = try session.workspace.course.named([name])
    let exercise = exercises[0]
    let snapshot = try session.workspace.snapshot(of: exercise.id)
    let verdict = try session.verdicts(on: [exercise], options)[0]
    return .judged(Judgement(snapshot: snapshot, verdict: verdict))
  }

  private static func say(_ message: CheckMessage, _ host: HostSystem) {
    host.terminal.write(PrettyJSON.line(message) + "\n")
  }
}

extension Workspace {
  /// The learner's part of an exercise, and its copy of what is given, as they are now.
  func snapshot(of id: ExerciseID) throws(Complaint) -> FileSnapshot {
    let folders = [layout(id).sources, layout(id).tests].map(path)
    return FileSnapshot(
      content: try digest(folders),
      marks: folders.flatMap(marks).map(\.text).joined(separator: "\n"))
  }
}
