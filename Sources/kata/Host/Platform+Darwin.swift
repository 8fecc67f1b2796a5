#if os(macOS)
  import Foundation

  func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    action.__sigaction_u.__sa_handler = handler
  }

  /// The test bundle of a debug build, and how to start it: SwiftPM's own helper loads it.
  enum TestBundle {
    static let linker: [String] = []

    static func path(in scratch: String) -> String { path(inFolder: "\(scratch)/debug") }

    static func path(inFolder folder: String) -> String {
      "\(folder)/KataVIPPackageTests.xctest"
    }

    static func command(for bundle: String, compiler: String) -> [String] {
      let usr = ((compiler as NSString).deletingLastPathComponent as NSString)
        .deletingLastPathComponent
      return [
        "\(usr)/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
        "\(bundle)/Contents/MacOS/KataVIPPackageTests",
        "\(bundle)/Contents/MacOS/KataVIPPackageTests",
      ]
    }
  }
#endif
