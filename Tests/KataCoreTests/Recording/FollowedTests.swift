import Testing

@testable import KataCore

@Suite struct FollowedTests {
  private func episode(_ name: String, _ text: String, ended: Bool = true) -> Recording.Episode {
    Recording.Episode(
      name: name,
      entries: text.isEmpty ? [] : [.step("tap"), .message(Message(receiver: "view", text: text))],
      ended: ended)
  }

  private func recording(_ episodes: [Recording.Episode]) -> Recording {
    var recording = Recording(reading: "")
    recording.episodes = episodes
    return recording
  }

  private func followed(
    _ episodes: Recording.Episode..., length: Int = 8, atLeast: Int? = nil
  ) -> Followed {
    Followed(
      in: recording([episode("{}", "a")] + episodes), behind: 1,
      length: (atLeast ?? length)...length)
  }

  @Test func `the reference plays what the learner's player chose, behind what was given`() {
    let followed = followed(episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "b"))

    #expect(followed.scenarios == [#"{"a":1}"#, #"{"a":2}"#])
    #expect(
      followed.comparison(
        with: recording([episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "b")]))
        == .agreed(scripts: 2))
  }

  @Test func `other messages are a difference, with the script that shows it`() {
    let comparison = followed(episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "b"))
      .comparison(with: recording([episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "x")]))

    guard case .differs(let difference) = comparison else {
      Issue.record("\(comparison) is no difference")
      return
    }
    #expect(difference.scenario == #"{"a":2}"#)
  }

  @Test func `what is no script by its name is not handed on`() {
    for name in ["", "7", "{}],\"count\":9,\"x\":[{}", "{},{}", "{"] {
      #expect(followed(episode(name, "a"), length: 1).scenarios == [])
    }
  }

  @Test func `what the reference knows otherwise, or does not play, says nothing`() {
    let comparison = followed(episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "b"))
      .comparison(with: recording([episode("", ""), episode(#"{"a":2}"#, "")]))

    #expect(comparison == .agreed(scripts: 0))
  }

  @Test func `more than was asked for is not looked at`() {
    let followed = followed(
      episode(#"{"a":1}"#, "a"), episode(#"{"a":2}"#, "b"), episode(#"{"a":3}"#, "c"))

    #expect(followed.scenarios == [#"{"a":1}"#, #"{"a":2}"#])
  }

  @Test func `a player that plays less than was asked for was broken off`() {
    let short = followed(episode(#"{"a":1}"#, "a"))
    #expect(
      short.comparison(with: recording([episode(#"{"a":1}"#, "a")])) == .brokenOff(during: nil))

    let enough = followed(episode(#"{"a":1}"#, "a"), atLeast: 7)
    #expect(
      enough.comparison(with: recording([episode(#"{"a":1}"#, "a")])) == .agreed(scripts: 1))

    let inside = followed(episode(#"{"a":1}"#, "a", ended: false))
    guard
      case .brokenOff(let during?) = inside.comparison(
        with: recording([episode(#"{"a":1}"#, "a")]))
    else {
      Issue.record("a script that did not end breaks it off")
      return
    }
    #expect(during.scenario == #"{"a":1}"#)
  }

  @Test func `scripts that differ are not followed, others count together`() throws {
    let all = try Comparison.agreed(scripts: 2).and { () throws(Complaint) in
      .agreed(scripts: 3)
    }
    #expect(all == .agreed(scripts: 5))
    let broken = try Comparison.brokenOff(during: nil).and { () throws(Complaint) in
      Issue.record("there is nothing to follow")
      return .agreed(scripts: 3)
    }
    #expect(broken == .brokenOff(during: nil))
  }
}
