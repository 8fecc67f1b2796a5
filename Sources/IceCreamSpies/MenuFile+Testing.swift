#if canImport(Testing)
  import IceCreamScene
  import Testing

  /// In a verdict, its name, and the file in which it can be read.
  nonisolated extension IceCream.MenuFile: CustomTestStringConvertible {
    package var testDescription: String {
      "\(self) in Sources/IceCreamScene/IceCream.MenuFile.Text.swift"
    }
  }
#endif
