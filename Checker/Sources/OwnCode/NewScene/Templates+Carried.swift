extension Templates {
  /// By their paths; `Scripts/standalone` fills them in.
  static let carried: [String: String] = [:]
}
