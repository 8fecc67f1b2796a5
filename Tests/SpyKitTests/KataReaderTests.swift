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

  @Test func `is told once when the property that it read changes, until it reads again`() {
    #expect(reader.read { lamp.isOn } == false)
    #expect(!reader.wasTold)
    lamp.isOn = true
    #expect(reader.wasTold)
    reader.read { lamp.isOn }
    #expect(!reader.wasTold)
  }

  @Test func `is not told of a property that is not observed`() {
    #expect(reader.read { lamp.watts } == 40)
    lamp.watts = 60
    #expect(!reader.wasTold)
  }

  @Test func `calls back as it is told, once, before the change`() {
    var seen: [Bool] = []
    reader.onTold = { [lamp] in seen.append(lamp.isOn) }
    reader.read { lamp.isOn }
    #expect(seen == [])
    lamp.isOn = true
    lamp.isOn = false
    #expect(seen == [false])
  }
}
