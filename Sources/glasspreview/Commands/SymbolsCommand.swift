import Drawing
import Foundation
import PreviewEngine

/// Writes a contact sheet of the symbols, or lists their names.
enum SymbolsCommand {
  @MainActor static func run(_ invocation: Invocation) -> ExitCode {
    let options = invocation.options
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let studio = Studio(folders: [here]) { Console.complain($0) }
    let filter = invocation.operands.first
    let names = studio.symbolNames(matching: filter)
    guard !names.isEmpty else {
      Console.complain("no symbol's name holds '\(filter ?? "")'.")
      return .usage
    }
    if options.output == nil {
      Console.output(names.map { $0 + "\n" }.joined())
      return .success
    }
    let sheet = SymbolSheet(
      names: names, title: filter.map { "Symbols: \($0)" } ?? "Symbols",
      weights: options.symbolWeights.map(\.weight), scale: options.imageScale.scale,
      palette: options.traits.colorScheme == .dark ? .dark : .light)
    let scale = options.traits.scale ?? defaultScale
    let pixels = max(sheet.size.width, sheet.size.height) * scale
    guard pixels <= largestSide else {
      Console.complain(
        "\(names.count) symbols make a sheet of more than \(Int(largestSide)) pixels; "
          + "give a FILTER or a smaller --scale.")
      return .usage
    }
    do throws(ExitCode) {
      return try PictureOutput(invocation).write(studio.picture(of: sheet, scale: scale))
    } catch {
      return error
    }
  }

  /// Pixels per point, enough for print.
  private static let defaultScale: CGFloat = 2
  /// What Cairo's surfaces hold, in pixels.
  private static let largestSide: CGFloat = 32767
}
