import CSystem

/// SHA-256, as FIPS 180-4 gives it: the toolchain has none on Linux.
package enum SHA256 {
  package static func hex(_ text: String) -> String { hex(text.utf8) }

  /// The digest of some bytes, in hexadecimal.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let zeros = [UInt8](repeating: 0, count: (119 - bytes.count % 64) % 64)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    let padded = bytes + [0x80] + zeros + length
    csystem_sha256(&state, padded, padded.count / 64)
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
