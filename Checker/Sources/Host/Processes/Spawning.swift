import CSystem

/// The error with which the system did not start a program.
struct SpawnError: Error {
  var code: Int32
}

/// Makes a pipe whose ends no program inherits; reading from one for input waits.
func pipe(isInput: Bool) throws(SpawnError) -> (read: Int32, write: Int32) {
  var ends: [Int32] = [0, 0]
  let code = csystem_pipe(&ends, isInput ? 1 : 0)
  guard code == 0 else { throw SpawnError(code: code) }
  return (ends[0], ends[1])
}

/// Starts a program, and returns its process's number; descriptors below 0 become /dev/null.
func spawn(
  _ words: [String], _ environment: [String: String], input: Int32, output: Int32, errors: Int32,
  options: [csystem_options]
) throws(SpawnError) -> Int32 {
  var pid: Int32 = 0
  let code = withCStrings(words) { words in
    withCStrings(environment.map { "\($0)=\($1)" }) { variables in
      csystem_spawn(
        words, variables, input, output, errors, options.reduce(0) { $0 | Int32($1.rawValue) },
        &pid)
    }
  }
  guard code == 0 else { throw SpawnError(code: code) }
  return pid
}

/// Calls the body with C's copies of the texts, and a null pointer behind them.
package func withCStrings<Value>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let copies = texts.map { text in
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy
  }
  defer { copies.forEach { $0.deallocate() } }
  return body(copies.map(\.baseAddress) + [nil])
}

/// Starts programs that belong to the learner, and are not `kata`'s to end.
package enum Launching {
  /// Runs it in this terminal until it ends; returns its exit code, or nil if it did not start.
  package static func inTerminal(_ words: [String], _ environment: [String: String]) -> Int32? {
    guard let pid = try? spawn(words, environment, input: 0, output: 1, errors: 2, options: [])
    else { return nil }
    var ending = csystem_ending()
    while csystem_wait(pid, 1, &ending) == 0, !Interrupts.arrived {}
    return ending.code
  }

  /// Starts it in a process group of its own, without this terminal; false if it did not start.
  package static func apart(_ words: [String], _ environment: [String: String]) -> Bool {
    let pid = try? spawn(
      words, environment, input: -1, output: -1, errors: -1, options: [csystem_own_group])
    return pid != nil
  }
}
