import Foundation
@testable import Shared
import Testing

@testable import Class
@testable import Basics
@testable import Common

struct ShardTests {
  @Test func `each person is in one shard, however the name is written`() throws {
    let people = (0..<200).map { "Person\($0)" } + ["Zoë", "日本"]
    for count in [1, 3, 8] {
      let shards = try (1...count).map { try #require(Shard($0, of: count)) }
      for person in people {
        let own = shards.filter { $0.holds(person) }
        #expect(own.count == 1)
        // A Mac's disk may spell an accent as a character of its own.
        let others = [
          person.lowercased(), person.uppercased(), person.replacing("ë", with: "e\u{308}"),
        ]
        #expect(others.allSatisfy { other in shards.filter { $0.holds(other) } == own })
      }
      #expect(shards.allSatisfy { shard in people.contains(where: shard.holds) })
    }
  }

  @Test func `the rule stays what it was`() throws {
    // The remainders were computed by another program.
    #expect(try #require(Shard(1, of: 1)).holds("ann"))
    #expect(try #require(Shard(1, of: 7)).holds("ann"))
    #expect(try #require(Shard(495, of: 1000)).holds("Ben"))
  }

  @Test func `an option names a shard`() throws {
    #expect(try Shard(option: "3/8") == Shard(3, of: 8))
  }

  @Test(arguments: [
    "", "3", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/4", "1/", "/4", "1/99999999", "auto",
  ])
  func `what is no part of a whole is no shard`(text: String) {
    #expect(throws: Complaint.self) { try Shard(option: text) }
  }
}
