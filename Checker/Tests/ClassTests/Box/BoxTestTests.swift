import Build
import CBox
import Core
import Foundation
import Host
import Judge
@testable import Shared
import Testing

@testable import Class

/// Attempts to get out of the box of a learner's process, made by the program itself.
@Suite(.enabled(if: HostFeatures.live.box && BoxLayers.live(namespaces: false).level == .confined))
struct BoxTestTests {
  private func test(_ change: (inout BoxLayers) -> Void) throws -> BoxTestResult {
    var host = HostSystem.live()
    host.executable = try #require(builtProgram("kata-class")).path
    var layers = host.layers(box_has_namespaces() == 1)
    change(&layers)
    return try BoxTest(
      host: host, toolchain: Toolchain(host, remembered: nil), layers: layers
    ).run()
  }

  @Test(arguments: [true, false])
  func `no attempt gets out of the box`(namespaces: Bool) throws {
    let result = try test { $0.namespaces = $0.namespaces && namespaces }
    #expect(result.notHeld == [])
    #expect(result.lacking == [])
    #expect(result.attempts >= 41)
    #expect(result.isFine)
  }

  @Test func `a box that lacks a layer is found out`() throws {
    let withoutFilter = try test { $0.seccomp = false }
    #expect(withoutFilter.level == "partial")
    #expect(withoutFilter.notHeld.contains("fork"))
    #expect(!withoutFilter.isFine)
    let withoutLandlock = try test { $0.landlock = 0 }
    #expect(withoutLandlock.notHeld.contains("read a file"))
  }

  @Test func `doctor tells what held`() throws {
    let course = try TemporaryCourse()
    let result = try course.report(BoxTestResult.self, ["doctor", "--box"])
    #expect(result.isFine)
    #expect(result.held == result.attempts)
    #expect(result.layers.contains("seccomp"))
    #expect(course.kata(["doctor", "--json"]).code == .usage)
    let none = course.kata(["doctor", "--box"]) { $0.features = .mac }
    #expect(none.code == .machine)
    #expect(none.errors.contains("has no box"))
  }
}
