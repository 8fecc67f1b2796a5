import Commands
import Update

Program.update.main()
