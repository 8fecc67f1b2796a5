import CommandKit
import Learner

Program.learner.main()
