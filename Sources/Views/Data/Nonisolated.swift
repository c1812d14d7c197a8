/// Lets a property wrapper be used on any actor. Were the type itself marked `nonisolated`, each property
/// that it wraps would have to be so too, which the compiler refuses.
public nonisolated protocol Nonisolated: SendableMetatype {}
