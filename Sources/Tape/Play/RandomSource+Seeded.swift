import StateKit
import Synchronization

extension RandomSource {
  /// Numbers that look random and are the same in every play (SplitMix64), from the first on each time this is
  /// asked for: a session that draws from it can be played back.
  public static var seeded: RandomSource {
    let state = Atomic<UInt64>(0)
    return RandomSource {
      var mixed = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
