import SpyKit

/// The parts of a login scene, in the order of a drawing, and who sends to each.
nonisolated extension KataLoginCall {
  package static let cast: [KataPart] = [
    KataPart("caller", from: "interactor"), KataPart("user", from: "view"), .state("screen"),
    KataPart("router", from: "view"),
    KataPart("destinations", from: "router"), KataPart("home", from: "router"),
    KataPart("detour", from: "router"),
    KataPart("navigator", from: "router"), KataPart("view", from: "presenter"),
    KataPart("interactor", from: "view"), .state("store"), KataPart("worker", from: "interactor"),
    KataPart("keeper", from: "interactor"),
    KataPart("presenter", from: "interactor"), .state("parts"), .state("census"),
  ]
}
