extension KataText {
  /// An error as source code would have it: `Login.Failure.offline`; of an unknown one, its type.
  ///
  /// Conformances are looked up, and a learner could change them: the text is for people, not for
  /// comparison.
  public static func of(error: any Error) -> String {
    let details = (error as? any Encodable).map { of($0) } ?? ""
    let isCase = details.isEmpty || details.hasPrefix(".") || details.hasPrefix("(")
    return name(of: error) + (isCase ? details : "(\(details))")
  }

  /// The type's, without its module and without what tells private ones apart.
  private static func name(of error: any Error) -> String {
    let parts = String(reflecting: type(of: error)).split(separator: ".")
    return parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }
}
