import GatherScene
import SpyKit
import Synchronization

nonisolated extension LiveScore.Failure: KataKind {}

/// The messages in a log, told apart by the part that received them.
nonisolated package enum KataLiveScoreCall: KataMessage {
  case presenter(Presenter)
  case worker(Worker)
  case scores(Scores)

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentScore(LiveScore.Response)
    case presentEnd(LiveScore.End)
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case scores(of: Int)
  }

  /// The messages to a worker's sequences, which are numbered from 1.
  nonisolated package enum Scores: Equatable, Encodable, Sendable {
    case next(in: Int)
    /// The sequence is read from its beginning once more.
    case firstOfANewIterator(in: Int)
  }

  package static var cast: [KataPart] {
    KataGatherCall.cast + [KataPart("scores", from: "interactor")]
  }
}

package typealias KataLiveScoreLog = KataLog<KataLiveScoreCall>

/// The base class of the spies.
package class KataLiveScoreSpy: KataSpy {
  package let log: KataLiveScoreLog
  package let number: Int? = nil

  package init(_ log: KataLiveScoreLog) {
    self.log = log
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataLiveScorePresenterSpy: KataLiveScoreSpy, LiveScorePresentationLogic {
  package func presentScore(_ response: LiveScore.Response) {
    record(.presenter(.presentScore(response)))
  }

  package func presentEnd(_ response: LiveScore.End) {
    record(.presenter(.presentEnd(response)))
  }
}

/// Records what the Interactor asks its worker, and gives out sequences that wait to be answered.
package final class KataLiveScoreWorkerSpy: KataLiveScoreSpy, LiveScoreWorkerLogic {
  /// A score, or nil for the sequence's end.
  package typealias Answer = Result<Gather.Score?, any Error>

  /// Holds each call of `next` until it gets its answer.
  package let gate = KataGate<Answer>()
  /// For each `next` that got its answer, whether its task was cancelled by then.
  package private(set) var cancellations: [Bool] = []
  private var sequences = 0

  package func scores(of match: Int) -> any AsyncSequence<Gather.Score, any Error> {
    let question = record(.worker(.scores(of: match)))
    sequences += 1
    log.answer(question, "returns sequence \(sequences)")
    return KataScores(number: sequences, worker: self)
  }

  fileprivate func next(in sequence: Int, isAnew: Bool) async throws -> Gather.Score? {
    let question = record(
      .scores(isAnew ? .firstOfANewIterator(in: sequence) : .next(in: sequence)))
    let answer = await gate.answer()
    cancellations.append(Task.isCancelled)
    return try log.give(answer, to: question)
  }
}

/// A worker's sequence: it asks the worker's gate for each score, and never ends by itself.
nonisolated private final class KataScores: AsyncSequence, Sendable {
  private let number: Int
  private let worker: KataLiveScoreWorkerSpy
  private let isRead = Mutex(false)

  init(number: Int, worker: KataLiveScoreWorkerSpy) {
    (self.number, self.worker) = (number, worker)
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    let number: Int
    let worker: KataLiveScoreWorkerSpy
    var isAnew: Bool

    mutating func next() async throws -> Gather.Score? {
      defer { isAnew = false }
      return try await worker.next(in: number, isAnew: isAnew)
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    let isAnew = isRead.withLock { isRead in
      defer { isRead = true }
      return isRead
    }
    return AsyncIterator(number: number, worker: worker, isAnew: isAnew)
  }
}

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataLiveScoreForwarder: LiveScoreBusinessLogic {
  private let log: KataLiveScoreLog
  private let interactor: any LiveScoreBusinessLogic

  package init(_ log: KataLiveScoreLog, _ interactor: any LiveScoreBusinessLogic) {
    (self.log, self.interactor) = (log, interactor)
  }

  package func followMatch(_ request: LiveScore.Request) async {
    log.ask("followMatch", request)
    await interactor.followMatch(request)
  }
}

/// What a sequence gives in a script, as it is written there.
nonisolated package enum KataScoreAnswer: Codable, Sendable {
  case score(a: Int, b: Int)
  case end
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  /// Mostly a score, sometimes lower than one before.
  package static func random(using random: inout KataRandom) -> Self {
    let kind = random.pick(LiveScore.Failure.allCases).kind
    return switch random.below(9) {
    case 0: .end
    case 1: .failure(kind: kind)
    case 2: .oddError(kind: .random(using: &random), like: kind)
    default: .score(a: random.below(3), b: random.below(2))
    }
  }

  /// Each failure once, and each error that no domain declares.
  package static var failures: [Self] {
    let kinds = LiveScore.Failure.allCases.map(\.kind)
    return kinds.map { .failure(kind: $0) }
      + KataStrayError.allCases.enumerated().map { index, error in
        .oddError(kind: error, like: kinds[index % kinds.count])
      }
  }

  /// The value or error of the sequence; nil for an unknown kind.
  package var result: Result<Gather.Score?, any Error>? {
    switch self {
    case .score(let a, let b): .success(.init(a: a, b: b))
    case .end: .success(nil)
    case .failure(let kind): LiveScore.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      LiveScore.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .score(let a, let b): "a score, \(a):\(b)"
    case .end: "its end"
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): LiveScore.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
