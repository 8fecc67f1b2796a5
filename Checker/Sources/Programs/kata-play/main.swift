import CommandKit
import Play

Program.play.main()
