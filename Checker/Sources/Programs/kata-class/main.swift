import CommandKit
import Class

Program.trainer.main()
