// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the running toolchain, which has `bin` and `lib`.
///
/// `PreviewMacros` compiles against the toolchain's own SwiftSyntax, so no package is needed. This
/// manifest runs with a library of the toolchain, which shows the folder; GLASSPREVIEW_TOOLCHAIN
/// overrides it.
let toolchain: String = {
  let environment = ProcessInfo.processInfo.environment
  if let chosen = environment["GLASSPREVIEW_TOOLCHAIN"], !chosen.isEmpty {
    return FileManager.default.fileExists(atPath: chosen + "/usr/bin") ? chosen + "/usr" : chosen
  }
  let mapped = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let libraries = mapped.split(separator: "\n").compactMap { line in
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
  let compilers = (environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().path
  }
  for path in libraries.filter({ $0.hasSuffix("/libPackageDescription.so") }) + compilers {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let syntax = folder.appendingPathComponent("lib/swift/host/SwiftSyntax.swiftmodule")
      if FileManager.default.fileExists(atPath: syntax.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
  }
  return "/usr"
}()

let host = toolchain + "/lib/swift/host"

/// What waits goes on where it was called, on the main thread: a window that rests has no thread but that.
let waiting: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
  name: "glasspreview",
  products: [
    .executable(name: "glasspreview", targets: ["glasspreview"]),
    .library(name: "PreviewTesting", targets: ["PreviewTesting"]),
  ],
  // Every target names every module that it imports: SwiftPM compiles it again only for those.
  targets: [
    // Values, no C: what a user's file is compiled against.
    .target(name: "Geometry"),
    .target(name: "Motion"),
    .target(name: "DisplayList", dependencies: ["Geometry"]),
    .target(name: "LayoutCore", dependencies: ["Geometry"]),
    .target(
      name: "GlassUI",
      dependencies: ["DisplayList", "Geometry", "LayoutCore", "Motion", "PreviewMacros"]),
    .target(name: "SwiftUI", dependencies: ["GlassUI"]),
    // SwiftUI's module stays the same when GlassUI changes: whoever imports it names both, so that an
    // incremental build compiles it again.
    .target(name: "Gallery", dependencies: ["SwiftUI", "GlassUI"]),
    .macro(
      name: "PreviewMacros",
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder",
          "-lSwiftDiagnostics", "-lSwiftParser", "-lSwiftSyntaxMacroExpansion",
          "-lSwiftCompilerPluginMessageHandling", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]
    ),

    // Pixels.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(name: "CPango", dependencies: ["CCairo"]),
    .systemLibrary(name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(name: "PixelKernels"),
    .target(name: "GlassRenderer", dependencies: ["DisplayList", "Geometry", "PixelKernels"]),
    .target(
      name: "Drawing",
      dependencies: [
        "DisplayList", "Geometry", "GlassRenderer", "CCairo", "CPango", "CTurboJPEG", "Assets",
      ]),
    .target(
      name: "Assets", path: "Assets", exclude: ["Drawings"],
      resources: [.copy("Symbols"), .copy("Pictures")]),

    // Sessions, windows, the command.
    .target(
      name: "PreviewEngine",
      dependencies: ["DisplayList", "Drawing", "Geometry", "GlassRenderer", "GlassUI"],
      swiftSettings: waiting,
      // A user's file is loaded into the program and finds GlassUI in it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .systemLibrary(
      name: "CX11", pkgConfig: "x11",
      providers: [
        .apt([
          "libx11-dev", "libxext-dev", "libxrender-dev", "libxrandr-dev", "libxpresent-dev",
          "libxi-dev", "libxtst-dev",
        ])
      ]),
    .target(name: "X11Host", dependencies: ["DisplayList", "PreviewEngine", "CX11"]),
    .target(
      name: "PreviewTesting", dependencies: ["DisplayList", "Drawing", "PreviewEngine", "CX11"]),
    .executableTarget(
      name: "glasspreview",
      dependencies: ["X11Host", "PreviewEngine", "Gallery", "Drawing", "DisplayList", "GlassUI"],
      swiftSettings: waiting),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
    .testTarget(
      name: "GlassRendererTests",
      dependencies: ["DisplayList", "Geometry", "GlassRenderer", "PixelKernels"]),
    .testTarget(
      name: "DrawingTests", dependencies: ["Assets", "DisplayList", "Drawing", "Geometry"],
      exclude: ["Painting/Goldens"]),
    .testTarget(
      name: "GlassUITests", dependencies: ["DisplayList", "Geometry", "GlassUI", "LayoutCore"]),
    .testTarget(
      name: "PreviewEngineTests",
      dependencies: [
        "DisplayList", "Gallery", "Geometry", "GlassRenderer", "GlassUI", "PreviewEngine",
        "PreviewTesting", "SwiftUI",
      ],
      exclude: ["Films/__Snapshots__", "Gallery/__Snapshots__"]),
    .testTarget(
      name: "glasspreviewTests",
      dependencies: ["glasspreview", "DisplayList", "Drawing", "PreviewEngine", "PreviewTesting"],
      exclude: ["Fixtures"]),
    .executableTarget(
      name: "WindowProbe", dependencies: ["X11Host", "PreviewEngine", "DisplayList"],
      path: "Tests/WindowProbe"),
    .testTarget(
      name: "X11HostTests",
      dependencies: [
        "DisplayList", "Drawing", "PreviewEngine", "PreviewTesting", "WindowProbe", "X11Host",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
