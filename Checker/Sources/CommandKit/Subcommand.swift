package import Core
package import Host

/// A command: what its line may hold, and what it does in a host.
package struct Subcommand: Sendable {
  package let spec: CommandSpec
  let run: @Sendable (Invocation, HostSystem, Output.Take?) throws(Complaint) -> ExitCode

  /// Reads the command line once, into a value of the command's own; what runs sees no other.
  package init<Options>(
    spec: CommandSpec, options: @escaping @Sendable (Invocation) throws(Complaint) -> Options,
    run: @escaping @Sendable (Options, Output, HostSystem) throws(Complaint) -> ExitCode
  ) {
    self.spec = spec
    self.run = { invocation, host, take throws(Complaint) in
      let output = try Output(invocation, host, take: take)
      return try run(options(invocation), output, host)
    }
  }
}
