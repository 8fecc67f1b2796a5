import Commands
import Play

Program.play.main()
