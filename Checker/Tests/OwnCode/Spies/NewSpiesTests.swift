import Basics
import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import OwnCode

/// `kata new spies`, in a package that uses SpyKit.
@Suite struct NewSpiesTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws {
    files = try TemporaryFolder()
    try files.write(Self.manifest, to: "Package.swift")
    try files.write(Self.protocols, to: "Sources/Notes/Notes.swift")
    try files.write(Self.suite, to: "Tests/NotesTests/NotesTests.swift")
  }

  private func spies() throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(["new", "spies", folder])
  }

  private var made: String { "\(folder)/Tests/NotesTests/MadeSpies.swift" }

  private static var manifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Notes", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "KataVIP", path: "\(TemporaryCourse.origin)")],
      targets: [
        .target(name: "Notes"),
        .testTarget(
          name: "NotesTests",
          dependencies: ["Notes", .product(name: "SpyKit", package: "KataVIP")]),
      ],
      swiftLanguageModes: [.v6])

    """
  }

  private static let protocols = """
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    struct Note: Equatable, Encodable, Sendable { var text = "" }
    struct Paper { var name = "" }
    struct Full: Error {}

    @MainActor protocol NotesPresentationLogic: AnyObject {
      func present(_ note: Note)
      func present(paper: Paper)
      func print(_ papers: Paper..., then done: @escaping (Paper?) -> Void)
      func fold(_ paper: Paper, by steps: Int, _ way: (Paper) -> Paper)
      func keep(_ paper: Paper, in folder: String)
      func keep(_ papers: [Paper], in folder: String)
    }

    protocol NotesWorkerLogic: AnyObject, Sendable {
      func fetch(_ id: Int, at time: Date) async throws -> [String]
      func now() -> Int
      func tick() async
      func log(_ log: String) async throws -> Int
    }

    protocol NotesKeeper {
      var name: String? { get set }
      func save<T: Encodable>(_ record: T) throws(Full)
      func key() throws -> String
    }

    protocol NotesRoutingLogic: AnyObject { func routeToPaper() }
    protocol NotesDataPassing: AnyObject { var paper: Paper? { get } }
    func lead(_ router: any NotesDataPassing & NotesRoutingLogic) { follow(router) }
    func follow(_ router: any NotesRoutingLogic) {}
    func pass(_ router: some NotesDataPassing) {}
    func open(_ router: any NotesDataPassing & NotesRoutingLogic) { pass(router) }
    protocol NotesBase: AnyObject { func begin() }
    protocol NotesToggle: NotesBase { func `switch`(on: Bool) }
    protocol NotesBoth: NotesToggle, NotesBase {}
    protocol NotesBox { associatedtype Content }
    protocol NotesMark {}

    """

  private static let suite = """
    import SpyKit
    import Testing

    @testable import Notes

    final class NotesRouterSpy {}
    struct NotesLog {}

    @MainActor @Suite struct NotesTests {
      let log = MadeNotesLog()

      @Test func gates() async throws {
        let worker = NotesWorkerSpy(log, fetch: [.success(["first"])])
        #expect(try await worker.fetch(3, at: .init(timeIntervalSince1970: 0)) == ["first"])
        worker.nowAnswers = [1, 2]
        #expect([worker.now(), worker.now(), worker.now()] == [1, 2, 2])
        #expect(log.calls.first == .worker(.fetch(3, at: .init(timeIntervalSince1970: 0))))
      }

      @Test func kept() {
        let presenter = NotesPresenterSpy(log)
        presenter.present(paper: .init(name: "p"))
        var printed: [String] = []
        presenter.print(.init(name: "a"), .init(name: "b")) { printed.append($0?.name ?? "") }
        presenter.printReceived[0].done(presenter.printReceived[0].papers.last)
        presenter.fold(.init(name: "f"), by: 2) { $0 }
        presenter.keep(.init(name: "k"), in: "drawer")
        presenter.keep([], in: "box")
        #expect(presenter.presentPaperReceived.map { $0.name } == ["p"])
        #expect(printed == ["b"])
        #expect(presenter.foldReceived.map { $0.name } == ["f"])
        #expect(presenter.keepWithPaperReceived.map { $0.name } == ["k"])
        #expect(
          log.calls == [
            .presenter(.presentPaper), .presenter(.print), .presenter(.fold(by: 2)),
            .presenter(.keepWithPaper(in: "drawer")), .presenter(.keepWithPaperList(in: "box")),
          ])
      }

      @Test func values() throws {
        let (presenter, keeper) = (NotesPresenterSpy(log), NotesKeeperSpy(log))
        presenter.present(.init(text: "a"))
        presenter.present(paper: .init(name: "p"))
        keeper.name = "b"
        keeper.keyAnswers = [.success("c")]
        #expect(try keeper.key() == "c")
        try keeper.save(1)
        #expect(
          log.calls == [
            .presenter(.present(.init(text: "a"))), .presenter(.presentPaper), .keeper(.setName("b")),
            .keeper(.key), .keeper(.save),
          ])
      }
    }

    """

  @Test(.realBuilds) func `spies of all kinds compile and record, and the rest is named`() throws {
    let answer = try spies()
    #expect(answer.code == .success)
    #expect(answer.output.hasPrefix("Tests/NotesTests/MadeSpies.swift: 7 spies\n"))
    #expect(answer.output.contains("left out  NotesBox: it has an associated type"))
    #expect(
      answer.output.contains("left out  NotesRoutingLogic: there is a NotesRouterSpy already"))
    #expect(!answer.output.contains("Add SpyKit"))
    let text = try String(contentsOfFile: made, encoding: .utf8)
    #expect(answer.output.contains("left out  NotesMark: it asks for nothing"))
    #expect(answer.output.contains("\n2 values aren't kept; comments in the file say why.\n"))
    #expect(text.contains("  // Not kept: `way`, a closure.\n"))
    // A router that a View holds as both is still no router for its data alone.
    #expect(!text.contains("func routeToPaper"))
    #expect(text.contains("\nimport Foundation\n#if canImport(FoundationNetworking)\n"))

    let package = try OwnPackage(in: folder, .live())
    let tested = try package.run("test", [])
    #expect(tested.ending == .exited(0), "\(tested.output)\(tested.errors)")

    #expect(try spies().code == .success)
    #expect(try String(contentsOfFile: made, encoding: .utf8) == text)
    try (text + "// mine\n").write(toFile: made, atomically: true, encoding: .utf8)
    let refused = try spies()
    #expect(refused.code == .notPassed)
    #expect(refused.errors.contains("isn't as kata wrote it"))
    #expect(try String(contentsOfFile: made, encoding: .utf8) == text + "// mine\n")
  }

  @Test func `each scene's parts have names and senders of their own, and initials stay`() {
    let parts = [
      ("ListBusinessLogic", "interactor"), ("ListPresentationLogic", "presenter"),
      ("EditBusinessLogic", "interactor"), ("HTTPClient", nil),
    ]
    let protocols = parts.map { name, part in
      let method = Requirements.Method(name: "show", parameters: [], signature: "show()")
      return Requirements(name: name, part: part, methods: [method])
    }
    let text = SpiesText(name: "App", modules: ["App"], imports: [], protocols: protocols).text
    #expect(text.contains(#"KataPart("listPresenter", from: "listInteractor")"#))
    #expect(text.contains(#"KataPart("editInteractor", from: "view")"#))
    #expect(text.contains("final class HTTPClientSpy: AppSpy, @MainActor HTTPClient {"))
    #expect(text.contains("case httpClient(HttpClientCall)"))
  }

  @Test(arguments: [
    ("final class DisplaySpy: Base,\n  PaperLogic {", "DisplaySpy"),
    ("struct PaperStub: @MainActor PaperLogic {}", "PaperStub"),
    ("class Paper: PaperLogic {}", nil), ("class PaperSpy: PaperLogicMore {}", nil),
  ])
  func `a spy or stub by another name stands for a protocol, too`(text: String, name: String?) {
    #expect(SpyMaker.double(of: "PaperLogic", in: ["", text]) == name)
  }

  @Test func `a file that kata made is known by its sum`() {
    let file = MadeFile("let a = 1\n")
    #expect(MadeFile(reading: file.whole)?.isUntouched == true)
    #expect(MadeFile(reading: file.whole + "\n")?.isUntouched == false)
    #expect(MadeFile(reading: "let a = 1\n") == nil)
  }
}
