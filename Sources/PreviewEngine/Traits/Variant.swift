/// One cell of a matrix of pictures: traits with a name.
public struct Variant: Hashable, Sendable {
  /// As written; it becomes part of a picture's file name.
  public var name: String
  public var traits: PreviewTraits

  public init(name: String, traits: PreviewTraits) {
    self.name = name
    self.traits = traits
  }
}
