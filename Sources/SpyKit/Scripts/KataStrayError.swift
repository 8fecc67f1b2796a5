import Foundation

/// Errors that no domain declares, as they come up from below a worker.
///
/// Some of them are like an error of the domain's: they name it, carry it, or have its number.
package enum KataStrayError: String, CaseIterable, Codable, Sendable {
  case notConnected, timedOut, noHost, connectionLost, refused
  /// The network's library has more, here by their numbers, which are negative.
  case url1, url995, url996, url997
  case url1000, url1002, url1004, url1006, url1007, url1008, url1010, url1011, url1012, url1014
  case url1015, url1016, url1017, url1018, url1019, url1020, url1021, url1022
  case url1100, url1101, url1102, url1103
  case url1200, url1201, url1202, url1203, url1204, url1205, url1206
  case url2000
  case url3000, url3001, url3002, url3003, url3004, url3005, url3006, url3007
  case urlCancelled
  case cancelled
  case unreadable, missingKey, missingValue, wrongType
  case unwritable
  case missingFile, userCancelled
  case wrapping, underlying
  case bridged
  /// What a library below makes of a server's status: its number is no domain's kind.
  case status401, status423, status503
  case posix, posixRefused, posixCancelled
  case lying
  case plain

  /// The error itself; what of it is like the domain's is like this one.
  package func error(like domain: some Error & Encodable) -> any Error {
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
    default: URLError(urlCode ?? .unknown)
    }
  }

  private func context(_ words: String) -> DecodingError.Context {
    .init(codingPath: [], debugDescription: words)
  }

  /// The number in the case's name.
  private var status: Int? { Int(rawValue.drop { $0.isLetter }) }

  /// Nil for those that are not of the network's library, or have a name of their own here.
  private var urlCode: URLError.Code? {
    rawValue.hasPrefix("url") ? status.flatMap { URLError.Code(rawValue: -$0) } : nil
  }

  /// In words, for the transcript.
  package func words(like domain: some Encodable) -> String {
    let name = KataText.of(domain)
    return switch self {
    case .notConnected: "URLError(.notConnectedToInternet)"
    case .timedOut: "URLError(.timedOut)"
    case .noHost: "URLError(.cannotFindHost)"
    case .connectionLost: "URLError(.networkConnectionLost)"
    case .refused: "URLError(.userAuthenticationRequired)"
    case .urlCancelled: "URLError(.cancelled), though nobody cancelled"
    case .cancelled: "CancellationError, though nobody cancelled"
    case .unreadable: "a DecodingError"
    case .missingKey: "DecodingError.keyNotFound"
    case .missingValue: "DecodingError.valueNotFound"
    case .wrongType: "DecodingError.typeMismatch"
    case .unwritable: "an EncodingError"
    case .missingFile: "CocoaError(.fileReadNoSuchFile)"
    case .userCancelled: "CocoaError(.userCancelled)"
    case .wrapping: "another type of error, with \(name) in it"
    case .underlying: "an NSError, with \(name) underneath"
    case .bridged: "an NSError, with the domain and code of \(name)"
    case .posix: "POSIXError(.ETIMEDOUT)"
    case .posixRefused: "POSIXError(.ECONNREFUSED)"
    case .posixCancelled: "POSIXError(.ECANCELED)"
    case .status401, .status423, .status503:
      "an NSError with the code \(status ?? 0)"
    case .lying: "another type of error, described as \(name)"
    case .plain: "another type of error"
    default: "a URLError with the code -\(status ?? 0)"
    }
  }
}

extension KataStrayError {
  /// Any of them: the rare ones of the network's library are many, and the network's cancelled one comes often.
  package static func random(using random: inout KataRandom) -> Self {
    switch random.below(16) {
    case 0: .urlCancelled
    case 1...9: random.pick(numbered)
    default: random.pick(named)
    }
  }

  private static let numbered = allCases.filter { $0.urlCode != nil }
  private static let named = allCases.filter { $0.urlCode == nil }
}

/// An error that is no domain's own, as a library below a worker might throw one.
package struct KataOddError: Error, Equatable {
  package let text: String

  package init(_ text: String) {
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
