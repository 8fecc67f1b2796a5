/// Which subject a process is to make, said by a number that gives nothing away.
package enum SubjectTicket {
  /// The variable that carries it.
  package static let variable = "SPYKIT_SUBJECT"

  /// The number of the subject that the ticket stands for.
  static func number(of ticket: UInt64, among count: Int) -> Int {
    var mixed = (ticket ^ (ticket >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  /// One of the many tickets for a subject: another one for another seed.
  package static func ticket(for number: Int, among count: Int, seed: UInt64) -> UInt64 {
    var ticket = seed &* 0x9E37_79B9_7F4A_7C15
    while self.number(of: ticket, among: count) != number { ticket &+= 1 }
    return ticket
  }

  /// `number(of:among:)` of the process's own ticket, as source.
  static func source(of count: Int) -> String {
    """
    private let chosen: Int = {
      let ticket = ProcessInfo.processInfo.environment["\(variable)"].flatMap { UInt64($0) } ?? 0
      var mixed = (ticket ^ (ticket >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % \(count))
    }()
    """
  }
}
