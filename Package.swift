// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: `PreviewMacros` compiles against it, so no package is needed.
let host: String = {
  let toolchain =
    ProcessInfo.processInfo.environment["GLASSPREVIEW_TOOLCHAIN"]
    ?? ["/opt/swift/usr", "/usr"].first {
      FileManager.default.fileExists(atPath: $0 + "/lib/swift/host/SwiftSyntax.swiftmodule")
    } ?? "/usr"
  return toolchain + "/lib/swift/host"
}()

let package = Package(
  name: "glasspreview",
  products: [
    .executable(name: "glasspreview", targets: ["glasspreview"]),
    .library(name: "PreviewTesting", targets: ["PreviewTesting"]),
  ],
  targets: [
    // Values, no C: what a user's file is compiled against.
    .target(name: "Geometry"),
    .target(name: "Motion"),
    .target(name: "DisplayList", dependencies: ["Geometry"]),
    .target(name: "LayoutCore", dependencies: ["Geometry"]),
    .target(name: "GlassUI", dependencies: ["DisplayList", "LayoutCore", "Motion", "PreviewMacros"]),
    .target(name: "SwiftUI", dependencies: ["GlassUI"]),
    .target(name: "Gallery", dependencies: ["SwiftUI"]),
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
    .systemLibrary(name: "CPango", pkgConfig: "cairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "GlassRenderer", dependencies: ["DisplayList"]),
    .target(name: "Drawing", dependencies: ["DisplayList", "GlassRenderer", "CCairo", "CPango", "Assets"]),
    .target(name: "Assets", path: "Assets"),

    // Sessions, windows, the command.
    .target(name: "PreviewEngine", dependencies: ["GlassUI", "Drawing"]),
    .systemLibrary(
      name: "CX11", pkgConfig: "x11",
      providers: [
        .apt([
          "libx11-dev", "libxext-dev", "libxrender-dev", "libxrandr-dev", "libxpresent-dev",
          "libxi-dev", "libxtst-dev",
        ])
      ]),
    .target(name: "X11Host", dependencies: ["DisplayList", "PreviewEngine", "CX11"]),
    .target(name: "PreviewTesting", dependencies: ["DisplayList", "PreviewEngine", "CX11"]),
    .executableTarget(name: "glasspreview", dependencies: ["X11Host", "PreviewEngine", "Gallery"]),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
    .testTarget(name: "GlassRendererTests", dependencies: ["GlassRenderer"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "GlassUITests", dependencies: ["GlassUI"]),
    .testTarget(name: "PreviewEngineTests", dependencies: ["PreviewEngine", "SwiftUI"]),
    .executableTarget(
      name: "WindowProbe", dependencies: ["X11Host", "PreviewEngine", "DisplayList"],
      path: "Tests/WindowProbe"),
    .testTarget(
      name: "X11HostTests",
      dependencies: ["DisplayList", "PreviewEngine", "PreviewTesting", "WindowProbe", "X11Host"]),
  ],
  swiftLanguageModes: [.v6]
)
