#pragma once

// Pango's pkg-config file asks for `-pthread`, which SwiftPM refuses with a warning. The folder
// `pango` beside this file stands in for the include path: each header forwards to Debian's.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
