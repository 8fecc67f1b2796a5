import CSystem
import Dispatch
package import Basics

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
    for pipe in [output, errors] { csystem_close(pipe.writeEnd) }
    waiting = command.waiting
    isSupervised = command.isSupervised
    told = Int(command.limit) - 1
    deadline = DispatchTime.now().uptimeNanoseconds + UInt64(command.limit * 1e9)
  }

  deinit {
    if let input { csystem_close(input) }
  }

  package var isRunning: Bool { ending == nil }

  private var openPipes: [OutputPipe] { [output, errors].filter(\.isOpen) }

  /// Readable when it has written something, or has ended.
  package var descriptors: [Int32] { openPipes.map(\.descriptor) }

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

  /// Reads what it has written, notes whether it has ended, and kills it when its time is over.
  package func check() {
    openPipes.forEach { $0.drain() }
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
    for pipe in openPipes {
      pipe.drain()
      pipe.finish()
    }
    self.ending = ending
  }

  /// The child's ending and its processor time; nil while it runs.
  private func reap(waits: Bool) -> (ending: Ending, processor: Double)? {
    var ended = csystem_ending()
    var answer = csystem_wait(pid, waits ? 1 : 0, &ended)
    while waits, answer == 0 { answer = csystem_wait(pid, 1, &ended) }
    // A child that another part of the program has waited for has ended, and nothing tells how.
    if answer < 0 { return (.exited(ExitCode.machine.rawValue), 0) }
    guard answer == 1 else { return nil }
    return (ended.signal == 0 ? .exited(ended.code) : .signalled(ended.signal), ended.processor)
  }
}

/// The end of a child's output that `kata` reads: drained to the last byte, kept up to a limit.
final class OutputPipe {
  let descriptor: Int32
  let writeEnd: Int32
  private(set) var isOpen = true
  private var kept: [UInt8] = []
  private let keep: Int

  init(keep: Int) throws(SpawnError) {
    (descriptor, writeEnd) = try pipe(isInput: false)
    self.keep = keep
  }

  deinit {
    if isOpen { csystem_close(descriptor) }
  }

  var text: String { String(decoding: kept, as: UTF8.self) }

  /// Takes the whole lines out of what is kept.
  func takeLines() -> [String] {
    guard let end = kept.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = kept[..<end].split(separator: UInt8(ascii: "\n"))
    kept.removeSubrange(...end)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads what is there, up to a share that leaves the other children their turn.
  func drain() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
      for _ in 0..<64 where isOpen {
        let count = csystem_read(descriptor, buffer.baseAddress, buffer.count)
        guard count >= 0 else { return }
        if count == 0 { return finish() }
        kept += buffer.prefix(min(count, keep - kept.count))
      }
    }
  }

  func finish() {
    guard isOpen else { return }
    isOpen = false
    csystem_close(descriptor)
  }
}

package enum Descriptors {
  /// Tells of each whether it can be read, when one can or the time is over; -1 never can.
  package static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool] {
    var readable = [UInt8](repeating: 0, count: descriptors.count)
    csystem_select(descriptors, Int32(descriptors.count), milliseconds, &readable)
    return readable.map { $0 == 1 }
  }
}
