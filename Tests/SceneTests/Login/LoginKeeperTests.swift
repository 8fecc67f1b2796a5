import Foundation
import LoginScene
import Testing

/// The contract of both keepers, and what the one in a file can do beside it.
@Suite final class LoginKeeperTests {
  /// A keeper that was never used before.
  enum Kind: CaseIterable {
    case file, memory
  }

  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("KataKeeper-\(UUID().uuidString)")
  let ann = Login.Remember.Record(remembers: true, email: "ann@x.org", password: "old")
  let off = Login.Remember.Record(remembers: false, email: nil)

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var file: URL { folder.appendingPathComponent("remembered.json") }

  private func make(_ kind: Kind) -> any LoginKeeperWorkerLogic {
    switch kind {
    case .file: LoginFileKeeper(file: file)
    case .memory: LoginMemoryKeeper()
    }
  }

  @Test(arguments: Kind.allCases)
  func `at first there is no record; a save replaces it as a whole`(kind: Kind) async {
    let keeper = make(kind)
    #expect(await keeper.load() == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))

    await keeper.save(ann)
    #expect(await keeper.load() == ann)
    await keeper.save(off)
    #expect(await keeper.load() == off)
  }

  @Test(arguments: ["", "\n\u{A0}", "a\u{0}b", "\"}{\\", "日本", "Zoe\u{301}"])
  func `a record comes back as it was given, byte by byte`(text: String) async throws {
    await make(.file).save(.init(remembers: true, email: text))

    let email = try #require(await make(.file).load()?.email)
    #expect(email.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: Kind.allCases)
  func `what a cancelled task saves is kept, and what it loads is there`(kind: Kind) async {
    let keeper = make(kind)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await keeper.save(ann)
      return await keeper.load()
    }

    #expect(await task.value == ann)
  }

  @Test func `a save leaves one whole file`() async throws {
    let keeper = make(.file)
    await keeper.save(.init(remembers: true, email: String(repeating: "a", count: 5000)))
    await keeper.save(ann)

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["remembered.json"])
    #expect(await make(.file).load() == ann)
  }

  @Test(arguments: ["", #"{"remembers":tr"#, "null", "not JSON", #"{"email":"ann@x.org"}"#])
  func `a damaged file counts as none, and is replaced`(damage: String) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(damage.utf8).write(to: file)
    #expect(await make(.file).load() == nil)

    await make(.file).save(off)
    #expect(await make(.file).load() == off)
  }

  @Test func `a folder in the file's place gives way`() async throws {
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)

    await make(.file).save(ann)
    #expect(await make(.file).load() == ann)
  }
}
