import Basics
@testable import Common
import Host
@testable import Shared
import Testing

struct FailedBuildTests {
  @Test
  func `a compiler that had the time is too slow, and one that waited is the machine's fault`()
    throws
  {
    for processor in [55, 21, nil] as [Double?] {
      let error = try FailedBuild.tooLong("A.swift", 60, processor: processor)
      #expect(error.message.hasPrefix("the compiler was not done after 60 s"))
    }
    let complaint = #expect(throws: Complaint.self) {
      try FailedBuild.tooLong("A.swift", 60, processor: 12)
    }
    #expect(complaint?.exit == .machine)
    #expect(complaint?.sentence.contains("for 12 of them") == true)
  }

  @Test func `a compiler that crashes has not found what was built damaged`() {
    func isDamaged(_ line: String) -> Bool {
      FailedBuild.isDamaged("/c/bench", [], "error: failed due to signal 6\n\(line)\n", of: [])
    }
    #expect(!isDamaged("0. Program arguments: swift-frontend -I /c/bench/modules/GreetScene"))
    #expect(isDamaged("ld: can't open /c/bench/modules/GreetScene/GreetScene.o"))
  }

  @Test(arguments: ["No space left on device", "Disk quota exceeded", "Disc quota exceeded"])
  func `a full disk, or one's share of it, is no fault of the code`(words: String) {
    #expect(FailedBuild.isDiskFull("error: can't write A.o: \(words)"))
  }

  @Test(arguments: [true, false])
  func `a linker that does not say why has found a full disk, if nothing more can be written`(
    isFull: Bool
  ) throws {
    let course = try TemporaryCourse()
    var host = HostSystem.live()
    let write = host.files.write
    host.files.write = { path, data throws(Complaint) in
      if isFull { throw .machine("no room", next: "") }
      try write(path, data)
    }
    let workspace = try Workspace(around: course.root, host: host)
    let before = workspace.host.files.tree(workspace.state)
    let output = "error: link command failed with exit code 1 (use -v to see invocation)"
    let complaint = Complaint.courseDoesNotBuild([], output, workspace)
    #expect(complaint.sentence.contains("disk is full") == isFull, "\(complaint)")
    #expect(workspace.host.files.tree(workspace.state) == before)
  }
}
