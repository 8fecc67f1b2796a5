import Foundation
import SpyKit
import Testing

private enum Refusal: Error, Encodable {
  case offline
}

@Suite struct KataStrayErrorTests {
  @Test(arguments: KataStrayError.allCases)
  func `no stray error is the domain's`(stray: KataStrayError) {
    #expect(!(stray.error(like: Refusal.offline) is Refusal))
    #expect(!stray.words(like: Refusal.offline).isEmpty)
  }

  @Test func `some come from the system`() {
    let errors = KataStrayError.allCases.map { $0.error(like: Refusal.offline) }

    #expect(errors.contains { $0 is CancellationError })
    #expect(errors.filter { $0 is DecodingError }.count == 4)
    #expect(errors.contains { $0 is EncodingError })
    #expect(errors.contains { $0 is CocoaError })
    #expect(errors.contains { $0 is POSIXError })
  }

  @Test func `every one of them is drawn, and the network's cancelled one often`() {
    var random = KataRandom(seed: 1)
    let drawn = (0..<4000).map { _ in KataStrayError.random(using: &random) }

    #expect(Set(drawn) == Set(KataStrayError.allCases))
    #expect(drawn.filter { $0 == .urlCancelled }.count > 300)
  }

  @Test func `one is described as the domain's is`() {
    let error = KataStrayError.lying.error(like: Refusal.offline)

    #expect("\(error)" == "\(Refusal.offline)")
    #expect(error.localizedDescription == "offline")
  }

  @Test func `one has the domain's underneath`() {
    let error = KataStrayError.underlying.error(like: Refusal.offline) as NSError

    #expect(error.userInfo[NSUnderlyingErrorKey] as? Refusal == .offline)
  }

  @Test func `one has the domain and the code of the domain's`() {
    let bridged = Refusal.offline as NSError
    let error = KataStrayError.bridged.error(like: Refusal.offline) as NSError

    #expect(error.domain == bridged.domain)
    #expect(error.code == bridged.code)
  }

  @Test(arguments: [(KataStrayError.status401, 401), (.status423, 423), (.status503, 503)])
  func `some have a server's status as their code`(stray: KataStrayError, code: Int) {
    #expect((stray.error(like: Refusal.offline) as NSError).code == code)
    #expect(stray.words(like: Refusal.offline) == "an NSError with the code \(code)")
  }

  @Test(arguments: KataStrayError.allCases)
  func `a script names them`(stray: KataStrayError) throws {
    let json = try JSONEncoder().encode([stray])

    #expect(try JSONDecoder().decode([KataStrayError].self, from: json) == [stray])
  }
}
