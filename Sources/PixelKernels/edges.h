/// The lens is steepest at the very edge: no pixel looks from less deep than where its covered part
/// lies, in pixels. Else neighbours along a slanted edge would look at unrelated places.
#define PK_LEAST_DEPTH 0.75f

void PK_NAME(pk_bend)(
  pk_field merged, pk_run run, const float *amount, const float *bevel, float *x, float *y
) {
  EACH_EIGHT(run) {
    f8 h = at_most(at_least(-load(merged.d + i), PK_LEAST_DEPTH) / load(bevel + i), 1);
    f8 u = load(amount + i) * (root(h * (2 - h)) - 1);
    store(x + i, ramp(column) + run.x + load(merged.gx + i) * u);
    store(y + i, run.y + row + load(merged.gy + i) * u);
  }
}

void PK_NAME(pk_bend_alike)(
  pk_field merged, pk_run run, float amount, float bevel, float *x, float *y
) {
  const float inverse = 1 / bevel;
  EACH_EIGHT(run) {
    f8 gx = load(merged.gx + i), gy = load(merged.gy + i);
    f8 h = at_most(at_least(-load(merged.d + i), PK_LEAST_DEPTH) * inverse, 1);
    f8 u = amount * (root(h * (2 - h)) - 1);
    store(x + i, ramp(column) + run.x + gx * u);
    store(y + i, run.y + row + gy * u);
  }
}

void PK_NAME(pk_bend_outward)(
  pk_field merged, pk_run run, const float *band, float *x, float *y
) {
  EACH_EIGHT(run) {
    f8 u = load(band + i);
    store(x + i, ramp(column) + run.x + load(merged.gx + i) * u);
    store(y + i, run.y + row + load(merged.gy + i) * u);
  }
}

PK_INLINE void put(int32_t *to, f8 value) {
  typedef int32_t i8u __attribute__((ext_vector_type(8), aligned(4)));
  *(i8u *)to = nearest(at_most(value, 256));
}

PK_INLINE int some(i8 lanes) { return __builtin_reduce_or(lanes) != 0; }

/// Nothing but coverage, in eight pixels.
PK_INLINE void put_all(pk_edge out, int32_t i, float coverage) {
  put(out.coverage + i, coverage);
  put(out.rim + i, 0);
  put(out.border + i, 0);
  put(out.inner + i, 0);
  put(out.band + i, 0);
  put(out.sharp + i, 0);
}

/// The half plane's share of a pixel: a ramp as wide as the larger component of the normal, averaged
/// over the smaller one.
PK_INLINE f8 share_of_pixel(f8 d, f8 nx, f8 ny) {
  f8 ax = size(nx), ay = size(ny);
  f8 a = at_least(ax, ay), b = at_least(at_most(ax, ay), 0.002f);
  f8 inverse = 1 / a;
  f8 x1 = b * 0.5f - d, x2 = b * -0.5f - d;
  f8 s1 = unit(x1 * inverse + 0.5f), s2 = unit(x2 * inverse + 0.5f);
  f8 g1 = a * s1 * s1 * 0.5f + at_least(x1 - a * 0.5f, 0);
  f8 g2 = a * s2 * s2 * 0.5f + at_least(x2 - a * 0.5f, 0);
  f8 part = (g1 - g2) / b;
  // Farther than a pixel the difference of the integrals has no digits left.
  return d > -1 ? (d < 1 ? part : (f8)0) : (f8)1;
}

void PK_NAME(pk_shade)(
  const pk_edge_style *style, pk_field merged, const float *rim_scale, int32_t count, pk_edge out
) {
  const float rim = 1 / style->rim_width, bleed = rim / style->rim_bleed_widths;
  const float border = 1 / style->border_width, inner = 1 / style->inner_depth;
  for (int32_t i = 0; i < count; i += 8) {
    f8 d = load(merged.d + i), nx = load(merged.gx + i), ny = load(merged.gy + i);
    if (!some(d < style->margin)) {
      put_all(out, i, 0);
      continue;
    }
    if (!some(d > -style->depth)) {
      put_all(out, i, 256);
      continue;
    }
    f8 scale = load(rim_scale + i);
    put(out.coverage + i, share_of_pixel(d, nx, ny) * 256);

    f8 facing = nx * style->light_x + ny * style->light_y, lit = facing * facing;
    f8 depth = at_least(-d, 0);
    f8 line = at_least(1 - depth * rim, 0), glow = at_least(1 - depth * bleed, 0);
    f8 profile = line + glow * glow * style->rim_bleed;
    put(out.rim + i, (style->rim_base + style->rim_lobe * lit) * profile * scale);

    f8 fade = at_least(1 - at_least(d, 0) * border, 0);
    put(out.border + i, fade * style->border_mix * (1 - lit) * scale);

    f8 shade = at_least(1 - depth * inner, 0);
    put(out.inner + i, shade * lit * style->inner_mix);

    f8 part = unit(style->band_width + d + 0.5f);
    put(out.band + i, part * style->band_mix);
    put(out.sharp + i, part * style->sharp_mix);
  }
}

void PK_NAME(pk_shine)(float x, float y, float radius, float strength, pk_run run, float *glow) {
  const float inverse = 1 / (radius * radius);
  EACH_EIGHT(run) {
    const float dy = run.y + row - y;
    f8 dx = ramp(column) + run.x - x;
    f8 fall = at_least(1 - (dx * dx + dy * dy) * inverse, 0);
    store(glow + i, at_most(load(glow + i) + fall * fall * strength, 256));
  }
}

void PK_NAME(pk_weights)(const float *values, int32_t count, int32_t *weights) {
  for (int32_t i = 0; i < count; i += 8) { put(weights + i, at_least(load(values + i), 0)); }
}

void PK_NAME(pk_to_cells)(
  const pk_layer *layer, const float *x, const float *y, int32_t count, int32_t *columns,
  int32_t *rows
) {
  typedef int32_t i8u __attribute__((ext_vector_type(8), aligned(4)));
  const float scale = 256.0f / layer->divisor;
  const i8 origin_x = layer->x * 256 + 128, origin_y = layer->y * 256 + 128;
  const i8 limit_x = layer->width * 256 - 257, limit_y = layer->height * 256 - 257;
  const i8 zero = 0;
  // Rounded before the origin is taken off: the layer's place, and so the clip, changes nothing.
  for (int32_t i = 0; i < count; i += 8) {
    i8 fx = nearest(load(x + i) * scale) - origin_x;
    i8 fy = nearest(load(y + i) * scale) - origin_y;
    fx = fx > 0 ? fx : zero;
    fy = fy > 0 ? fy : zero;
    *(i8u *)(columns + i) = fx < limit_x ? fx : limit_x;
    *(i8u *)(rows + i) = fy < limit_y ? fy : limit_y;
  }
}

void PK_NAME(pk_cast)(
  const float *d, const float *opacity, float side, int32_t count, float *out
) {
  const float inverse = 1 / side;
  for (int32_t i = 0; i < count; i += 8) {
    store(out + i, load(opacity + i) * unit(0.5f - load(d + i) * inverse) * 256);
  }
}

void PK_NAME(pk_add)(const float *from, int32_t count, float *values) {
  for (int32_t i = 0; i < count; i += 8) { store(values + i, load(values + i) + load(from + i)); }
}
