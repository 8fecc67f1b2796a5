import Foundation
import LoginScene
import Testing

/// The contract of both keepers, and what the one in a file can do beside it.
@Suite final class LoginKeeperTests {
  /// A keeper that was never used before.
  enum Kind: CaseIterable {
    case file, memory
  }

  nonisolated static let texts: [String?] = [
    nil, "", " ", "\n\u{A0}", " Ann@x.org ", "a\u{0}b", "\"}{\\", "日本", "Zoe\u{301}",
    String(repeating: "long ", count: 400),
  ]

  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("KataKeeper-\(UUID().uuidString)")
  let ann = Login.Remember.Record(remembers: true, email: "ann@x.org")
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

  private func isSame(_ text: String?, _ other: String?) -> Bool {
    text.map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }

  @Test(arguments: Kind.allCases)
  func `at first there is no record, and looking makes none`(kind: Kind) async {
    let keeper = make(kind)

    #expect(await keeper.load() == nil)
    #expect(await keeper.load() == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(arguments: Kind.allCases, texts)
  func `a record comes back as it was given, byte by byte`(kind: Kind, text: String?) async throws {
    let keeper = make(kind)
    for remembers in [true, false] {
      await keeper.save(.init(remembers: remembers, email: text, password: text))

      let record = try #require(await keeper.load())
      #expect(record.remembers == remembers)
      #expect(isSame(record.email, text))
      #expect(isSame(record.password, text))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a save replaces the record as a whole`(kind: Kind) async {
    let keeper = make(kind)
    await keeper.save(.init(remembers: true, email: "bob@x.org", password: "old"))
    await keeper.save(ann)
    #expect(await keeper.load() == ann)

    await keeper.save(off)
    #expect(await keeper.load() == off)
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
    #expect(await keeper.load() == ann)
  }

  @Test(arguments: Kind.allCases)
  func `two keepers know nothing of one another`(kind: Kind) async {
    let (keeper, other) = (make(kind), LoginMemoryKeeper(off))
    await keeper.save(ann)

    #expect(await other.load() == off)
    #expect(await keeper.load() == ann)
  }

  @Test func `a record in a file is there after a restart`() async {
    await make(.file).save(ann)

    #expect(await make(.file).load() == ann)
  }

  @Test func `a file is all that is written, with what the record has and no more`() async throws {
    let keeper = make(.file)
    await keeper.save(.init(remembers: true, email: String(repeating: "a", count: 5000)))
    await keeper.save(ann)

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["remembered.json"])
    let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    #expect((page as? NSDictionary)?.count == 2)
  }

  @Test func `whoever is reading meanwhile has all of the record before`() async throws {
    await make(.file).save(ann)
    let whole = try Data(contentsOf: file)
    let reader = try FileHandle(forReadingFrom: file)
    await make(.file).save(off)

    #expect(try reader.readToEnd() == whole)
  }

  @Test(arguments: ["", "{", "{}", "null", "not JSON", "\u{0}", #"{"email":"ann@x.org"}"#])
  func `a damaged file counts as none, and is replaced`(damage: String) async throws {
    await make(.file).save(ann)
    try Data(damage.utf8).write(to: file)
    #expect(await make(.file).load() == nil)

    await make(.file).save(off)
    #expect(await make(.file).load() == off)
  }

  @Test func `half of a file counts as none`() async throws {
    await make(.file).save(ann)
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count / 2).write(to: file)

    #expect(await make(.file).load() == nil)
  }

  @Test func `a folder in the file's place gives way`() async throws {
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(await make(.file).load() == nil)

    await make(.file).save(ann)
    #expect(await make(.file).load() == ann)
  }

  @Test func `what can't be kept is not kept, without a word`() async throws {
    try Data().write(to: folder)
    await make(.file).save(ann)

    #expect(await make(.file).load() == nil)
    #expect(try Data(contentsOf: folder).isEmpty)
  }
}
