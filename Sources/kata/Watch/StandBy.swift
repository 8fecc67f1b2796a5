import Foundation
import KataCore

extension KataCommand {
  /// A check that has begun before it is asked for: it has read all it can, and waits for one line.
  static let standBy = KataCommand(
    spec: CommandSpec(
      "stand-by", "Waits to be told to judge, and tells what it finds, as JSON.",
      operand: .one("NN"),
      options: [.init("--ahead", "builds the exercise, at the lowest priority, and judges nothing")]
    ),
    options: { (name: $0.operands[0], isAhead: $0.has("--ahead")) },
    run: { options, _, host throws(Complaint) in
      do throws(Complaint) {
        let desk = try Desk(
          host, progress: { say(.progress($0, isLong: false), host) },
          announce: { say(.progress($0, isLong: true), host) })
        let exercise = try desk.workspace.course.named([options.name])[0]
        if options.isAhead {
          _ = nice(19)
          try desk.prepare(exercise)
        } else {
          // What keeps it from that, the check itself will tell.
          try? desk.warm(exercise)
          try StandBy(desk: desk, exercise: exercise, host: host).run()
        }
        return .success
      } catch {
        guard error != .interrupted else { throw error }
        say(.refused(error), host)
        return error.exit
      }
    })

  fileprivate static func say(_ message: CheckMessage, _ host: KataHost) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    host.terminal.write(String(decoding: data, as: UTF8.self) + "\n")
  }
}

/// What the process that waits is told.
enum Order: String {
  case check, fresh, all
}

private struct StandBy {
  let desk: Desk
  let exercise: Course.Exercise
  let host: KataHost

  func run() throws(Complaint) {
    // Whoever had it begin is gone, or needs it no more.
    guard let order = readLine().flatMap(Order.init) else { return }
    var options = Judge.Options()
    guard order != .all else {
      let all = try desk.verdicts(on: desk.workspace.ownExercises, options, fresh: false) { _ in }
      return KataCommand.say(.judgedAll(all), host)
    }
    options.runsStubs = true
    let sight = try desk.workspace.sight(of: exercise)
    let verdicts = try desk.verdicts(on: [exercise], options, fresh: order == .fresh) { _ in }
    guard let verdict = verdicts.first else { return }
    KataCommand.say(.judged(Judgement(sight: sight, verdict: verdict)), host)
  }
}
