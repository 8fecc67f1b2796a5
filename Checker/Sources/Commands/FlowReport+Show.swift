package import Core
import Foundation
package import Host
package import Reports

extension FlowReport {
  /// Prints the drawing, or writes it to a file as a picture.
  package func show(
    _ file: String?, _ output: Output, _ host: HostSystem
  ) throws(Complaint) -> ExitCode {
    guard let file else {
      output.write(heading)
      output.write(
        lines(width: host.terminal.width, unicode: host.speaksUnicode, isPlain: output.isPlain))
      return .success
    }
    try host.files.write(host.place(file), Data(diagram.svg.utf8))
    output.write([Line("\(title): \(file)")])
    return .success
  }
}
