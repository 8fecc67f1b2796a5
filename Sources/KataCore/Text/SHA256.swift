import CSystem

/// SHA-256, as FIPS 180-4 gives it: the toolchain has none on Linux.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  /// The digest of one piece of text, in hexadecimal.
  package static func hex(_ text: String) -> String { hex(text.utf8) }

  /// The digest of some bytes, in hexadecimal.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    var hash = Self()
    hash.update(Array(bytes))
    return hash.hex()
  }

  package mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      compress(pending, from: 0, blocks: 1)
      pending = []
    }
    let blocks = (bytes.count - start) / 64
    compress(bytes, from: start, blocks: blocks)
    pending += bytes[(start + blocks * 64)...]
  }

  /// Ends the digest, and gives it in hexadecimal.
  package mutating func hex() -> String {
    let bits = length * 8
    let padding = (pending.count < 56 ? 56 : 120) - pending.count
    update([0x80] + [UInt8](repeating: 0, count: padding - 1))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    let digits = Array("0123456789abcdef")
    return String(
      state.flatMap { word in
        (0..<8).map { digits[Int(word >> (28 - 4 * UInt32($0)) & 15)] }
      })
  }

  private mutating func compress(_ bytes: [UInt8], from start: Int, blocks: Int) {
    guard blocks > 0 else { return }
    bytes.withUnsafeBufferPointer { buffer in
      csystem_sha256(&state, buffer.baseAddress?.advanced(by: start), blocks)
    }
  }
}
