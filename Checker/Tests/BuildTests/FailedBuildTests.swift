import Core
@testable import Shared
import Testing

@testable import Build

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
}
