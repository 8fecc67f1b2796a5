import CSystem

/// Descriptors that are waited for together.
package enum Descriptors {
  /// Tells of each whether it can be read, when one can or the time is over; -1 never can.
  package static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool] {
    var readable = [UInt8](repeating: 0, count: descriptors.count)
    csystem_select(descriptors, Int32(descriptors.count), milliseconds, &readable)
    return readable.map { $0 == 1 }
  }
}
