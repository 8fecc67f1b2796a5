import SpyKit

/// The parts of a gather scene, in the order of a drawing, and who sends to each.
nonisolated extension KataGatherCall {
  package static let cast: [KataPart] = [
    KataPart("caller", from: "interactor"), KataPart("user", from: "view"), .state("screen"),
    KataPart("navigator", from: "router"), KataPart("match", from: "router"),
    KataPart("destinations", from: "router"), KataPart("router", from: "view"),
    KataPart("view", from: "presenter"), KataPart("interactor", from: "view"), .state("store"),
    KataPart("worker", from: "interactor"), KataPart("presenter", from: "interactor"),
    .state("census"), KataPart("ticker", from: "interactor"),
    KataPart("clock", from: "interactor"),
  ]
}
