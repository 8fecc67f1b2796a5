import Core
import Foundation
@testable import Shared
import Testing

@testable import OwnCode

/// `kata teeth --package`, in a package that is no course.
@Suite struct PackageTeethTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws { files = try TemporaryFolder() }

  private func teeth(_ options: String...) throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(["teeth", "--package", folder] + options)
  }

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Bell", platforms: [.macOS(.v15)],
      targets: [
        .target(name: "Bell"), .testTarget(name: "BellTests", dependencies: ["Bell"]),
      ],
      swiftLanguageModes: [.v6])

    """

  private static let parts = """
    public protocol Clapper: AnyObject { func ring(_ times: Int) }

    public final class Bell {
      private let clapper: any Clapper
      public private(set) var count = 0
      public init(_ clapper: any Clapper) { self.clapper = clapper }

      public func press(_ isOn: Bool) {
        count += 1
        guard isOn else { return }
        clapper.ring(count)
      }
    }

    """

  private static let suite = """
    import Bell
    import Testing

    final class Spy: Clapper {
      var times: [Int] = []
      func ring(_ times: Int) { self.times.append(times) }
    }

    @Test func rings() {
      let spy = Spy()
      Bell(spy).press(true)
      #expect(spy.times.count == 1)
    }

    """

  @Test(.realBuilds) func `changes that no test notices are named, in a copy of the package`()
    throws
  {
    try files.write(Self.manifest, to: "Package.swift")
    try files.write(Self.parts, to: "Sources/Bell/Bell.swift")
    try files.write(Self.suite, to: "Tests/BellTests/BellTests.swift")
    let thin = try teeth()
    #expect(thin.code == .notPassed)
    #expect(
      thin.output == """
          ✗ Sources/Bell/Bell.swift:9
              count += 1
            No test notices if this assignment is left out.
          Each of these is a test to write, or code that can go.
        your test notices 2 of 3 changes of your code

        """)
    let own = try String(contentsOfFile: "\(folder)/Sources/Bell/Bell.swift", encoding: .utf8)
    #expect(own == Self.parts)

    // The second time, the copy is brought up to date.
    try files.write(
      Self.suite.replacing("times.count == 1", with: "times == [1]"),
      to: "Tests/BellTests/BellTests.swift")
    let sharp = try teeth()
    #expect(sharp.code == .success)
    #expect(sharp.output == "your test notices 3 of 3 changes of your code\n")
  }

  @Test func `a folder that is no package, and no folder and no exercise, are mistakes`() throws {
    #expect(try teeth().code == .usage)
    #expect(try TemporaryCourse.warm.get().kata(["teeth"]).code == .usage)
  }
}
