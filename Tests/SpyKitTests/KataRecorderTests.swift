import Testing

@testable import SpyKit

@MainActor @Suite struct KataRecorderTests {
  @Test func `writes a line for each, with tabs between the fields`() throws {
    let temporary = try TemporaryRecorder()

    temporary.recorder.begin("an empty email is missing")
    temporary.recorder.step("log in with \"\"")
    temporary.recorder.message(to: "presenter", "presentLogin(.failure)")
    temporary.recorder.end()

    #expect(
      try temporary.text == """
        begin\tan empty email is missing
        step\tlog in with ""
        message\tpresenter\tpresentLogin(.failure)
        end

        """)
  }

  @Test func `messages are numbered from the beginning, for their answers`() throws {
    let recorder = try TemporaryRecorder().recorder
    let send = { recorder.message(to: "worker", "load()") }

    #expect(send() == nil)
    for _ in 1...2 {
      recorder.begin("a", withAnswers: true)
      #expect([send(), send()] == [0, 1])
      recorder.end()
    }
    recorder.begin("{}")
    #expect(send() == nil)
  }

  @Test func `each line is in the file before the next one comes`() throws {
    let temporary = try TemporaryRecorder()

    temporary.recorder.begin("a")
    #expect(try temporary.text == "begin\ta\n")
    temporary.recorder.message(to: "worker", "load()")
    #expect(try temporary.text == "begin\ta\nmessage\tworker\tload()\n")
  }

  @Test func `what several requests say at once is sorted by request`() async throws {
    let temporary = try TemporaryRecorder()
    let gate = KataGate<String>()
    let requests = KataRequests(gate)
    let recorder = temporary.recorder
    for name in ["a", "b"] {
      requests.begin {
        recorder.message(to: name, "asked()")
        recorder.message(to: name, await gate.answer())
      }
    }

    await recorder.sortingByRequest {
      await requests.settle()
      recorder.step("the second is answered first")
      requests.release(1, with: "second()")
      requests.release(0, with: "first()")
      await requests.settle()
      recorder.message(to: "test", "over()")
      #expect((try? temporary.text) == "step\tthe second is answered first\n")
    }
    recorder.message(to: "test", "next()")

    let told = try temporary.text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").dropFirst().joined(separator: " ")
    }
    #expect(
      told == [
        "a asked()", "a first()", "b asked()", "b second()", "test over()", "test next()",
      ])
  }

  @Test(.flow) func `without a file to record in, a test with the trait is as it was`() {
    #expect(KataRecorder.shared == nil)
    #expect(KataRecorder.current == nil)
  }
}
