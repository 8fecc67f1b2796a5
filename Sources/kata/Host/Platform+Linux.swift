#if os(Linux)
  import Foundation

  func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    action.__sigaction_handler.sa_handler = handler
  }

  /// The test binary of a debug build, and how to start it.
  enum TestBundle {
    /// The toolchain's own linker, which takes half as long as the system's.
    static let linker = ["-use-ld=lld"]

    static func path(in scratch: String) -> String { path(inFolder: "\(scratch)/debug") }

    static func path(inFolder folder: String) -> String {
      "\(folder)/KataVIPPackageTests.xctest"
    }

    static func command(for bundle: String, compiler: String) -> [String] { [bundle] }
  }
#endif
