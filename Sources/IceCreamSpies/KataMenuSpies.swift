import Foundation
import IceCreamScene
import SpyKit

extension KataMenuListener {
  /// Records what an Interactor hands to its Presenter.
  package convenience init(_ log: KataIceCreamLog) {
    self.init { log.record(.presenter(.presentMenu(KataModel($0)))) }
  }
}

extension KataMenuSource {
  /// Records what an Interactor asks its worker, and has it answered.
  package convenience init(
    _ log: KataIceCreamLog, _ answer: @escaping () throws -> IceCream.Menu
  ) {
    self.init {
      let question = log.record(.worker(.fetchMenu))
      return try log.give(Result { try answer() }, to: question)
    }
  }
}

/// Records that it is read, and gives the bytes that it is told to have.
package final class KataFileSpy: KataIceCreamSpy, IceCreamFileLogic {
  package var body: Result<Data, any Error> = .success(Data())

  package func read() throws -> Data {
    let question = record(.file(.read))
    return try log.give(body, to: question) { "\($0.count) bytes" }
  }
}

/// The outcomes of 16 as its README declares them, for what is expected of the learner's own.
nonisolated package enum KataMenuOutcome: Encodable, Sendable {
  case loaded(IceCream.Menu)
  case unreadable
}
