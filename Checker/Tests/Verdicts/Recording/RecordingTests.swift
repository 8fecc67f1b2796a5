@testable import Shared
import Testing

@testable import Common

@Suite struct RecordingTests {
  private func message(_ receiver: String, _ text: String) -> Recording.Entry {
    .message(Message(receiver: receiver, text: text))
  }

  @Test func `reads episodes with their steps and messages, in order`() {
    let recording = Recording(
      reading: """
        begin\tfirst\twith tabs
        step\ttap\ttwice
        message\tworker\tload(\t)
        end
        begin\tsecond
        message\tview\tshow(1)

        """)

    #expect(recording.episodes.map(\.name) == ["first\twith tabs", "second"])
    #expect(
      recording.episodes.map(\.entries) == [
        [.step("tap\ttwice"), message("worker", "load(\t)")], [message("view", "show(1)")],
      ])
    // Without its end, an episode was broken off.
    #expect(recording.episodes.map(\.ended) == [true, false])
  }

  @Test func `a line that was cut short is left out, wherever it was cut`() {
    let whole = "begin\ta\nmessage\tworker\tload()\nmessage\tpresenter\tpresentLogin(.success)\n"
    let first = "begin\ta\nmessage\tworker\tload()\n"
    for count in first.count..<whole.count {
      let recording = Recording(reading: String(whole.prefix(count)))

      #expect(recording == Recording(reading: first), "\(count) characters")
    }
    #expect(Recording(reading: whole).episodes[0].messages.count == 2)
  }

  @Test func `what belongs to no episode, or is no record, is left out`() {
    let recording = Recording(
      reading: """
        end
        step\tearly
        message\tworker\tearly
        answer\t0\tearly
        begin\ta
        message\tworker
        begin
        noise
        end\tof it
        END
        end

        """)

    #expect(recording.episodes.count == 1)
    #expect(recording.episodes[0].entries.isEmpty)
    #expect(recording.episodes[0].ended)
  }

  @Test func `an answer names an earlier message of its episode, and is no entry`() {
    let recording = Recording(
      reading: """
        begin\tfirst
        message\tworker\tload()
        message\tworker\tload()
        answer\t1\treturns\ttwo
        message\tview\tshow()
        answer\t0\tthrows Odd
        end
        begin\tsecond
        message\tworker\tload()
        answer\t0\t
        end

        """)

    #expect(
      recording.episodes.map(\.asides) == [
        [
          Aside(question: 1, place: 2, text: "returns\ttwo"),
          Aside(question: 0, place: 3, text: "throws Odd"),
        ], [Aside(question: 0, place: 1, text: "")],
      ])
    #expect(recording.episodes[0].entries.count == 3)
  }

  @Test func `an aside is an arrow or a remark, and is no entry`() {
    let recording = Recording(
      reading: """
        begin\tfirst
        aside\tcaller\tinteractor\t2\tlogIn(email: "a\tb")
        message\tworker\tload()
        aside\t\t\t\tthe caller is cancelled
        aside\tcaller\tcut
        end

        """)

    #expect(
      recording.episodes.map(\.asides) == [
        [
          Aside(
            place: 0, text: "logIn(email: \"a\tb\")", from: "caller", to: "interactor", request: 2),
          Aside(place: 1, text: "the caller is cancelled"),
        ]
      ])
    #expect(recording.episodes[0].entries.count == 1)
  }

  @Test(arguments: ["1\treturns", "-1\treturns", "x\treturns", "\treturns", "0"])
  func `an answer to nothing that was sent is left out`(answer: String) {
    let text = "begin\ta\nmessage\tworker\tload()\nanswer\t\(answer)\nend\n"

    #expect(Recording(reading: text).episodes.map(\.asides) == [[]])
  }

  @Test func `a second process adds episodes, and the parts that the first did not tell`() {
    var recording = Recording(reading: "cast\tview\tpresenter\nbegin\ta\nend\n")
    recording.add(Recording(reading: "cast\tview\ttest\ncast\tstore\t\nbegin\tb\nend\n"))

    #expect(
      recording.cast == Cast([.init(name: "view", sender: "presenter"), .init(name: "store")]))
    #expect(recording.episodes.map(\.name) == ["a", "b"])
  }
}
