import Basics
import Common
import Foundation
@testable import Shared
import Synchronization
import Testing

@testable import Host

@Suite struct FilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kata-host-\(UUID().uuidString)").path

  /// A process that starts while a file is open for writing keeps it open, and a program that is
  /// open for writing can't be run.
  @Test func `a lock is free at once, even while a copy of its file is open`() throws {
    let path = "\(NSTemporaryDirectory())/\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var lock: FileLock? = try Files.live().tryLock(path)
    let copy = dup(try #require(lock).descriptor)
    defer { close(copy) }
    lock = nil

    #expect(lock == nil)
    #expect(try Files.live().tryLock(path) != nil)
  }

  @Test func `a copied program can be run at once, whatever else starts meanwhile`() throws {
    let host = HostSystem.live()
    defer { try? host.files.remove(folder) }
    // A script: the system's own programs can't be run from another place on every Mac.
    // It is a large one, so that its copies take some time.
    let script = "#!/bin/sh\nexit 7\n" + String(repeating: "#", count: 1 << 20)
    try host.files.write("\(folder)/program", Data(script.utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/program")
    let others = Thread {
      let processes = Processes.live()
      while !Thread.current.isCancelled {
        _ = try? processes.run(
          Command(words: ["/bin/sleep", "0.02"], environment: [:], limit: 10))
      }
    }
    others.start()
    defer { others.cancel() }

    for number in 1...100 {
      let copy = "\(folder)/copy-\(number)"
      try host.files.copy("\(folder)/program", copy)
      let finished = try host.processes.run(
        Command(words: [copy], environment: [:], limit: 10))
      try #require(finished.ending == .exited(7), "copy \(number)")
      try host.files.remove(copy)
    }
  }

  @Test func `saves, moves, links, folders and pipes are told from one another`() throws {
    let files = Files.live()
    defer { try? files.remove(folder) }
    try files.write("\(folder)/inner/a", Data("1".utf8))
    let first = try #require(files.mark("\(folder)/inner/a"))
    try files.move("\(folder)/inner/a", "\(folder)/inner/b")
    #expect(files.mark("\(folder)/inner/a") == nil)
    #expect(files.stamp("\(folder)/inner/b") == first.stamp)
    try files.write("\(folder)/inner/b", Data("2".utf8))
    #expect(files.mark("\(folder)/inner/b")?.text != first.text)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "\(folder)/inner")
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)

    let kinds = ["inner/b", "inner", "link", "pipe"].map { files.kind("\(folder)/\($0)") }

    #expect(kinds == [.file, .folder, .link, .other])
    #expect(files.tree(folder) == ["inner/b"])
    #expect(files.resolved("\(folder)/link") == files.resolved("\(folder)/inner"))
  }

  @Test func `a kill in a write that is kept leaves no more than a part`() throws {
    let files = Files.live()
    defer { try? files.remove(folder) }
    try files.write("\(folder)/other", Data("1".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/a.part", withDestinationPath: "\(folder)/other")
    let seen = Mutex<Set<String>>([])
    let looks = Thread { [folder] in
      while !Thread.current.isCancelled {
        seen.withLock { $0.formUnion(Files.live().list(folder) ?? []) }
      }
    }
    looks.start()
    defer { looks.cancel() }

    for _ in 1...20 { try files.keep("\(folder)/a", Data(count: 1 << 20)) }

    #expect(seen.withLock { $0.subtracting(["a", "a.part", "other"]) } == [])
    #expect(files.list(folder) == ["a", "other"])
    #expect(files.mark("\(folder)/a")?.bytes == 1 << 20)
    #expect(try files.text("\(folder)/other") == "1")
  }

  @Test func `what is saved into a frozen folder after a first look is not seen`() throws {
    let files = Files.live()
    defer { try? files.remove(folder) }
    try files.write("\(folder)/own/a", Data("1".utf8))
    let frozen = files.frozen(in: ["\(folder)/own"])
    #expect(try frozen.text("\(folder)/own/a") == "1")
    #expect(try frozen.text("\(folder)/own/b") == nil)
    #expect(frozen.tree("\(folder)/own") == ["a"])
    #expect(!frozen.exists("\(folder)/owner"))

    for name in ["own/a", "own/b", "owner"] {
      try files.write("\(folder)/\(name)", Data("22".utf8))
    }

    #expect(try frozen.text("\(folder)/own/a") == "1")
    #expect(try frozen.text("\(folder)/own/b") == nil)
    #expect(frozen.tree("\(folder)/own") == ["a"])
    #expect(frozen.mark("\(folder)/own/a")?.bytes == 1)
    #expect(frozen.exists("\(folder)/owner"))
  }
}
