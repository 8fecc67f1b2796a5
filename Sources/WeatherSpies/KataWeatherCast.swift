import SpyKit

/// The parts of a weather scene, in the order of a drawing, and who sends to each.
nonisolated extension KataWeatherCall {
  package static let cast: [KataPart] = [
    KataPart("caller", from: "interactor"), KataPart("view", from: "presenter"),
    KataPart("interactor", from: "view"), KataPart("worker", from: "interactor"),
    KataPart("presenter", from: "interactor"), KataPart("reader", from: "worker"),
    KataPart("client", from: "worker"),
    KataPart("store", from: "interactor"), KataPart("clock", from: "interactor"),
    .state("census"),
  ]
}
