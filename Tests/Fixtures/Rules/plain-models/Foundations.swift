import Foundation

/// What Foundation's and the language's own types carry.
enum Borrowed {
  struct Request {
    let id: UUID
    let range: NSRange
    let when: Date
    let emails: ArraySlice<String>
  }

  struct Response {
    let guests: AnySequence<Login.User>  // expect: plain-models
    let rows: LazyMapSequence<[Login.User], String>  // expect: plain-models
    let picked: LazyFilterSequence<[String]>?  // expect: plain-models
    let stream: AsyncStream<Int>  // expect: plain-models
  }

  struct ViewModel {
    let lines: NSArray  // expect: plain-models
    let title: NSAttributedString?  // expect: plain-models
    let date: NSDate  // expect: plain-models
    let id: NSUUID  // expect: plain-models
    let data: Data
    let name: Notification.Name
  }
}
