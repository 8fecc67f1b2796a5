#if os(Linux)
  import CSystem
  import Foundation

  /// The system's word that something in a folder has changed, where it gives it: not on every file
  /// system, and never for long without being asked again.
  final class FolderEvents {
    /// Can be read when there is one; -1 where the system gives none.
    let descriptor = csystem_folder_events()

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    func listen(to folder: String) {
      guard descriptor >= 0 else { return }
      _ = csystem_add_folder(descriptor, folder)
    }

    /// Takes what has come.
    func drain() {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }
#else
  /// Without the system's events, looking again and again is what finds a save.
  final class FolderEvents {
    let descriptor: Int32 = -1
    func listen(to folder: String) {}
    func drain() {}
  }
#endif
