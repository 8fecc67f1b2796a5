import Testing

@testable import KataCore

/// Declarations as a Mac's compiler names them, where some are Objective-C's.
@Suite struct AppleNameTests {
  @Test(
    arguments: [
      ("c:objc(cs)OS_dispatch_queue", "Dispatch.DispatchQueue"),
      ("c:objc(pl)OS_dispatch_source_timer", "Dispatch.DispatchSourceTimer"),
      (
        "s:So17OS_dispatch_queueC8DispatchE5async5group3qos5flags7executeySo0a1_B6_groupCSg_AC0D3QoSVAC0D13WorkItemFlagsVyyXBtF",
        "Dispatch.DispatchQueue.async(group:qos:flags:execute:)"
      ),
      ("s:So17OS_dispatch_queueC8DispatchE4mainABvpZ", "Dispatch.DispatchQueue.main"),
      ("s:So21OS_dispatch_semaphoreC8DispatchE4waityyF", "Dispatch.DispatchSemaphore.wait()"),
      ("c:objc(cs)NSDate(im)init", "Foundation.Date.init()"),
      ("c:objc(cs)NSDate(cpy)now", "Foundation.Date.now"),
      ("c:objc(cs)NSInitialThing(im)initial", "Foundation.InitialThing.initial"),
    ])
  func `bear the names that they have on Linux`(_ usr: String, _ name: String) {
    #expect(Demangling.declaration(usr) == name)
  }

  @Test func `a queue in a type is Dispatch's`() {
    #expect(
      Demangling.type("$sSo17OS_dispatch_queueCSgD") == "Swift.Optional<Dispatch.DispatchQueue>")
    #expect(Demangling.type("$sSo14OS_dispatch_ioCD") == "Dispatch.DispatchIO")
  }

  @Test func `a runtime that knows all but the newest names reads none`() {
    #expect(Demangling.works)
    let known = ["$sSaySiGD": "Swift.Array<Swift.Int>"]
    #expect(!Demangling.works { known[$0] })
    #expect(!Demangling.works { $0 == "$sSySSYaYCcD" ? "nonisolated(nonsending) () -> ()" : nil })
  }
}
