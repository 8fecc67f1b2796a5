import Foundation

/// The end of a child's output that `kata` reads: drained to the last byte, kept up to a limit.
final class OutputPipe {
  let descriptor: Int32
  let writeEnd: Int32
  private(set) var isOpen = true
  private var kept: [UInt8] = []
  private let keep: Int

  init?(keep: Int) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, writeEnd) = (ends[0], ends[1])
    self.keep = keep
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if isOpen { close(descriptor) }
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
    close(writeEnd)
  }

  /// Reads what is there, up to a share that leaves the other children their turn.
  func drain() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
      for _ in 0..<64 where isOpen {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          kept += buffer.prefix(min(count, keep - kept.count))
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
          finish()
        } else {
          return
        }
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
    close(descriptor)
  }
}
