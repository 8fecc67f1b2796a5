#if canImport(Testing)
  public import Testing

  /// The edges of an exercise's README that a test is about: `.tags(.edge6)` for E6.
  ///
  /// Editors filter tests by them; `kata` reads the numbers in the suite's text.
  extension Tag {
    @Tag public static var edge1: Self
    @Tag public static var edge2: Self
    @Tag public static var edge3: Self
    @Tag public static var edge4: Self
    @Tag public static var edge5: Self
    @Tag public static var edge6: Self
    @Tag public static var edge7: Self
    @Tag public static var edge8: Self
    @Tag public static var edge9: Self
    @Tag public static var edge10: Self
    @Tag public static var edge11: Self
    @Tag public static var edge12: Self
    @Tag public static var edge13: Self
    @Tag public static var edge14: Self
    @Tag public static var edge15: Self
    @Tag public static var edge16: Self
    @Tag public static var edge17: Self
    @Tag public static var edge18: Self
    @Tag public static var edge19: Self
    @Tag public static var edge20: Self
    @Tag public static var edge21: Self
    @Tag public static var edge22: Self
    @Tag public static var edge23: Self
    @Tag public static var edge24: Self
    @Tag public static var edge25: Self
    @Tag public static var edge26: Self
    @Tag public static var edge27: Self
    @Tag public static var edge28: Self
    @Tag public static var edge29: Self
    @Tag public static var edge30: Self
  }
#endif
