import Commands
import OwnCode

Program.ownCode.main()
