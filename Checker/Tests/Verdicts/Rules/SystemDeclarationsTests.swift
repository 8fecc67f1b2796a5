@testable import Shared
import Testing

@testable import Common

@Suite struct SystemDeclarationsTests {
  @Test(
    arguments: [
      ("Swift.Task.sleep(for:tolerance:clock:)", .clock), ("C.time", .clock),
      ("_Concurrency.ContinuousClock.Instant.now", .clock), ("__C.NSURLSession", .network),
      ("__C.NSFileManager.defaultManager", .files), ("C.NSTemporaryDirectory", .files),
      ("__C.NSUserDefaults", .defaults), ("__C.NSDateFormatter.stringFromDate:", .formatting),
      ("Foundation.NSLocalizedString(_:tableName:bundle:value:comment:)", .formatting),
      ("Swift.Task.init(name:priority:operation:)", .waiting),
      ("__C.DispatchQueue.async(group:qos:flags:execute:)", .waiting),
      ("__C.NSProcessInfo.processInfo", .processes), ("Swift.Collection.randomElement()", .chance),
    ] as [(String, Effect)])
  func `knows what a declaration does, by its name on Linux and on a Mac`(
    _ name: String, _ effect: Effect
  ) {
    #expect(SystemDeclarations.effects(of: name).contains(effect))
  }

  @Test(
    arguments: [
      "Foundation.Date", "Foundation.Date.init(timeIntervalSince1970:)", "Foundation.DateInterval",
      "Foundation.NumberFormatter.number(from:)", "Foundation.NumberFormatter.init()",
      "Swift.StringProtocol.trimmingCharacters(in:)", "Swift.String.uppercased()", "C.timegm",
      "Foundation.URL.init(string:)", "Swift.Task.isCancelled", "Foundation.UUID.init()",
      "Swift.Int.random(in:using:)", "_Concurrency.Clock.now", "Foundation.ProcessedImage",
      "Exercise03.Timer", "Exercise03.Date.now",
    ])
  func `has nothing to say about plain work with values, nor about the module's own`(_ name: String)
  {
    #expect(SystemDeclarations.effects(of: name).isEmpty)
  }

  @Test(
    arguments: [
      ("Foundation.Date.init()", "Date()"),
      ("Foundation.UserDefaults.standard", "UserDefaults.standard"),
      ("__C.NSUserDefaults.setObject:forKey:", "UserDefaults.setObject"), ("C.time", "time"),
      ("Swift.String.init(format:_:)", "String(format:_:)"),
    ])
  func `writes a name as people do`(_ name: String, _ written: String) {
    #expect(name.asWritten == written)
  }
}
