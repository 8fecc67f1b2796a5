import CSystem

/// The system's word that something in a folder has changed.
///
/// It does not come on every system or file system, so the folders are looked at besides.
package final class FolderEvents {
  /// Can be read when there is an event; -1 where the system gives none.
  package let descriptor: Int32

  package init(_ features: HostFeatures) {
    descriptor = features.folderEvents ? csystem_folder_events() : -1
  }

  deinit {
    if descriptor >= 0 { csystem_close(descriptor) }
  }

  package func listen(to folder: String) {
    if descriptor >= 0 { csystem_add_folder(descriptor, folder) }
  }

  /// Reads all events that have come.
  package func drain() {
    guard descriptor >= 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      while csystem_read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
