import CSystem
import Dispatch
package import Core

/// A running child process, in its own process group.
package final class Child {
  package let pid: Int32
  private let output: OutputPipe
  private let errors: OutputPipe
  /// The end of its input that is written to; nil if it takes none.
  private let input: Int32?
  private let deadline: UInt64
  private let waiting: (Int) -> Void
  private let isSupervised: Bool
  /// The number of seconds that was told last.
  private var told: Int
  private var ending: Ending?
  private var processor: Double?

  package init(_ command: Command) throws(Complaint) {
    do {
      output = try OutputPipe(keep: command.keep)
      errors = try OutputPipe(keep: command.keep)
      let ends = try command.takesInput ? pipe(isInput: true) : nil
      input = ends?.write
      defer { if let ends { csystem_close(ends.read) } }
      pid = try spawn(
        command.words, command.environment, input: ends?.read ?? -1, output: output.writeEnd,
        errors: errors.writeEnd,
        options: command.staysOnOneProcessor
          ? [csystem_own_group, csystem_one_processor] : [csystem_own_group])
    } catch {
      throw .machine(
        "\(command.words[0]) could not be started: \(SystemError.words(error.code)).",
        next: "kata doctor looks for what is missing")
    }
    output.closeWriteEnd()
    errors.closeWriteEnd()
    waiting = command.waiting
    isSupervised = command.isSupervised
    told = Int(command.limit) - 1
    deadline = DispatchTime.now().uptimeNanoseconds + UInt64(command.limit * 1e9)
  }

  deinit {
    if let input { csystem_close(input) }
  }

  package var isRunning: Bool { ending == nil }

  package var openPipes: [OutputPipe] { [output, errors].filter(\.isOpen) }

  package var finished: Finished {
    Finished(
      ending: ending ?? .timedOut, output: output.text, errors: errors.text, processor: processor)
  }

  /// Whole lines of its output that were not taken before.
  package func takeLines() -> [String] { output.takeLines() }

  /// Writes to its input; what it can't take any more is lost.
  package func send(_ text: String) {
    guard let input else { return }
    var text = text
    _ = text.withUTF8 { csystem_write(input, $0.baseAddress, $0.count) }
  }

  /// Notes whether it has ended, and kills it when its time is over.
  package func check() {
    if let (ending, _) = reap(waits: false) {
      return end(ending)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    guard now <= deadline else { return kill(as: .timedOut) }
    let left = Int((deadline - now) / 1_000_000_000)
    if left < told { waiting(left) }
    told = min(told, left)
  }

  /// Asks it to end, and so to end whatever it has started.
  package func terminate() {
    if isRunning { csystem_terminate(pid) }
  }

  /// Kills it and all of its group; does nothing when it has ended before.
  package func kill(as reason: Ending? = nil) {
    guard isRunning else { return }
    var reaped = isSupervised ? reapSupervisor() : nil
    if reaped == nil {
      csystem_kill(pid)
      reaped = reap(waits: true)
    }
    if reason == .timedOut { processor = reaped?.processor }
    end(reason ?? reaped?.ending ?? .timedOut)
  }

  /// Gives the supervisor a moment to end its program; nil if it takes longer.
  private func reapSupervisor() -> (ending: Ending, processor: Double)? {
    csystem_terminate(pid)
    for _ in 0..<Limits.supervisorMilliseconds {
      if let reaped = reap(waits: false) { return reaped }
      _ = Descriptors.wait(for: [], milliseconds: 1)
    }
    return nil
  }

  private func end(_ ending: Ending) {
    csystem_kill_group(pid)
    for pipe in openPipes { pipe.drainAndClose() }
    self.ending = ending
  }

  /// The child's ending and its processor time; nil while it runs.
  private func reap(waits: Bool) -> (ending: Ending, processor: Double)? {
    var ended = csystem_ending()
    var answer = csystem_wait(pid, waits ? 1 : 0, &ended)
    while waits, answer == 0 { answer = csystem_wait(pid, 1, &ended) }
    // What another part of the program has waited for has ended, and nothing tells how.
    if answer < 0 { return (.exited(ExitCode.machine.rawValue), 0) }
    guard answer == 1 else { return nil }
    return (ended.signal == 0 ? .exited(ended.code) : .signalled(ended.signal), ended.processor)
  }
}
