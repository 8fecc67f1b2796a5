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
      ("c:objc(cs)NSData(im)initWithContentsOfFile:", "Foundation.Data.init(contentsOfFile:)"),
      ("c:objc(cs)NSArray(im)writeToURL:atomically:", "Foundation.Array.write(toURL:atomically:)"),
      (
        "c:objc(cs)NSDate(im)initWithTimeIntervalSinceNow:",
        "Foundation.Date.init(timeIntervalSinceNow:)"
      ),
      ("c:objc(cs)NSThread(cm)exit", "Foundation.Thread.exit()"),
      ("c:objc(cs)NSArray(im)indexOfObject:", "Foundation.Array.index(ofObject:)"),
      ("c:objc(cs)NSCache(im)setObject:forKey:", "Foundation.Cache.setObject(_:forKey:)"),
      ("c:objc(cs)NSThing(im)sendTo:", "Foundation.Thing.sendTo(_:)"),
      ("c:objc(cs)NSTask", "Foundation.Process"),
      ("c:objc(cs)NSTask(py)processIdentifier", "Foundation.Process.processIdentifier"),
      ("c:@F@NSTemporaryDirectory", "Foundation.TemporaryDirectory()"),
    ])
  func `bear the names that they have on Linux`(_ usr: String, _ name: String) {
    #expect(Demangling.declaration(usr) == name)
  }

  /// What is of a module's own making on Linux, and Objective-C's on a Mac.
  @Test(arguments: [
    ("c:objc(cs)NSData(im)writeToURL:atomically:", Effect.files),
    ("c:objc(cs)NSData(im)initWithContentsOfURL:", .files),
    ("c:objc(cs)NSArray(im)writeToFile:atomically:", .files),
    ("c:objc(cs)NSArray(im)initWithContentsOfURL:", .files),
    ("c:objc(cs)NSDictionary(im)writeToURL:error:", .files),
    ("c:objc(cs)NSDictionary(im)initWithContentsOfFile:", .files),
    ("c:objc(cs)NSString(im)writeToFile:atomically:encoding:error:", .files),
    ("c:objc(cs)NSDate(im)init", .clock), ("c:objc(cs)NSDate(cpy)now", .clock),
    ("c:objc(cs)NSDate(im)initWithTimeIntervalSinceNow:", .clock),
    ("c:objc(cs)NSThread(cm)sleepForTimeInterval:", .clock),
    (
      "s:So17OS_dispatch_queueC8DispatchE10asyncAfter8deadline3qos5flags7executeyAC0D4TimeV_AC0D3QoSVAC0D13WorkItemFlagsVyyXBtF",
      .clock
    ),
    (
      "s:So17OS_dispatch_queueC8DispatchE5async5group3qos5flags7executeySo0a1_B6_groupCSg_AC0D3QoSVAC0D13WorkItemFlagsVyyXBtF",
      .waiting
    ),
    ("c:objc(pl)OS_dispatch_source_timer", .waiting),
    ("c:@F@dispatch_main", .waiting), ("c:objc(cs)NSRunLoop(im)runUntilDate:", .waiting),
    ("c:objc(cs)NSDate(cpy)timeIntervalSinceReferenceDate", .clock),
    ("c:objc(cs)NSNumberFormatter(im)stringFromNumber:", .formatting),
    ("c:objc(cs)NSMutableArray(im)addObject:", .state),
    ("c:objc(cs)NSTask(im)launchAndReturnError:", .processes),
    ("c:@F@NSTemporaryDirectory", .files), ("c:@F@NSHomeDirectoryForUser", .files),
    ("c:@F@NSSearchPathForDirectoriesInDomains", .files), ("c:@__stdinp", .files),
    ("c:@F@NSUserName", .environment), ("c:@F@NSFullUserName", .environment),
    ("c:objc(cs)NSTimeZone(cpy)systemTimeZone", .settings),
    ("c:objc(cs)NSTimeZone(cpy)defaultTimeZone", .settings),
    ("c:objc(cs)NSCalendar(im)isDateInToday:", .clock),
    ("c:objc(cs)NSCondition(im)waitUntilDate:", .clock),
    ("c:objc(cs)NSConditionLock(im)lockBeforeDate:", .clock),
    ("c:objc(cs)NSRunLoop(im)runMode:beforeDate:", .clock),
    ("c:objc(cs)NSRunLoop(im)runMode:beforeDate:", .waiting),
    ("c:objc(cs)NSRunLoop(im)performBlock:", .waiting),
    ("c:objc(cs)NSNotificationQueue(im)enqueueNotification:postingStyle:", .waiting),
  ])
  func `do what they do on Linux`(_ usr: String, _ effect: Effect) throws {
    let name = try #require(Demangling.declaration(usr))
    #expect(
      ForbiddenDeclarations.effects(of: name, isStatic: Demangling.isStatic(usr)).contains(effect),
      "\(name)")
  }

  @Test func `plain work with Objective-C's values is no effect`() throws {
    for usr in [
      "c:objc(cs)NSDate(im)initWithTimeIntervalSince1970:", "c:objc(cs)NSArray(im)indexOfObject:",
      "c:objc(cs)NSData(py)length", "c:objc(cs)NSNumberFormatter(im)init",
      "c:objc(cs)NSDate(py)timeIntervalSinceReferenceDate",
      "c:objc(cs)NSCalendar(im)isDateInWeekend:", "c:@F@NSStringFromClass", "c:@F@NSMaxRange",
    ] {
      let name = try #require(Demangling.declaration(usr))
      let isStatic = Demangling.isStatic(usr)
      #expect(ForbiddenDeclarations.effects(of: name, isStatic: isStatic).isEmpty, "\(name)")
    }
  }

  @Test func `a queue in a type is Dispatch's`() {
    #expect(
      Demangling.type("$sSo17OS_dispatch_queueCSgD") == "Swift.Optional<Dispatch.DispatchQueue>")
    #expect(Demangling.type("$sSo14OS_dispatch_ioCD") == "Dispatch.DispatchIO")
  }

  @Test func `a process in a type is no task`() {
    #expect(Demangling.type("$sSo6NSTaskCSgD") == "Swift.Optional<Foundation.Process>")
  }

  @Test func `a runtime that knows all but the newest names reads none`() {
    #expect(Demangling.works)
    let known = ["$sSaySiGD": "Swift.Array<Swift.Int>"]
    #expect(!Demangling.works { known[$0] })
    #expect(!Demangling.works { $0 == "$sSySSYaYCcD" ? "nonisolated(nonsending) () -> ()" : nil })
  }
}
