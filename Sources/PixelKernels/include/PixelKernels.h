// Loops over pixels for GlassRenderer, compiled twice: for AVX2 and for any x86-64, chosen at run time.
//
// Both give the same bytes: every operation is elementwise IEEE arithmetic without contraction. Arrays
// of floats hold one value a pixel, are 32-byte aligned, and are written up to the next multiple of 8.

#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Pixels in rows, `step` apart both ways, the first centred at `x`, `y`. Arrays hold them row by row;
/// with several rows the width is a multiple of 8.
typedef struct {
  float x, y, step;
  int32_t width, rows;
} pk_run;

/// The map from window pixels to an outline's own axes, and its half sides.
typedef struct {
  float origin_x, origin_y;
  float m11, m12, m21, m22;
  float offset_x, offset_y;
  float half_width, half_height;
  /// Top left, top right, bottom right, bottom left.
  float radii[4];
} pk_shape;

/// How far a continuous corner of radius 1 lies inside a circular one, along the outline.
///
/// s is the distance along the edge beyond the circle's end, and −sin φ on the circle. Beside the edge
/// the gap is (reach − s)³ · edge(s), on the circle (s − start)³ · arc(s).
typedef struct {
  float reach, start;
  float edge[5];
  float arc[5];
} pk_corner;

/// A field: distances, gradients and curvatures of the level sets.
typedef struct {
  float *d, *gx, *gy, *k;
} pk_field;

/// Uses AVX2 where `allow` and the machine say so (the start: both); returns whether it does. For tests.
int32_t pk_allow_avx2(int32_t allow);

void pk_box(const pk_shape *shape, pk_run run, pk_field out);
/// All corners continuous and alike; `quadrant` 0…3 writes the pixels nearest to that corner only.
void pk_continuous_box(
  const pk_shape *shape, const pk_corner *corner, float radius, int32_t quadrant, pk_run run,
  pk_field out);
void pk_ellipse(const pk_shape *shape, pk_run run, pk_field out);
/// Turns local distances and normals into the window's.
void pk_to_window(const pk_shape *shape, int32_t is_rigid, int32_t count, pk_field out);
/// How two fields merge: the smooth minimum's reach, the width over which values that belong to the
/// shapes blend, and the preference for the second shape's values (1: none).
typedef struct {
  float reach, blend, preference;
} pk_merging;

/// Merges `shape` into `merged`; `share` receives the part of the shape's values in each pixel.
void pk_fold(
  pk_field merged, pk_field shape, pk_merging merging, int32_t count, float *share);
void pk_correct(pk_field merged, float least, int32_t count);
/// Keeps the shapes that `masks` name where the merged field still counts, and adds `bit` where the
/// shape counts: within `slack` pixels of a place where they merge. Before the fold.
void pk_relate(
  pk_field merged, pk_field shape, pk_merging merging, float slack, uint64_t bit, int32_t count,
  uint64_t *masks);
/// values += (to − values) · weight
void pk_blend(float *values, float to, const float *weight, int32_t count);
void pk_fill(float *values, float value, int32_t count);

/// The middles of 8 rows of pixels between samples 4 pixels apart, the first at the first pixels' left
/// upper corner; rows of samples lie `stride` apart, `width` is a multiple of 8.
void pk_between_samples(const float *samples, int32_t stride, int32_t width, float *to);

/// Widths in pixels and strengths in 1/256 along a silhouette.
typedef struct {
  float rim_width, rim_base, rim_lobe, rim_bleed, rim_bleed_widths;
  float border_width, border_mix;
  float inner_depth, inner_mix;
  float band_width, band_mix, sharp_mix;
  float light_x, light_y;
  /// Farther outside or deeper inside nothing of all this shows.
  float margin, depth;
} pk_edge_style;

/// Weights along a silhouette, 0 … 256.
typedef struct {
  int32_t *coverage, *rim, *border, *inner, *band, *sharp;
} pk_edge;

void pk_bend(
  pk_field merged, pk_run run, const float *amount, const float *bevel, float *x, float *y);
/// The same with one lens for all, normals need not be of unit length.
void pk_bend_alike(
  pk_field merged, pk_run run, float amount, float bevel, float *x, float *y);
