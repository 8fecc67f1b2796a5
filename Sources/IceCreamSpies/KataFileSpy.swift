import Foundation
import IceCreamScene
import SpyKit

/// Records that it is read, and gives the bytes that it is told to have.
package final class KataFileSpy: KataIceCreamSpy, IceCreamFileLogic {
  package var body: Result<Data, any Error> = .success(Data())

  package func read() throws -> Data {
    let question = record(.file(.read))
    return try log.give(body, to: question) { "\($0.count) bytes" }
  }
}
