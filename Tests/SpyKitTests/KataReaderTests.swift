import Observation
import SpyKit
import Testing

@MainActor @Observable private final class Lamp {
  var isOn = false
  @ObservationIgnored var watts = 40
}

@MainActor @Suite struct KataReaderTests {
  private let lamp = Lamp()
  private let reader = KataReader()

  @Test func `gives what it read, and was told of nothing yet`() {
    #expect(reader.read { lamp.watts } == 40)
    #expect(!reader.wasTold)
  }

  @Test func `is told when what it read changes`() {
    reader.read { lamp.isOn }
    lamp.isOn = true

    #expect(reader.wasTold)
  }

  @Test func `is not told of what is not observed`() {
    reader.read { lamp.watts }
    lamp.watts = 60

    #expect(!reader.wasTold)
  }

  @Test func `reading again starts anew`() {
    reader.read { lamp.isOn }
    lamp.isOn = true
    reader.read { lamp.isOn }

    #expect(!reader.wasTold)
  }
}
