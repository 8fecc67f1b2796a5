import Foundation
import SpyKit
import Testing

private enum Refusal: Error, Encodable {
  case offline
}

@Suite struct KataStrayErrorTests {
  @Test(arguments: KataStrayError.allCases)
  func `no stray error is the domain's, and a script names each`(stray: KataStrayError) throws {
    #expect(!(stray.error(like: Refusal.offline) is Refusal))
    #expect(!stray.words(like: Refusal.offline).isEmpty)
    let json = try JSONEncoder().encode([stray])
    #expect(try JSONDecoder().decode([KataStrayError].self, from: json) == [stray])
  }

  @Test func `every one of them is drawn, and the network's cancelled one often`() {
    var random = KataRandom(seed: 1)
    let drawn = (0..<4000).map { _ in KataStrayError.random(using: &random) }

    #expect(Set(drawn) == Set(KataStrayError.allCases))
    #expect(drawn.filter { $0 == .urlCancelled }.count > 300)
  }

  @Test func `some look like the domain's: by description, error underneath, domain and code`() {
    let lying = KataStrayError.lying.error(like: Refusal.offline)
    #expect("\(lying)" == "\(Refusal.offline)")
    #expect(lying.localizedDescription == "offline")
    let outer = KataStrayError.underlying.error(like: Refusal.offline) as NSError
    #expect(outer.userInfo[NSUnderlyingErrorKey] as? Refusal == .offline)
    let bridged = KataStrayError.bridged.error(like: Refusal.offline) as NSError
    #expect(bridged.domain == (Refusal.offline as NSError).domain)
    #expect(bridged.code == (Refusal.offline as NSError).code)
  }

  @Test(arguments: [(KataStrayError.status401, 401), (.status423, 423), (.status503, 503)])
  func `some have a server's status as their code`(stray: KataStrayError, code: Int) {
    #expect((stray.error(like: Refusal.offline) as NSError).code == code)
  }
}
