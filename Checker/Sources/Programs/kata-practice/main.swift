import CommandKit
import Practice

Program.practice.main()
