/// A tar archive of plain files, as POSIX describes it (ustar): equal files, equal bytes.
struct TarFile {
  private(set) var bytes: [UInt8] = []

  /// Adds a file; false if its path is too long for an archive.
  mutating func add(_ path: String, _ content: [UInt8]) -> Bool {
    guard let (prefix, name) = Self.split(Array(path.utf8)) else { return false }
    var header = [UInt8](repeating: 0, count: Self.block)
    func put(_ field: [UInt8], at offset: Int) {
      header.replaceSubrange(offset..<offset + field.count, with: field)
    }
    func put(_ number: Int, digits: Int, at offset: Int) {
      let text = String(number, radix: 8)
      put(Array((String(repeating: "0", count: digits - text.count) + text).utf8), at: offset)
    }
    put(name, at: 0)
    put(0o644, digits: 7, at: 100)
    put(0, digits: 7, at: 108)
    put(0, digits: 7, at: 116)
    put(content.count, digits: 11, at: 124)
    put(0, digits: 11, at: 136)
    put(Array("        0".utf8), at: 148)
    put(Array("ustar\u{0}00".utf8), at: 257)
    put(prefix, at: 345)
    // The checksum is computed with blanks in its own field.
    put(header.reduce(0) { $0 + Int($1) }, digits: 6, at: 148)
    header[154] = 0
    bytes += header + content
    bytes += [UInt8](repeating: 0, count: (Self.block - content.count % Self.block) % Self.block)
    return true
  }

  /// The whole archive, with the two empty blocks that end it.
  var finished: [UInt8] { bytes + [UInt8](repeating: 0, count: 2 * Self.block) }

  private static let block = 512

  /// A path split at a slash: 155 bytes of folders and 100 of the rest; nil if it is longer.
  private static func split(_ path: [UInt8]) -> (prefix: [UInt8], name: [UInt8])? {
    if path.count <= 100 { return ([], path) }
    let slash = UInt8(ascii: "/")
    let cut = path.indices.first { path[$0] == slash && path.count - $0 - 1 <= 100 }
    guard let cut, cut <= 155 else { return nil }
    return (Array(path[..<cut]), Array(path[(cut + 1)...]))
  }
}
