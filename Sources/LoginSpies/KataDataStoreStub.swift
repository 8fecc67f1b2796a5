import LoginScene

/// A data store that holds what a test puts there.
package final class KataDataStoreStub: LoginDataStore {
  package var user: Login.User?

  package init(user: Login.User? = nil) {
    self.user = user
  }
}
