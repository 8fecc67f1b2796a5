extension Templates {
  /// By their paths; `Scripts/release/standalone` fills them in.
  static let carried: [String: String] = [:]
}
