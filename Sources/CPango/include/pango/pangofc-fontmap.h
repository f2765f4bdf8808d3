#include <pango-1.0/pango/pangofc-fontmap.h>
