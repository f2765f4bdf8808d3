// Chooses between the two compilations of every kernel.

#include "PixelKernels.h"

static int32_t has_avx2 = 0;

#if defined(__x86_64__)
#define PK_KERNEL(name, parameters, arguments) \
  void name##_avx2 parameters;                 \
  void name##_base parameters;                 \
  void name parameters {                       \
    if (has_avx2) {                            \
      name##_avx2 arguments;                   \
    } else {                                   \
      name##_base arguments;                   \
    }                                          \
  }

int32_t pk_allow_avx2(int32_t allow) {
  __builtin_cpu_init();
  has_avx2 = allow && __builtin_cpu_supports("avx2");
  return has_avx2;
}
#else
#define PK_KERNEL(name, parameters, arguments) \
  void name##_base parameters;                 \
  void name parameters { name##_base arguments; }

int32_t pk_allow_avx2(int32_t allow) { return 0; }
#endif

__attribute__((constructor)) static void choose(void) { pk_allow_avx2(1); }

// clang-format off
PK_KERNEL(pk_box, (const pk_shape *shape, pk_run run, pk_field out),
  (shape, run, out))
PK_KERNEL(pk_continuous_box, (const pk_shape *shape, const pk_corner *corner, float radius, int32_t quadrant, pk_run run, pk_field out),
  (shape, corner, radius, quadrant, run, out))
PK_KERNEL(pk_ellipse, (const pk_shape *shape, pk_run run, pk_field out),
  (shape, run, out))
PK_KERNEL(pk_to_window, (const pk_shape *shape, int32_t is_rigid, int32_t count, pk_field out),
  (shape, is_rigid, count, out))
PK_KERNEL(pk_fold, (pk_field merged, pk_field shape, pk_merging merging, int32_t count, float *share),
  (merged, shape, merging, count, share))
PK_KERNEL(pk_correct, (pk_field merged, float least, int32_t count),
  (merged, least, count))
PK_KERNEL(pk_relate, (pk_field merged, pk_field shape, pk_merging merging, float slack, uint64_t bit, int32_t count, uint64_t *masks),
  (merged, shape, merging, slack, bit, count, masks))
PK_KERNEL(pk_blend, (float *values, float to, const float *weight, int32_t count),
  (values, to, weight, count))
PK_KERNEL(pk_fill, (float *values, float value, int32_t count),
  (values, value, count))
PK_KERNEL(pk_between_samples, (const float *samples, int32_t stride, int32_t width, float *to),
  (samples, stride, width, to))
PK_KERNEL(pk_bend, (pk_field merged, pk_run run, const float *amount, const float *bevel, float *x, float *y),
  (merged, run, amount, bevel, x, y))
PK_KERNEL(pk_bend_alike, (pk_field merged, pk_run run, float amount, float bevel, float *x, float *y),
  (merged, run, amount, bevel, x, y))
PK_KERNEL(pk_bend_outward, (pk_field merged, pk_run run, const float *band, float *x, float *y),
  (merged, run, band, x, y))
PK_KERNEL(pk_shade, (const pk_edge_style *style, pk_field merged, const float *rim_scale, int32_t count, pk_edge out),
  (style, merged, rim_scale, count, out))
PK_KERNEL(pk_shine, (float x, float y, float radius, float strength, pk_run run, float *glow),
  (x, y, radius, strength, run, glow))
PK_KERNEL(pk_weights, (const float *values, int32_t count, int32_t *weights),
  (values, count, weights))
PK_KERNEL(pk_to_cells, (const pk_layer *layer, const float *x, const float *y, int32_t count, int32_t *columns, int32_t *rows),
  (layer, x, y, count, columns, rows))
PK_KERNEL(pk_read_face, (const pk_layer *layer, const int32_t *columns, const int32_t *rows, const int32_t *coverage, int32_t count, uint64_t *colors),
  (layer, columns, rows, coverage, count, colors))
PK_KERNEL(pk_read_edge, (const pk_layer *layer, const int32_t *columns, const int32_t *rows, const int32_t *outer_columns, const int32_t *outer_rows, pk_edge edge, int32_t count, uint64_t *colors),
  (layer, columns, rows, outer_columns, outer_rows, edge, count, colors))
PK_KERNEL(pk_mix, (uint64_t *into, const uint64_t *from, const int32_t *weight, int32_t count),
  (into, from, weight, count))
PK_KERNEL(pk_whiten, (uint64_t *colors, const int32_t *weight, int32_t count),
  (colors, weight, count))
PK_KERNEL(pk_store, (uint32_t *pixels, const uint64_t *colors, int32_t count),
  (pixels, colors, count))
PK_KERNEL(pk_cover, (uint32_t *pixels, const uint64_t *colors, const int32_t *coverage, const int32_t *border, int32_t count),
  (pixels, colors, coverage, border, count))
PK_KERNEL(pk_body, (const pk_layer *layer, int32_t x, int32_t y, int32_t count, uint64_t *line, uint32_t *pixels),
  (layer, x, y, count, line, pixels))
PK_KERNEL(pk_average, (const uint32_t *pixels, int32_t bytes_per_row, int32_t divisor, int32_t count, float *blue, float *green, float *red),
  (pixels, bytes_per_row, divisor, count, blue, green, red))
PK_KERNEL(pk_filter_row, (const float *from, const float *taps, int32_t radius, int32_t count, float *to),
  (from, taps, radius, count, to))
PK_KERNEL(pk_filter_column, (const float *from, int32_t stride, const float *taps, int32_t radius, int32_t count, float *to),
  (from, stride, taps, radius, count, to))
PK_KERNEL(pk_tone_row, (const pk_tone *tone, const float *blue, const float *green, const float *red, int32_t count, uint64_t *face, uint64_t *rim),
  (tone, blue, green, red, count, face, rim))
PK_KERNEL(pk_cast, (const float *d, const float *opacity, float side, int32_t count, float *out),
  (d, opacity, side, count, out))
PK_KERNEL(pk_add, (const float *from, int32_t count, float *values),
  (from, count, values))
PK_KERNEL(pk_darken, (const float *cells, int32_t divisor, int32_t phase, int32_t count, uint32_t *pixels),
  (cells, divisor, phase, count, pixels))
PK_KERNEL(pk_lerp, (const float *a, const float *b, float t, int32_t count, float *to),
  (a, b, t, count, to))
