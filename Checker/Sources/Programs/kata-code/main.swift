import CommandKit
import OwnCode

Program.ownCode.main()
