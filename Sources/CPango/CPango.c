// SwiftPM wants a source file; this one checks that the headers stand on their own.
#include "CPango.h"
