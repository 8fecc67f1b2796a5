import CommandKit
import Authors

Program.authors.main()
