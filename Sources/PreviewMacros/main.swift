@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this program, sends one macro use after another on standard input and reads
// what it stands for on standard output. The connection answers nil once the compiler closes it,
// which ends the loop.
try CompilerPluginMessageListener(
  connection: StandardIOMessageConnection(),
  provider: MacroProvider()
).main()
