/// The system's types that are values and nothing more: what a model may be made of.
///
/// It names what is allowed, and not what is more than a value, since nobody knows all of that. Names
/// are those that `Demangling.type` reads. A word stands for that type alone; one that ends in `.*`
/// for all types inside of one.
enum PlainTypes {
  static let words: [String: String] = [
    "Swift": """
    Bool Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16
    Float80 Double FloatingPointSign FloatingPointClassification FloatingPointRoundingRule
    Character String String.* Substring Substring.* StaticString Unicode.Scalar Unicode.*
    Optional Result Never CancellationError ObjectIdentifier
    Array ArraySlice ContiguousArray InlineArray CollectionOfOne EmptyCollection Repeated Slice
    Dictionary Dictionary.* KeyValuePairs Set Set.* RangeSet
    Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo StrideThrough StrideTo
    ReversedCollection EnumeratedSequence Zip2Sequence JoinedSequence FlattenSequence
    CollectionDifference CollectionDifference.*
    Duration Duration.* TaskPriority
    SIMD2 SIMD3 SIMD4 SIMD8 SIMD16 SIMD32 SIMD64
    """,
    "_Concurrency": "ContinuousClock.Instant SuspendingClock.Instant",
    "Foundation": """
    Data Date Date.* DateComponents DateInterval Decimal Decimal.* Measurement UUID
    Calendar Calendar.* Locale Locale.* TimeZone TimeZone.* PersonNameComponents
    URL URLComponents URLQueryItem URLError.Code CocoaError.Code
    AttributedString AttributedSubstring AttributeContainer LocalizedStringResource
    CharacterSet IndexPath IndexSet _NSRange CGFloat CGPoint CGRect CGSize
    ComparisonResult SortOrder Notification.Name
    IntegerFormatStyle IntegerFormatStyle.* FloatingPointFormatStyle FloatingPointFormatStyle.*
    ByteCountFormatStyle DateFormatter.Style NumberFormatter.Style ByteCountFormatter.CountStyle
    """,
    "Dispatch": "DispatchTime DispatchTimeInterval DispatchWallTime",
  ]

  static func contains(_ name: String) -> Bool {
    if exact.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    var outer = name[..<dot]
    while let dot = outer.lastIndex(of: ".") {
      if exact.contains(outer + ".*") { return true }
      outer = outer[..<dot]
    }
    return false
  }

  /// The words with their modules.
  static let exact = Set(
    words.flatMap { module, list in
      list.split(whereSeparator: \.isWhitespace).map { "\(module).\($0)" }
    })
}
