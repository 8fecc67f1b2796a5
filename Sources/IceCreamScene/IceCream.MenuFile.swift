import Foundation

extension IceCream {
  /// Menus as stands write them; each is a file in `Menus`, and this is the way to them.
  nonisolated package enum MenuFile: CaseIterable, Sendable {
    case pier, harbor
    case noToppingsYet, soldOut
    case noFlavors, noPrice, noName, capitalPrice
    case nullPrice, nullCone
    case priceAsText, halfCents, hugePrice, flavorAsText, conesAsObject
    case digitsAsText, codeAsNumber
    case cutOff, latin1, empty, page

    @MainActor package var body: Data {
      Data(bytes)
    }

    @MainActor private var bytes: [UInt8] {
      switch self {
      case .pier: PackageResources.Pier_json
      case .harbor: PackageResources.Harbor_json
      case .noToppingsYet: PackageResources.NoToppingsYet_json
      case .soldOut: PackageResources.SoldOut_json
      case .noFlavors: PackageResources.NoFlavors_json
      case .noPrice: PackageResources.NoPrice_json
      case .noName: PackageResources.NoName_json
      case .capitalPrice: PackageResources.CapitalPrice_json
      case .nullPrice: PackageResources.NullPrice_json
      case .nullCone: PackageResources.NullCone_json
      case .priceAsText: PackageResources.PriceAsText_json
      case .halfCents: PackageResources.HalfCents_json
      case .hugePrice: PackageResources.HugePrice_json
      case .flavorAsText: PackageResources.FlavorAsText_json
      case .conesAsObject: PackageResources.ConesAsObject_json
      case .digitsAsText: PackageResources.DigitsAsText_json
      case .codeAsNumber: PackageResources.CodeAsNumber_json
      case .cutOff: PackageResources.CutOff_json
      case .latin1: PackageResources.Latin1_json
      case .empty: PackageResources.Empty_json
      case .page: PackageResources.Page_html
      }
    }
  }
}

/// Worker → file: where a menu's bytes come from.
package protocol IceCreamFileLogic: AnyObject {
  func read() throws -> Data
}