void pk_bend_outward(pk_field merged, pk_run run, const float *band, float *x, float *y);
void pk_shade(
  const pk_edge_style *style, pk_field merged, const float *rim_scale, int32_t count, pk_edge out);
/// Adds a light's bell to `glow`.
void pk_shine(float x, float y, float radius, float strength, pk_run run, float *glow);
void pk_weights(const float *values, int32_t count, int32_t *weights);

/// A layer: cells of four channels in 16-bit lanes, low-resolution glass.
typedef struct {
  const uint64_t *face, *sharp, *rim;
  int32_t x, y, width, height;
  /// Pixels a cell spans: 1, 2 or 4.
  int32_t divisor;
} pk_layer;

/// Window pixels to cells in 1/256, held inside the layer.
void pk_to_cells(
  const pk_layer *layer, const float *x, const float *y, int32_t count, int32_t *columns,
  int32_t *rows);
/// Reads the face for every pixel, or only about those with coverage.
void pk_read_face(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows,
  const int32_t *_Nullable coverage, int32_t count, uint64_t *colors);
/// Mixes band, rim and inner shadow into colours read already.
void pk_read_edge(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows, const int32_t *outer_columns,
  const int32_t *outer_rows, pk_edge edge, int32_t count, uint64_t *colors);
/// into += (from − into) · weight
void pk_mix(uint64_t *into, const uint64_t *from, const int32_t *weight, int32_t count);
/// Goes toward white.
void pk_whiten(uint64_t *colors, const int32_t *weight, int32_t count);
void pk_store(uint32_t *pixels, const uint64_t *colors, int32_t count);
/// Darkens the pixels by the border, then lays the colours over them by their coverage.
void pk_cover(
  uint32_t *pixels, const uint64_t *colors, const int32_t *coverage, const int32_t *border,
  int32_t count);
/// Fills a row of pixels from the layer without a lens. `line` holds `count` / divisor + 8 cells.
void pk_body(
  const pk_layer *layer, int32_t x, int32_t y, int32_t count, uint64_t *line, uint32_t *pixels);

/// Averages `count` whole cells of one row of cells into planes of blue, green and red.
void pk_average(
  const uint32_t *pixels, int32_t bytes_per_row, int32_t divisor, int32_t count, float *blue,
  float *green, float *red);
/// Symmetric kernel across a row: `from` has `radius` values on both sides.
void pk_filter_row(
  const float *from, const float *taps, int32_t radius, int32_t count, float *to);
/// Symmetric kernel across rows `stride` apart.
void pk_filter_column(
  const float *from, int32_t stride, const float *taps, int32_t radius, int32_t count, float *to);

/// c0 + c1 x + c2 x² + c3 x³
typedef struct {
  float c0, c1, c2, c3;
} pk_cubic;

/// How a material answers its backdrop, in 0 … 255.
typedef struct {
  float slope, offset, chroma;
  float strength, highlight;
  /// Share of the tint, whose channels follow from the backdrop's luma 0 … 1.
  float tint_mix;
  pk_cubic tint_blue, tint_green, tint_red;
  float rim_offset, rim_gain, rim_chroma;
  /// Grey of a border instead of a rim, or negative.
  float border;
} pk_tone;

void pk_tone_row(
  const pk_tone *tone, const float *blue, const float *green, const float *red, int32_t count,
  uint64_t *face, uint64_t *_Nullable rim);

/// out = opacity · clamp(½ − d / side, 0, 1) · 256
void pk_cast(const float *d, const float *opacity, float side, int32_t count, float *out);
/// values += from
void pk_add(const float *from, int32_t count, float *values);
/// Interpolates a row of cells of `divisor` pixels (4 or 8) and goes toward opaque black by it, in
/// 1/256. The left edge of pixel 0 lies `phase` half pixels right of the place of `cells[0]`.
void pk_darken(
  const float *cells, int32_t divisor, int32_t phase, int32_t count, uint32_t *pixels);
/// to = a + (b − a) · t
void pk_lerp(const float *a, const float *b, float t, int32_t count, float *to);

#pragma clang assume_nonnull end

#endif
