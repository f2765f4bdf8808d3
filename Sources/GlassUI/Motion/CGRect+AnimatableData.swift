extension CGRect {
  /// The rectangle that `animatableData` stands for.
  init(animatableData: AnimatableData) {
    self.init()
    self.animatableData = animatableData
  }
}
