import SpyKit

/// The parts of an ice cream scene, in the order of a drawing, and who sends to each.
nonisolated extension KataIceCreamCall {
  package static let cast: [KataPart] = [
    KataPart("caller", from: "interactor"), KataPart("user", from: "view"), .state("screen"),
    KataPart("view", from: "presenter"), KataPart("interactor", from: "view"), .state("store"),
    KataPart("worker", from: "interactor"), KataPart("file", from: "worker"),
    KataPart("presenter", from: "interactor"), .state("census"),
  ]
}
