import Common
import Authors

Program.authors.main()
