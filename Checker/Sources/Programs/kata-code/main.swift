import Common
import OwnCode

Program.ownCode.main()
