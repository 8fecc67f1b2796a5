// What Host uses of Apple's frameworks, as their documentation declares it; the C library behind
// it is Darwin's own. See .ci/mac.
@_exported import Darwin

extension StringProtocol {
  public func contains(_ other: String) -> Bool { false }
  public func split(separator: String) -> [SubSequence] { [] }
}

public struct Data: Collection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public func index(after index: Int) -> Int { index }
  public subscript(index: Int) -> UInt8 { 0 }
  public init() {}
  public init(_ bytes: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
  public struct WritingOptions: Sendable {
    public static var atomic: Self { Self() }
    public static var withoutOverwriting: Self { Self() }
  }
  public func write(to url: URL, options: WritingOptions) throws {}
}

public struct URL {
  public init(fileURLWithPath path: String) {}
}

public struct JSONDecoder {
  public init() {}
  public func decode<Value>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

public struct JSONEncoder {
  public init() {}
  public func encode<Value>(_ value: Value) throws -> Data { Data() }
}

public final class FileManager: @unchecked Sendable {
  public static var `default`: FileManager { fatalError() }
  public var currentDirectoryPath: String { "" }
  public func fileExists(atPath path: String) -> Bool { false }
  public func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool
  ) throws {}
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  public func removeItem(atPath path: String) throws {}
  public func moveItem(atPath path: String, toPath other: String) throws {}
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  {}
}

public final class FileHandle {
  public init?(forReadingAtPath path: String) { nil }
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func close() throws {}
}

public struct CocoaError: Error {
  public var localizedDescription: String { "" }
  public var underlying: (any Error)? { nil }
}

public struct POSIXError: Error {
  public enum Code: Int32 { case other }
  public var code: Code { .other }
}

public final class Bundle {
  public static var main: Bundle { fatalError() }
  public var executablePath: String? { nil }
}

public struct FileAttributeKey: Hashable {
  public static var modificationDate: Self { Self() }
}

public struct Date {
  public init(timeIntervalSince1970: Double) {}
  public init() {}
  public var timeIntervalSince1970: Double { 0 }
}

public final class ProcessInfo {
  public static var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { [:] }
  public var activeProcessorCount: Int { 1 }
  public var physicalMemory: UInt64 { 0 }
  public var operatingSystemVersionString: String { "" }
}

public final class Thread {
  public init(block: @escaping @Sendable () -> Void) {}
  public func start() {}
  public var stackSize: Int {
    get { 0 }
    set {}
  }
}
