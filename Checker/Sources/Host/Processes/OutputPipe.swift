import CSystem

/// The end of a child's output that `kata` reads: drained to the last byte, kept up to a limit.
package final class OutputPipe {
  package let descriptor: Int32
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

  func closeWriteEnd() {
    csystem_close(writeEnd)
  }

  /// Reads what is there, up to a share that leaves the other children their turn.
  package func drain() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
      for _ in 0..<64 where isOpen {
        let count = csystem_read(descriptor, buffer.baseAddress, buffer.count)
        guard count >= 0 else { return }
        if count == 0 { return finish() }
        kept += buffer.prefix(min(count, keep - kept.count))
      }
    }
  }

  func drainAndClose() {
    drain()
    finish()
  }

  private func finish() {
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
