import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import OwnCode

/// `kata flow --package`, in a package that depends on SpyKit.
@Suite struct PackageFlowTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws { files = try TemporaryFolder() }

  private func write(_ texts: [String: String]) throws {
    for (file, text) in texts {
      try files.write(text, to: file)
    }
  }

  private func flow(_ test: String...) throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(["flow", "--package", folder] + test)
  }

  private static var manifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Bell", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "KataVIP", path: "\(TemporaryCourse.origin)")],
      targets: [
        .testTarget(
          name: "BellTests", dependencies: [.product(name: "SpyKit", package: "KataVIP")])
      ])

    """
  }

  private static let suite = """
    import SpyKit
    import Testing

    enum Call: KataMessage {
      case view(View)

      static let cast = [KataPart("view", from: "presenter")]

      enum View: Equatable, Encodable, Sendable { case ring(Int) }
    }

    @MainActor @Suite(.flow) struct BellTests {
      let log = KataLog<Call>()

      @Test func `rings once`() { log.record(.view(.ring(1))) }

      @Test func `rings twice`() {
        log.record(.view(.ring(1)))
        #expect(log.calls == [.view(.ring(2))])
      }
    }

    """

  @Test(.realBuilds) func `a red test is drawn beside what it expects`()
    throws
  {
    try write(["Package.swift": Self.manifest, "Tests/BellTests/BellTests.swift": Self.suite])

    let red = try flow()
    #expect(red.output.hasPrefix("rings twice\n"))
    #expect(red.output.contains("ring has 1; expected 2"))

    let green = try flow("once")
    #expect(green.output.contains("presenter"))
    #expect(green.output.contains("the messages are as expected"))

    let none = try flow("thrice")
    #expect(none.code == .notPassed)
    #expect(none.errors.contains("No test with \"thrice\" in its name kept its messages."))
    #expect(none.errors.contains("    rings once\n    rings twice\n"))
  }

  @Test func `a folder that is no package is a mistake`() throws {
    #expect(try flow().code == .usage)
  }
}
