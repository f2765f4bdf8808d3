import Foundation
import GlassUI
import PreviewEngine

/// A chosen preview as a running session, for the commands that need no display.
@MainActor struct SessionOpener {
  let session: Session
  let item: PreviewCatalog.Item

  /// Compiles, chooses, builds, and runs the steps; reports and throws the exit code of a failure.
  init(_ invocation: Invocation) async throws(ExitCode) {
    let options = invocation.options
    let operand = invocation.operands.first ?? "gallery"
    let source = PreviewSource(operand)
    do {
      item = try await source.catalog(options.compile).catalog.item(options.preview)
    } catch let error as CompileError {
      throw error.reported()
    } catch let error as CatalogError {
      Console.complain("\(error)")
      throw error == .empty ? .badInput : .usage
    } catch {
      Console.complain("\(error)")
      throw .badInput
    }
    var contexts = PreviewContexts()
    let view: any View
    do {
      view = try await item.entry.view(contexts: &contexts)
    } catch {
      Console.complain("the preview's modifier failed: \(error)")
      throw .badInput
    }
    let folders = source.pictureFolders + SessionOpener.backdropFolders(options.traits)
    let studio = Studio(folders: folders) { Console.complain($0) }
    studio.leaveOut(options.ablatedParts.map(\.rawValue))
    try SessionOpener.checkBackdrop(options.traits, studio)
    session = Session(
      view,
      configuration: SessionOpener.configuration(options.traits, item, view: view, studio: studio),
      studio: studio)
    // A window serves the main queue itself. Whatever waits without need begins threads that wake the
    // program every second from then on.
    if invocation.command == .window, options.steps.isEmpty { return }
    await session.finishTasks()
    var runner = StepRunner(session)
    do {
      try await runner.run(options.steps)
    } catch {
      Console.complain("\(error)")
      throw .different
    }
  }

  /// Where the picture of a backdrop is looked for.
  private static func backdropFolders(_ traits: PreviewTraits) -> [URL] {
    guard case .file(let path)? = traits.backdrop else { return [] }
    return [URL(fileURLWithPath: path).deletingLastPathComponent()]
  }

  /// A backdrop that is not there is a mistake of the command line.
  private static func checkBackdrop(_ traits: PreviewTraits, _ studio: Studio) throws(ExitCode) {
    switch traits.backdrop {
    case .file(let path):
      guard !FileManager.default.fileExists(atPath: path) else { return }
      Console.complain("no backdrop '\(path)': there is no such file.")
      throw .inputMissing
    case .named(let name):
      guard !studio.hasPicture(name) else { return }
      Console.complain(
        "no backdrop '\(name)'. Give a picture by name (hero-pancakes), a file, or a colour as #rgb."
      )
      throw .usage
    case .color, nil: return
    }
  }

  /// The traits of the command over those of the preview itself.
  static func configuration(
    _ traits: PreviewTraits, _ item: PreviewCatalog.Item, view: any View, studio: Studio
  ) -> SessionConfiguration {
    var own = PreviewTraits()
    var fits = false
    for trait in item.entry.traits {
      switch trait.request {
      case .fixedLayout(let size): own.size = size
      case .sizeThatFitsLayout: fits = true
      case .orientation(let orientation):
        if orientation.isLandscape, let size = (traits.device ?? .none).size {
          own.size = CGSize(width: size.height, height: size.width)
        }
      case .defaultLayout, .modifier: break
      }
    }
    let merged = traits.over(own)
    var configuration = SessionConfiguration(merged)
    if fits, merged.size == nil, merged.device == nil {
      configuration.size = Session.fittingSize(of: view, configuration, studio: studio)
    }
    return configuration
  }

  /// Brings the session to the instant that the options ask for: `at` after the last step, or rest.
  func reach(_ at: Double?) async throws(ExitCode) {
    if let at {
      session.run(for: at)
      await session.finishTasks()
      return
    }
    guard await session.settle() else {
      Console.complain(
        "the view still moves after \(Int(Session.settlingLimit)) s of virtual time; "
          + "give an instant with --at")
      throw .timedOut
    }
  }
}

extension PreviewSource {
  /// Where the pictures of a user's file are looked for.
  var pictureFolders: [URL] {
    switch self {
    case .gallery: []
    case .file(let path): [URL(fileURLWithPath: path).deletingLastPathComponent()]
    }
  }
}
