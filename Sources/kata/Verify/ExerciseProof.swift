import KataCore

/// What is to be shown of one exercise, and what has been shown so far.
protocol ExerciseProof: AnyObject {
  var row: VerifyReport.Row { get }
  /// Whether the variant is played whatever its suite says.
  func isPlayed(_ variant: Variant) -> Bool
  /// False where the player is needed to tell, and the binary has none.
  func prove(_ variant: Variant, _ binary: String, hasPlayer: Bool) throws(Complaint) -> Bool
  /// Compares with what was recorded, or records it.
  func close() throws(Complaint)
}
