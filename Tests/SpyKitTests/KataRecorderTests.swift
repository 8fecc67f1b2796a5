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

  @Test func `each line is in the file before the next one comes`() throws {
    let temporary = try TemporaryRecorder()

    temporary.recorder.begin("a")
    #expect(try temporary.text == "begin\ta\n")
    temporary.recorder.message(to: "worker", "load()")
    #expect(try temporary.text == "begin\ta\nmessage\tworker\tload()\n")
  }

  @Test(.flow) func `without a file to record in, a test with the trait is as it was`() {
    #expect(KataRecorder.shared == nil)
    #expect(KataRecorder.current == nil)
  }
}
