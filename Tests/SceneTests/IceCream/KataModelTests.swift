import IceCreamSpies
import Testing

@Suite struct KataModelTests {
  @Test func `models of a learner's own are the same when their texts are`() {
    enum Response: Encodable { case unreadable, loaded(String) }

    #expect(KataModel(Response.unreadable) == KataModel(KataMenuOutcome.unreadable))
    #expect(KataModel(Response.loaded("a")) != KataModel(Response.loaded("b")))
    #expect(KataModel(Response.loaded("é")) != KataModel(Response.loaded("e\u{301}")))
  }
}
