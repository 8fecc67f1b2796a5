#if canImport(Testing)
  import IceCreamScene
  import Testing

  /// In a verdict, the path of the file.
  extension IceCream.MenuFile: CustomTestStringConvertible {
    package var testDescription: String {
      let name = "\(self)"
      let file = name.prefix(1).uppercased() + name.dropFirst()
      return "Sources/IceCreamScene/Menus/\(file).\(self == .page ? "html" : "json")"
    }
  }
#endif
