import Common
import OwnCode

Program.ownCode.main(as: "kata-code")
