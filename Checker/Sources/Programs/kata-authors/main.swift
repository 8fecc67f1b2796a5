import Commands
import Authors

Program.authors.main()
