import Foundation
import KataCore
import Testing

@testable import kata

@Suite struct ModuleStoreTests {
  private let course: TemporaryCourse
  private let store: ModuleStore

  init() throws {
    course = try TemporaryCourse()
    store = ModuleStore(workspace: try Workspace(around: course.root, host: .live()))
  }

  private func keep(_ module: String) throws -> String {
    let new = try store.newFolder()
    try Data().write(to: URL(fileURLWithPath: "\(new)/\(module).swiftmodule"))
    let path = store.path(ofModule: module, "id")
    try store.keep(new, as: path)
    return path
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `what was used least lately goes, and what is used again stays`() throws {
    func use(_ number: Int) throws -> String {
      let path = store.path(ofModule: "Module\(number)", "id")
      if !exists(path) { #expect(try keep("Module\(number)") == path) }
      try store.prune(keeping: [path], program: "program")
      return path
    }
    let paths = try (0..<Limits.keptModules).map(use)
    #expect(paths.allSatisfy(exists))
    _ = try use(0)
    _ = try use(Limits.keptModules)
    #expect(exists(paths[0]))
    #expect(!exists(paths[1]))
    #expect(exists(paths[2]))
  }

  @Test func `what a killed check has begun goes with the next`() throws {
    let begun = try store.newFolder()
    try store.prune(keeping: [], program: "program")
    #expect(!exists(begun))
  }

  @Test func `a program that was changed after it was sealed is whole no more`() throws {
    let program = store.path(ofProgram: "id")
    try Files.live().write(program, Data("1".utf8))
    #expect(try !store.isWhole(program))
    try store.seal(program)
    #expect(try store.isWhole(program))
    try Files.live().write(program, Data("22".utf8))
    #expect(try !store.isWhole(program))
  }
}
