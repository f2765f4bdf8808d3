/// The server-side names the window uses.
enum AtomName: String, CaseIterable, Sendable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmClientMachine = "WM_CLIENT_MACHINE"
  case netWMPing = "_NET_WM_PING"
  case netWMPID = "_NET_WM_PID"
  case netWMName = "_NET_WM_NAME"
  case netWMIcon = "_NET_WM_ICON"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  /// An XSync counter, one more after each presented frame.
  case frameCounter = "_GLASSPREVIEW_FRAME_COUNTER"
  /// An XSync counter set to a fence's serial once the fence is passed.
  case fenceCounter = "_GLASSPREVIEW_FENCE_COUNTER"
  /// A client message that asks for a fence: its kind and its serial.
  case fence = "_GLASSPREVIEW_FENCE"
  /// The window's statistics, written when a fence asks for them.
  case statistics = "_GLASSPREVIEW_STATS"
}
