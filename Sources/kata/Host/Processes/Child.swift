import Dispatch
import Foundation
import KataCore

/// A running child process, in its own process group.
final class Child {
  let pid: pid_t
  private let output: OutputPipe
  private let errors: OutputPipe
  private let deadline: UInt64
  private let waiting: (Int) -> Void
  private let othersNeedIt: Bool
  /// The last number of seconds that was told, or from which on it is.
  private var told: Int
  private var ending: Ending?
  private var processor: Double?

  /// Without an input it has nothing to read.
  init(_ command: Command, input: Int32? = nil) throws(Complaint) {
    guard let output = OutputPipe(keep: command.keep), let errors = OutputPipe(keep: command.keep)
    else { throw Self.failure(command, errno) }
    self.output = output
    self.errors = errors
    var pid: pid_t = 0
    let code = command.start(&pid, input: input, output.writeEnd, errors.writeEnd)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    guard code == 0 else { throw Self.failure(command, code) }
    self.pid = pid
    waiting = command.waiting
    othersNeedIt = command.othersNeedIt
    told = Int(command.limit) - 1
    deadline = DispatchTime.now().uptimeNanoseconds + UInt64(command.limit * 1e9)
  }

  var isRunning: Bool { ending == nil }

  /// Whether it has ended otherwise than well, and others are in vain without it.
  var hasFailedOthers: Bool { othersNeedIt && ending.map { $0 != .exited(0) } ?? false }

  var openPipes: [OutputPipe] { [output, errors].filter(\.isOpen) }

  var finished: Finished {
    Finished(
      ending: ending ?? .timedOut, output: output.text, errors: errors.text, processor: processor)
  }

  /// Whole lines of its output that were not taken before.
  func takeLines() -> [String] { output.takeLines() }

  /// Notes whether it has ended, and ends it when its time is over.
  func check() {
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) == pid {
      let signal = status & 0x7F
      return end(signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal))
    }
    let now = DispatchTime.now().uptimeNanoseconds
    guard now <= deadline else { return kill(.timedOut) }
    let left = Int((deadline - now) / 1_000_000_000)
    if left < told { waiting(left) }
    told = min(told, left)
  }

  /// Ends it and all of its group; does nothing when it has ended before.
  func kill(_ reason: Ending = .signalled(SIGKILL)) {
    guard isRunning else { return }
    // It may have left its group.
    for target in [-pid, pid] { Foundation.kill(target, SIGKILL) }
    var usage = rusage()
    if wait4(pid, nil, 0, &usage) == pid, reason == .timedOut {
      processor = usage.ru_utime.seconds + usage.ru_stime.seconds
    }
    end(reason)
  }

  private func end(_ ending: Ending) {
    guard isRunning else { return }
    Foundation.kill(-pid, SIGKILL)
    for pipe in openPipes { pipe.drainAndClose() }
    self.ending = ending
  }

  private static func failure(_ command: Command, _ code: Int32) -> Complaint {
    .machine(
      "\(command.words[0]) could not be started: \(String(cString: strerror(code))).",
      next: "kata doctor looks for what is missing")
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
