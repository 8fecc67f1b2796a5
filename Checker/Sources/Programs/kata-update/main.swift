import CommandKit
import Update

Program.update.main()
