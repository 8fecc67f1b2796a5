/// A protocol of a package, with all that a spy of it has to have.
struct Requirements: Equatable {
  var name: String
  /// The part that it's for, as in "presenter"; nil if it's for none.
  var part: String?
  /// True if it demands `Sendable` of who adopts it, which no conformance of one actor can give.
  var isSendable = false
  var methods: [Method] = []
  var properties: [Property] = []

  /// False for one that has nothing but values to read.
  var hasMessages: Bool {
    !methods.isEmpty || properties.contains { $0.isSettable && $0.omission == nil }
  }

  struct Method: Equatable {
    var name: String
    var parameters: [Parameter]
    /// From the name on, as it's written.
    var signature: String
    /// Nil if it returns nothing.
    var result: String?
    /// True if the result can be written down.
    var isEncodable = false
    var isAsync = false
    /// The type of its errors, as in "any Error"; nil if it throws none.
    var failure: String?

    /// Those that a message can carry.
    var carried: [Parameter] { parameters.filter { $0.omission == nil } }

    /// Those that the spy keeps instead.
    var kept: [Parameter] { parameters.filter { $0.omission != nil && $0.keptType != nil } }

    /// True if a caller gets a value or an error of it.
    var isAnswered: Bool { result != nil || failure != nil }
  }

  struct Parameter: Equatable {
    /// Nil for an underscore.
    var label: String?
    var name: String
    var type: String
    /// The reason why no message can carry it; nil if one can.
    var omission: String?
    /// The type of a variable that keeps it; nil if none can.
    var keptType: String?
  }

  struct Property: Equatable {
    var name: String
    var type: String
    var isSettable = false
    var omission: String?
  }
}
