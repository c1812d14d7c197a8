extension Publisher {
  /// The values as something else.
  public func map<Mapped>(
    _ change: @escaping (Output) -> Mapped
  ) -> AnyPublisher<Mapped, Failure> {
    AnyPublisher { receive in sink { receive(change($0)) } }
  }

  /// The values as something else, without those that are nothing then.
  public func compactMap<Mapped>(
    _ change: @escaping (Output) -> Mapped?
  ) -> AnyPublisher<Mapped, Failure> {
    AnyPublisher { receive in
      sink { if let changed = change($0) { receive(changed) } }
    }
  }

  /// Those values alone that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in sink { if isIncluded($0) { receive($0) } } }
  }

  /// All values but the first ones; a property's first value is the one it has.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var rest = count
      return sink { if rest > 0 { rest -= 1 } else { receive($0) } }
    }
  }

  /// The values without those that are like the one before them.
  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return sink { value in
        if let last, isEqual(last, value) { return }
        last = value
        receive(value)
      }
    }
  }

  /// The values of this publisher and of another one, as they come.
  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let both = [sink(receiveValue: receive), other.sink(receiveValue: receive)]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }

  /// The values as they are, with something done for each on its way.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map {
      receiveOutput($0)
      return $0
    }
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Writes each value into a property of an object.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}

extension Publisher where Output: Equatable {
  /// The values without those that equal the one before them.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// The latest value of this publisher and of another one, each time one of them has a new one.
  public func combineLatest<Other: Publisher<OtherOutput, Failure>, OtherOutput>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> {
    Publishers.CombineLatest(self, other)
  }

  /// What is made of the latest values of two publishers.
  public func combineLatest<OtherOutput, Made>(
    _ other: some Publisher<OtherOutput, Failure>,
    _ transform: @escaping (Output, OtherOutput) -> Made
  ) -> AnyPublisher<Made, Failure> {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
}

/// Publishers that are made of others.
public enum Publishers {
  /// The latest values of two publishers, each time one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

    /// Nothing comes before both have had a value.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func sink(receiveValue: @escaping ((A.Output, B.Output)) -> Void) -> AnyCancellable {
      var latest: (a: A.Output?, b: B.Output?)
      func send() {
        if let a = latest.a, let b = latest.b { receiveValue((a, b)) }
      }
      let first = a.sink {
        latest.a = $0
        send()
      }
      let second = b.sink {
        latest.b = $0
        send()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// The latest values of three publishers, each time one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Failure = A.Failure

    private let all: CombineLatest<CombineLatest<A, B>, C>

    /// Nothing comes before each of them has had a value.
    public init(_ a: A, _ b: B, _ c: C) { all = CombineLatest(CombineLatest(a, b), c) }

    public func sink(
      receiveValue: @escaping ((A.Output, B.Output, C.Output)) -> Void
    ) -> AnyCancellable {
      all.sink { receiveValue(($0.0.0, $0.0.1, $0.1)) }
    }
  }
}
