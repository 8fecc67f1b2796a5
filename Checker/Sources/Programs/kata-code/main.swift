import Common
import Foundation
import OwnCode

// The script `kata` says how it was called; without the course, this is a program of its own.
setenv("KATA_STARTED_AS", "kata-code", 0)
Program.ownCode.main()
