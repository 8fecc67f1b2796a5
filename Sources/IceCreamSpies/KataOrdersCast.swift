import SpyKit

/// The parts of the order history, in the order of a drawing, and who sends to each.
nonisolated extension KataOrdersCall {
  package static let cast: [KataPart] = [
    .state("user"), .state("caller"), .state("screen"), KataPart("opener", from: "screen"),
    KataPart("navigator", from: "screen"), KataPart("store", from: "screen"),
    KataPart("client", from: "screen"), .state("census"),
  ]
}
