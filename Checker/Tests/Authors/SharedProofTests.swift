import Basics
import Common
import Host
@testable import Shared
import Testing

@testable import Authors

@Suite struct SharedProofTests {
  @Test func `a share that found faults has done its work`() throws {
    let json = #"{"schema":"kata.verify/1","exercises":[],"faults":[{"text":"x"}],"seconds":1}"#
    let share = Finished(ending: .exited(1), output: json, errors: "")
    #expect(try SharedProof.report(of: share).faults == [VerifyReport.Fault(text: "x")])
  }

  @Test func `a share that ended early is not taken for a sound one`() throws {
    let share = Finished(ending: .signalled(9), output: "{", errors: "kata: There is no room.")
    let complaint = #expect(throws: Complaint.self) { try SharedProof.report(of: share) }
    #expect(complaint?.sentence.contains("There is no room.") == true)
  }
}
