import CSystem

/// The end of a child's input that `kata` writes to.
final class InputPipe {
  let readEnd: Int32
  private let descriptor: Int32

  init() throws(SpawnError) {
    var ends: [Int32] = [0, 0]
    let error = csystem_input_pipe(&ends)
    guard error == 0 else { throw SpawnError(code: error) }
    (readEnd, descriptor) = (ends[0], ends[1])
  }

  deinit {
    csystem_close(descriptor)
  }

  func closeReadEnd() {
    csystem_close(readEnd)
  }

  func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { csystem_write(descriptor, $0.baseAddress, $0.count) }
  }
}
