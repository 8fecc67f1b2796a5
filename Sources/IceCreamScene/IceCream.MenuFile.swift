import Foundation

extension IceCream {
  /// Menus as stands write them; `text` has each of them.
  package enum MenuFile: CaseIterable, Sendable {
    case pier, harbor
    case noToppingsYet, soldOut
    case noFlavors, noPrice, noName, capitalPrice
    case nullPrice, nullCone
    case priceAsText, halfCents, hugePrice, flavorAsText, conesAsObject
    case digitsAsText, codeAsNumber
    case cutOff, latin1, empty, page

    /// The bytes: the text in UTF-8, or in Latin-1, where a byte is the number of its character.
    package var body: Data {
      switch self {
      case .latin1: Data(text.unicodeScalars.map { UInt8($0.value) })
      default: Data(text.utf8)
      }
    }
  }
}

/// Worker → file: where a menu's bytes come from.
@MainActor package protocol IceCreamFileLogic: AnyObject {
  func read() throws -> Data
}
