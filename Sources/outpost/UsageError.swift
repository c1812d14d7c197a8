import Essentials

/// Something that a person can put right in what they typed or configured: its words, and status 2.
struct UsageError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.explanation }

  init(_ words: String) { errorDescription = words }
}
