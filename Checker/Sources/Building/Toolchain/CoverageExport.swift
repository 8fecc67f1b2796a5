/// The part of llvm-cov's export that is needed here.
struct CoverageExport: Decodable {
  var data: [File]

  private var functions: [Function] { data.flatMap(\.functions) }

  /// The regions that never ran: some functions are compiled twice, and one of the two is called.
  var idle: [Region] {
    let counts = functions.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: max) }
    return counts.filter { $0.value == 0 }.keys.sorted()
  }

  /// Code that can't be left out, since what only sets a value is no property.
  var gettersBesideSetters: [Region] {
    let used = Set(functions.filter(\.isUsed).map(\.name))
    return functions.filter { !$0.isUsed && $0.setter.map(used.contains) ?? false }
      .flatMap(\.counts.keys)
  }

  struct File: Decodable {
    var functions: [Function]
  }

  struct Function: Decodable {
    /// The file's name and the function's, mangled.
    package var name: String
    /// The number of times that each region of code ran.
    var counts: [Region: Int]

    var isUsed: Bool { counts.values.contains { $0 > 0 } }

    /// The name of the setter beside it; nil where it is no getter.
    var setter: String? {
      for (getter, setter) in [("vg", "vs"), ("vgZ", "vsZ"), ("ig", "is"), ("igZ", "isZ")]
      where name.hasSuffix(getter) {
        return name.dropLast(getter.count) + setter
      }
      return nil
    }

    private enum Key: CodingKey { case name, filenames, regions }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      let files = try container.decode([String].self, forKey: .filenames)
      counts = [:]
      // Line, column, end's line and column, count, file, its expansion, and kind: 0 is code.
      for numbers in try container.decode([[Int]].self, forKey: .regions)
      where numbers.count >= 8 && files.indices.contains(numbers[5]) && numbers[7] == 0 {
        let region = Region(
          file: files[numbers[5]], start: Position(line: numbers[0], column: numbers[1]),
          end: Position(line: numbers[2], column: numbers[3]))
        counts[region] = max(numbers[4], counts[region] ?? 0)
      }
    }
  }

  struct Position: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  struct Region: Hashable, Comparable {
    var file: String
    var start: Position
    var end: Position

    func holds(_ other: Region) -> Bool {
      file == other.file && start <= other.start && other.end <= end
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
  }
}
