// The kernels for machines with AVX2; no fused operations, so the same bytes.

#if defined(__x86_64__)
#include "PixelKernels.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PK_NAME(name) name##_avx2
#include "vectors.h"
#include "fields.h"
#include "edges.h"
#include "pixels.h"
#include "layers.h"
#pragma clang attribute pop
#endif
