import Common
import Learner

Program.learner.main()
