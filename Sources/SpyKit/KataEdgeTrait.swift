#if canImport(Testing)
  public import Testing

  /// Names the edges of an exercise's README that a test is about, for readers and for `kata`, which
  /// reads the numbers in the suite's text.
  public struct KataEdgeTrait: TestTrait {}

  extension Trait where Self == KataEdgeTrait {
    /// The edges that the test is about: `.tags(.edge6)` for E6.
    public static func edge(_ numbers: Int...) -> Self { Self() }
  }
#endif
