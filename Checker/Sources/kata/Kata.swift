import Foundation
import KataCore
import KataHost

@main
enum Kata {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    // A box is closed by a process of one thread.
    switch words.first {
    case Box.command: exit(BoxStart.run(Array(words.dropFirst())))
    case BoxProbe.command: exit(BoxProbe.run(Array(words.dropFirst())))
    default: break
    }
    // An editor that `kata watch` has opened is the learner's, and not to be ended with it.
    Guardian.begin(adopting: words.first != KataCommand.watch.spec.name)
    Interrupts.listen()
    exit(run(words, .live()).rawValue)
  }

  /// Finds the command, runs it, and turns a complaint into a message and a code.
  static func run(_ words: [String], _ host: KataHost) -> ExitCode {
    do throws(Complaint) {
      let (command, rest) = try Commands.find(words)
      let code = try command.run(Invocation(rest, for: command.spec), host)
      guard let reason = host.terminal.fault() else { return code }
      throw .machine(
        "The report can't be written: \(reason).",
        next: "make room on the disk, or write it to another place")
    } catch {
      Output(host, nil, isPlain: words.contains(CommandSpec.Option.plain.name)).complain(error)
      return error.exit
    }
  }
}
