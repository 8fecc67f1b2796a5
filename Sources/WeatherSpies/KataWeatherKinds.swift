import SpyKit
import WeatherScene

nonisolated extension Weather.Failure: KataKind {}
nonisolated extension Weather.Condition: KataKind {}
nonisolated extension Weather.Unit: KataKind {}
