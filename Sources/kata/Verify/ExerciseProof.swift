import KataCore

/// What is to be shown of one exercise, and what has been shown so far.
protocol ExerciseProof: AnyObject {
  var row: VerifyReport.Row { get }
  func prove(_ variant: Variant, _ binary: String) throws(Complaint)
  /// Compares with what was recorded, or records it.
  func close() throws(Complaint)
}
