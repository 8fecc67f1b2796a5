import Foundation

/// Errors that no domain declares, as they come up from below a worker.
///
/// Some of them are like an error of the domain's: they name it, carry it, or have its number.
public enum KataStrayError: String, CaseIterable, Codable, Sendable {
  case notConnected, timedOut, noHost, connectionLost, refused
  case urlCancelled
  case cancelled
  case unreadable, missingKey, missingValue, wrongType
  case unwritable
  case missingFile, userCancelled
  case wrapping, underlying
  case bridged
  /// The error that a library makes of a server's status: its number is no domain's kind.
  case status401, status423, status503
  case posix, posixRefused, posixCancelled
  case lying
  case plain

  /// The error itself; what of it is like the domain's is like this one.
  public func error(like domain: some Error & Encodable) -> any Error {
    let name = KataText.of(domain).filter { $0 != "." }
    return switch self {
    case .notConnected: URLError(.notConnectedToInternet)
    case .timedOut: URLError(.timedOut)
    case .noHost: URLError(.cannotFindHost)
    case .connectionLost: URLError(.networkConnectionLost)
    case .refused: URLError(.userAuthenticationRequired)
    case .urlCancelled: URLError(.cancelled)
    case .cancelled: CancellationError()
    case .unreadable: DecodingError.dataCorrupted(context(name))
    case .missingKey: DecodingError.keyNotFound(Key.name, context(name))
    case .missingValue: DecodingError.valueNotFound(String.self, context(name))
    case .wrongType: DecodingError.typeMismatch(String.self, context(name))
    case .unwritable:
      EncodingError.invalidValue(name, .init(codingPath: [], debugDescription: name))
    case .missingFile: CocoaError(.fileReadNoSuchFile)
    case .userCancelled: CocoaError(.userCancelled)
    case .wrapping: Wrapper(wrapped: domain)
    case .underlying:
      NSError(domain: "KataErrorDomain", code: 1, userInfo: [NSUnderlyingErrorKey: domain])
    case .bridged: NSError(domain: (domain as NSError).domain, code: (domain as NSError).code)
    case .posix: POSIXError(.ETIMEDOUT)
    case .posixRefused: POSIXError(.ECONNREFUSED)
    case .posixCancelled: POSIXError(.ECANCELED)
    case .status401, .status423, .status503:
      NSError(domain: "KataHTTPErrorDomain", code: status ?? 0)
    case .lying: Liar(description: name)
    case .plain: KataOddError(name)
    }
  }

  private func context(_ words: String) -> DecodingError.Context {
    .init(codingPath: [], debugDescription: words)
  }

  /// The number in the case's name.
  private var status: Int? { Int(rawValue.drop { $0.isLetter }) }

  /// In words, for the transcript.
  public func words(like domain: some Encodable) -> String {
    let name = KataText.of(domain)
    return switch self {
    case .notConnected: "URLError(.notConnectedToInternet)"
    case .timedOut: "URLError(.timedOut)"
    case .noHost: "URLError(.cannotFindHost)"
    case .connectionLost: "URLError(.networkConnectionLost)"
    case .refused: "URLError(.userAuthenticationRequired)"
    case .urlCancelled: "URLError(.cancelled)"
    case .cancelled: "CancellationError"
    case .unreadable: "a DecodingError"
    case .missingKey: "DecodingError.keyNotFound"
    case .missingValue: "DecodingError.valueNotFound"
    case .wrongType: "DecodingError.typeMismatch"
    case .unwritable: "an EncodingError"
    case .missingFile: "CocoaError(.fileReadNoSuchFile)"
    case .userCancelled: "CocoaError(.userCancelled)"
    case .wrapping: "an error of another type, with \(name) in it"
    case .underlying: "an NSError, with \(name) underneath"
    case .bridged: "an NSError, with the domain and code of \(name)"
    case .posix: "POSIXError(.ETIMEDOUT)"
    case .posixRefused: "POSIXError(.ECONNREFUSED)"
    case .posixCancelled: "POSIXError(.ECANCELED)"
    case .status401, .status423, .status503:
      "an NSError with the code \(status ?? 0)"
    case .lying: "an error of another type, described as \(name)"
    case .plain: "an error of another type"
    }
  }
}

extension KataStrayError {
  /// Any of them; the network's own cancellation comes more often than the others.
  public static func random(using random: inout KataRandom) -> Self {
    random.once(in: 12) ? .urlCancelled : random.pick(allCases)
  }
}

/// An error that is no domain's own, as a library below a worker might throw one.
public struct KataOddError: Error, Equatable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

private enum Key: CodingKey {
  case name
}

private struct Wrapper: Error {
  let wrapped: any Error
}

private struct Liar: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}
