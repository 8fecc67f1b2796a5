import Commands
import Class

Program.trainer.main()
