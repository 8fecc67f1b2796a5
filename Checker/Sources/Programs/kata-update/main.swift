import Common
import Update

Program.update.main()
