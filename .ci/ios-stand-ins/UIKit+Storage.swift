// Core Data's and Security's

open class NSManagedObject {
  open func value(forKey key: String) -> Any? { fatalError() }
}

open class NSFetchRequest<Found> {
  public init(entityName: String) {}
  open var predicate: NSPredicate?
}

open class NSManagedObjectContext {
  open func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] { fatalError() }
}

open class NSPersistentContainer: @unchecked Sendable {
  @concurrent open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { fatalError() }
}

extension NSPredicate {
  public convenience init(format: String, _ arguments: Any...) { fatalError() }
}

public typealias CFString = String
public typealias CFDictionary = [CFString: Any]
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecAttrService = "svce"
public let kSecAttrAccount = "acct"
public let kSecReturnData = "r_Data"

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { fatalError() }
