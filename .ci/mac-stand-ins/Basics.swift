// What Host uses of Basics; its limits are Basics' own file.
package enum Ending: Sendable, Equatable { case exited(Int32), signalled(Int32), timedOut }

package enum ExitCode: Int32, Sendable { case usage = 2, machine = 3, interrupted = 130 }

package struct Line: Sendable {}

package struct Complaint: Error, Equatable, Sendable {
  package static func machine(_ sentence: String, next: String) -> Self { Self() }
  package static var interrupted: Self { Self() }
}

package enum PrettyJSON {
  package static func line(_ value: some Any) -> String { "" }
}

/// Terminal's; its regular expression is in a library that is lacking here.
package enum Key: Equatable {
  case suspend
  package static func all(in bytes: [UInt8]) -> [Key] { [] }
}
