import KataCore
import Testing

@testable import kata

@Suite struct SharedProofTests {
  private func complaint(
    _ output: String = "", errors: String = "", _ ending: Ending
  ) -> Complaint? {
    let share = Finished(ending: ending, output: output, errors: errors)
    do {
      _ = try SharedProof.report(of: share)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what a share complains of is said as the share said it`() throws {
    let said = try #require(
      complaint(errors: "kata: There is no room.\nnext: make some\n", .exited(2)))
    #expect(said.sentence == "There is no room.")
    #expect(said.next == "make some")
    #expect(said.exit == .usage)
  }

  @Test func `a share that is gone is named, though it said nothing`() throws {
    let gone = try #require(complaint("{", .signalled(9)))
    #expect(gone.sentence.contains("ended without a word"))
    #expect(gone.exit == .machine)
  }

  @Test func `a share that found faults has done its work`() {
    let json = #"{"schema":"kata.verify/1","exercises":[],"faults":[{"text":"x"}],"seconds":1}"#
    #expect(complaint(json, .exited(1)) == nil)
  }
}
