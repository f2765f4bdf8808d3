// The kernels for any machine.

#include "PixelKernels.h"

#define PK_NAME(name) name##_base
#include "vectors.h"
#include "fields.h"
#include "edges.h"
#include "pixels.h"
#include "layers.h"
