import Common
import Playing

Program.play.main()
