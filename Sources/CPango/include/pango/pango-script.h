#include <pango-1.0/pango/pango-script.h>
