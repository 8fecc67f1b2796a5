import HouseScene
import SpyKit

nonisolated extension Sample.Failure: KataKind {}

/// The messages in a log, told apart by the part that received them; the cast is the scene's.
nonisolated package enum KataSampleCall: KataMessage {
  case presenter(Presenter)
  case worker(Worker)

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentSample(Sample.Response)
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case fetchSample(String)
  }

  package static var cast: [KataPart] { KataHouseCall.cast }
}

package typealias KataSampleLog = KataLog<KataSampleCall>

/// The base class of the spies.
package class KataSampleSpy: KataSpy {
  package let log: KataSampleLog
  package let number: Int? = nil

  package init(_ log: KataSampleLog) {
    self.log = log
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataSamplePresenterSpy: KataSampleSpy, SamplePresentationLogic {
  package func presentSample(_ response: Sample.Response) {
    record(.presenter(.presentSample(response)))
  }
}

/// Records what the Interactor asks its worker, and answers when it is released.
package final class KataSampleWorkerSpy: KataSampleSpy, SampleWorkerLogic {
  package typealias Answer = Result<String, any Error>

  /// Holds each call until it gets its answer.
  package let gate = KataGate<Answer>()

  package func fetchSample(_ text: String) async throws -> String {
    let question = record(.worker(.fetchSample(text)))
    return try log.give(await gate.answer(), to: question)
  }
}

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataSampleForwarder: SampleBusinessLogic {
  private let log: KataSampleLog
  private let interactor: any SampleBusinessLogic

  package init(_ log: KataSampleLog, _ interactor: any SampleBusinessLogic) {
    (self.log, self.interactor) = (log, interactor)
  }

  package func showSample(_ request: Sample.Request) async {
    log.ask("showSample", request)
    await interactor.showSample(request)
  }
}

/// A worker's answer in a script, as it is written there.
nonisolated package enum KataSampleAnswer: Codable, Sendable {
  case success(text: String)
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  package static func random(using random: inout KataRandom) -> Self {
    let kind = random.pick(Sample.Failure.allCases).kind
    return switch random.below(4) {
    case 0, 1: .success(text: random.pick(["Oslo", "Lima", ""]))
    case 2: .failure(kind: kind)
    default: .oddError(kind: .random(using: &random), like: kind)
    }
  }

  /// The value or error of the worker's double; nil for an unknown kind.
  package var result: Result<String, any Error>? {
    switch self {
    case .success(let text): .success(text)
    case .failure(let kind): Sample.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      Sample.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .success(let text): KataText.of(text)
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): Sample.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
