import Commands
import Learner

Program.learner.main()
