/// Names as `Demangling` reads them, in the forms that people know.
extension String {
  /// `LoginScene.LoginDisplayLogic` → `LoginDisplayLogic`.
  var lastName: String { split(separator: ".").last.map { Self($0).withoutFile } ?? self }

  /// `Foundation.Date.init()` → `Date()`.
  var asWritten: String {
    guard let dot = firstIndex(of: "."), !self[..<dot].contains("(") else { return self }
    return String(self[index(after: dot)...]).replacing(".init(", with: "(")
  }

  /// A private name without what tells its file.
  private var withoutFile: String {
    guard let mark = lastIndex(of: "$"), hasPrefix("_") else { return self }
    return String(self[index(after: mark)...])
  }
}
