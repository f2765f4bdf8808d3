import Testing

@testable import PreviewEngine

@Suite struct ModuleNameTests {
  @Test(arguments: [
    ("ButtonStyles.swift", "ButtonStyles"), ("a b.swift", "a_b"), (".swift", "_"),
    ("Taken.swift", "Taken_"), ("Motion.swift", "Motion_"), ("noextension", "noextension"),
  ])
  func names(file: String, module: String) {
    #expect(ModuleName.make(fileName: file, taken: ["Taken"]) == module)
  }
}
