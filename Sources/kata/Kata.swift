@main struct Kata { static func main() {} }
