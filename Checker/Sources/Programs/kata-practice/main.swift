import Common
import Practice

Program.practice.main()
