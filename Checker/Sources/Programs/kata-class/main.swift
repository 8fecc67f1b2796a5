import Common
import Class

Program.trainer.main()
