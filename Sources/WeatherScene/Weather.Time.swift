extension Weather {
  /// A moment, and the zone in which it was told.
  package struct Time: Equatable, Encodable, Sendable {
    /// Since 1970 began in Greenwich.
    package let seconds: Int
    /// How many minutes the zone is ahead of Greenwich.
    package let zone: Int

    package init(seconds: Int, zone: Int) {
      self.seconds = seconds
      self.zone = zone
    }

    /// From a time as ISO 8601 has it, "2026-03-01T06:00:00+01:00" or with a Z at its end; nil for
    /// any other text, also for a time without its zone.
    package init?(iso8601 text: String) {
      let bytes = Array(text.utf8)
      guard let zone = Self.zone(bytes.dropFirst(19)),
        Self.hasMarks(bytes, [4: "-", 7: "-", 10: "T", 13: ":", 16: ":"]),
        let year = Self.number(bytes[0..<4]),
        let month = Self.number(bytes[5..<7]), 1...12 ~= month,
        let day = Self.number(bytes[8..<10]), 1...Self.days(in: month, year) ~= day,
        let hour = Self.number(bytes[11..<13]), hour < 24,
        let minute = Self.number(bytes[14..<16]), minute < 60,
        let second = Self.number(bytes[17..<19]), second < 60
      else { return nil }
      let minutes = (Self.days(until: day, month, year) * 24 + hour) * 60 + minute - zone
      self.init(seconds: minutes * 60 + second, zone: zone)
    }
  }
}

extension Weather.Time {
  /// Z, or hours and minutes behind a sign.
  private static func zone(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.elementsEqual("Z".utf8) { return 0 }
    let bytes = Array(bytes)
    guard bytes.count == 6, hasMarks(bytes, [3: ":"]),
      let hours = number(bytes[1..<3]), hours < 24,
      let minutes = number(bytes[4..<6]), minutes < 60
    else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -hours * 60 - minutes
    default: return nil
    }
  }

  private static func hasMarks(
    _ bytes: [UInt8], _ marks: KeyValuePairs<Int, Unicode.Scalar>
  ) -> Bool {
    marks.allSatisfy { bytes[$0.key] == UInt8(ascii: $0.value) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
      ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    days(until: 1, month % 12 + 1, year + month / 12) - days(until: 1, month, year)
  }

  /// Since 1970 began, in the Gregorian calendar: years are counted from March, so that a leap day
  /// is the last of its year.
  private static func days(until day: Int, _ month: Int, _ year: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let leapDays = year / 4 - year / 100 + year / 400
    return 365 * year + leapDays + ((month + 9) % 12 * 153 + 2) / 5 + day - 719_469
  }
}
