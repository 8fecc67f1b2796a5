extension Diagnostic {
  /// With what the compiler leaves out, since it has modules and not their sources: where the type is
  /// declared that lacks a member, what a note speaks of, and what has left the main actor.
  ///
  /// The files are those that could be meant, by the paths that the diagnostics name.
  ///
  /// Errors in a suite are also told what they need that is not as it was given.
  package static func placed(
    _ diagnostics: [Diagnostic], in files: [String: String], given: [String: String] = [:]
  ) -> [Diagnostic] {
    let types = DeclaredTypes(files)
    let changed = types.changed(since: DeclaredTypes(given))
    return groups(diagnostics).flatMap { group in
      let error = group[0]
      let own = [
        error.labels, error.lack(in: types), error.leavesMainActor(in: files[error.file] ?? ""),
      ]
      return [error] + own.compactMap(\.self) + error.needs(among: changed)
        + group.dropFirst().map { $0.placed(by: types) }
    }
  }

  /// Of what has changed that which stands in the line, the nearest to the error's own words first.
  private func needs(among changed: [DeclaredTypes.Changed]) -> [Diagnostic] {
    let needed = changed.filter { $0.isNamed(in: source ?? "") }
    let nearest = needed.filter { $0.isNamed(in: message) }
    return (nearest.isEmpty ? needed : nearest).prefix(1).map { change in
      Diagnostic(at: change.place, "the suite needs it as it was given: \(change.head)")
    }
  }

  /// What to write where a method's labels are not the protocol's.
  private var labels: Diagnostic? {
    guard
      let match = message.firstMatch(
        of: #/method '([^']+)' has different argument labels from those .+ \('([^']+)'\)$/#)
    else { return nil }
    let (own, required) = (match.output.1, match.output.2)
    let words =
      if !required.contains(":") {
        "in the protocol it has no label: write _ before the argument's name here"
      } else if !own.contains(":") {
        "here it has no label: write _ before the argument's name in the protocol, too"
      } else {
        "labels are part of a method's name: write those of the protocol"
      }
    return Diagnostic(file: file, line: line, column: column, severity: .note, message: words)
  }

  /// The type that is said to have no such member.
  private var lacking: String? {
    message.firstMatch(of: #/^(?:value of )?type '([^']+)' has no member '/#)
      .map { String($0.output.1) }
  }

  private func lack(in types: DeclaredTypes) -> Diagnostic? {
    guard let name = lacking, let type = types[name] else { return nil }
    var members: [String] = []
    for member in type.members where member.name != "init" && !members.contains(member.name) {
      members.append(member.name)
    }
    let list = members.prefix(Limits.membersNamed).joined(separator: ", ")
    let more = members.count > Limits.membersNamed ? ", and more" : ""
    return Diagnostic(
      at: type.place,
      "'\(type.name)' is declared here, with \(members.isEmpty ? "no member" : list + more)")
  }

  /// The nearest line above that has code leave the main actor, where the error is about that.
  private func leavesMainActor(in text: String) -> Diagnostic? {
    guard message.contains("main actor-isolated") else { return nil }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, code) in SourceMask.lines(of: text).enumerated().prefix(line).reversed() {
      let words = #/\bnonisolated\b|@concurrent\b|\bTask\.detached\b|@Sendable\b/#
      guard let match = code.firstMatch(of: words) else { continue }
      let place = DeclaredTypes.Place(
        file: file, line: index + 1, column: code[..<match.range.lowerBound].utf8.count + 1,
        source: String(rows[index]))
      return Diagnostic(
        at: place, "this leaves the main actor, where the scene's parts and protocols are")
    }
    return nil
  }

  /// What a note without a place of its own speaks of: a type, and perhaps a member of it.
  private var reference: (type: String, member: String?)? {
    guard severity == .note else { return nil }
    if let match = message.firstMatch(of: #/'([^']+)' is declared in (.+)$/#) {
      return (String(match.output.2), String(match.output.1.prefix { $0 != "(" }))
    }
    return message.firstMatch(of: #/^(?:protocol|class|struct|enum) '([^']+)' does not conform/#)
      .map { (String($0.output.1), nil) }
  }

  private func placed(by types: DeclaredTypes) -> Diagnostic {
    guard let reference, let type = types[reference.type] else { return self }
    let member = type.members.first { $0.name == reference.member }
    guard reference.member == nil || member != nil else { return self }
    return Diagnostic(
      at: (member?.place ?? type.place),
      message.replacing(#/ is declared in .+$/#, with: " is declared here"))
  }

  private init(at place: DeclaredTypes.Place, _ message: String) {
    self.init(
      file: place.file, line: place.line, column: place.column, severity: .note, message: message)
    source = place.source
  }
}
