@testable import Basics
@testable import Common
@testable import Shared
import Testing

@testable import Class

struct RosterTests {
  @Test func `people are read by the heads of their columns`() throws {
    let roster = try Roster("Name,ID,Group\r\n\"Lee, Ann\",ann,A\n\nBen,ben,\n")
    #expect(
      roster.people == [
        .init(id: "ann", name: "Lee, Ann", email: "", group: "A"),
        .init(id: "ben", name: "Ben", email: "", group: ""),
      ])
    #expect(try Roster("\u{FEFF}id;name\nann;Ann\n").people.map(\.name) == ["Ann"])
  }

  @Test(arguments: ["name\nAnn\n", "", "id\nann\nann\n", "id,name\n,Ann\n", "id\nj\u{FFFD}rg\n"])
  func `a roster that names a person twice, not at all or unreadably is refused`(text: String) {
    #expect(throws: Complaint.self) { try Roster(text) }
  }
}
