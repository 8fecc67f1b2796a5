import KataCore
import Testing

@Suite struct RecordingTests {
  private func message(_ receiver: String, _ text: String) -> Recording.Entry {
    .message(Message(receiver: receiver, text: text))
  }

  @Test func `reads episodes with their steps and messages, in order`() {
    let recording = Recording(
      reading: """
        begin\tfirst
        step\ttap
        message\tworker\tload()
        end
        begin\tsecond
        message\tview\tshow(1)
        end

        """)

    #expect(recording.episodes.map(\.name) == ["first", "second"])
    #expect(recording.episodes[0].entries == [.step("tap"), message("worker", "load()")])
    #expect(recording.episodes[0].messages == [Message(receiver: "worker", text: "load()")])
    #expect(recording.episodes[1].entries == [message("view", "show(1)")])
    #expect(recording.episodes.map(\.ended) == [true, true])
  }

  @Test func `without its end an episode was broken off`() {
    let recording = Recording(reading: "begin\ta\nend\nbegin\tb\nmessage\tworker\tload()\n")

    #expect(recording.episodes.map(\.ended) == [true, false])
    #expect(recording.episodes[1].messages.count == 1)
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

  @Test(arguments: ["begin\ta", "begin", "", "\n"])
  func `nothing whole is nothing`(text: String) {
    #expect(Recording(reading: text).episodes.isEmpty)
  }

  @Test func `a tab in a name, in words or in a text stays`() {
    let recording = Recording(
      reading: "begin\ta\tb\tc\nstep\tone\ttwo\nmessage\tworker\tx\ty\tz\nend\n")

    #expect(recording.episodes[0].name == "a\tb\tc")
    #expect(recording.episodes[0].entries == [.step("one\ttwo"), message("worker", "x\ty\tz")])
  }

  @Test func `empty words and texts are kept`() {
    let recording = Recording(reading: "begin\t\nstep\t\nmessage\t\t\nend\n")

    #expect(recording.episodes[0].name == "")
    #expect(recording.episodes[0].entries == [.step(""), message("", "")])
    #expect(recording.episodes[0].ended)
  }

  @Test func `what belongs to no episode, or is no record, is left out`() {
    let recording = Recording(
      reading: """
        end
        step\tearly
        message\tworker\tearly
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
      recording.episodes.map(\.answers) == [
        [
          Answer(question: 1, place: 2, text: "returns\ttwo"),
          Answer(question: 0, place: 3, text: "throws Odd"),
        ], [Answer(question: 0, place: 1, text: "")],
      ])
    #expect(recording.episodes[0].entries.count == 3)
  }

  @Test(arguments: ["1\treturns", "-1\treturns", "x\treturns", "\treturns", "0"])
  func `an answer to nothing that was sent is left out`(answer: String) {
    let text = "answer\t0\tearly\nbegin\ta\nmessage\tworker\tload()\nanswer\t\(answer)\nend\n"

    #expect(Recording(reading: text).episodes.map(\.answers) == [[]])
  }

  @Test func `steps are told apart to the byte, too`() {
    #expect(Recording.Entry.step("\u{E9}") != .step("e\u{301}"))
    #expect(Recording.Entry.step("a") == .step("a"))
    #expect(Recording.Entry.step("a") != .message(Message(receiver: "a", text: "a")))
  }
}
