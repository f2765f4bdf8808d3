typedef uint16_t h16 __attribute__((ext_vector_type(16)));
typedef uint64_t w4 __attribute__((ext_vector_type(4)));
typedef int32_t i4 __attribute__((ext_vector_type(4)));
typedef int32_t i4u __attribute__((ext_vector_type(4), aligned(4)));
typedef float f4 __attribute__((ext_vector_type(4)));
typedef uint8_t b16 __attribute__((ext_vector_type(16)));

PK_INLINE h16 lanes_of(w4 words) {
  h16 lanes;
  __builtin_memcpy(&lanes, &words, sizeof lanes);
  return lanes;
}
PK_INLINE h16 load4(const uint64_t *colors) {
  h16 lanes;
  __builtin_memcpy(&lanes, colors, sizeof lanes);
  return lanes;
}
PK_INLINE void store4(uint64_t *colors, h16 lanes) { __builtin_memcpy(colors, &lanes, sizeof lanes); }

/// Four weights, each in the four lanes of its pixel.
PK_INLINE h16 widen(i4 weights) {
  h16 lanes = lanes_of(__builtin_convertvector(weights, w4));
  return __builtin_shufflevector(lanes, lanes, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
}
PK_INLINE i4 weights_at(const int32_t *weights) { return *(const i4u *)weights; }
PK_INLINE int any(i4 weights) { return (weights.x | weights.y | weights.z | weights.w) != 0; }

/// `a` at weight 0, `b` at weight 256, rounded; four pixels.
PK_INLINE h16 mix4(h16 a, h16 b, h16 weight) {
  return (a * (uint16_t)256 - a * weight + b * weight + (uint16_t)128) >> 8;
}

/// Bilinear reads at `columns`, `rows` in 1/256 cells.
PK_INLINE h16 read4(
  const uint64_t *cells, int32_t width, const int32_t *columns, const int32_t *rows
) {
  i4 column = weights_at(columns), row = weights_at(rows);
  i4 fx = column & 255, fy = row & 255;
  i4 w11 = (fx * fy + 128) >> 8, w10 = fx - w11, w01 = fy - w11, w00 = 256 - fx - w01;
  i4 at = (row >> 8) * width + (column >> 8);
  const uint64_t *p0 = cells + at.x, *p1 = cells + at.y, *p2 = cells + at.z, *p3 = cells + at.w;
  w4 c00 = {p0[0], p1[0], p2[0], p3[0]}, c10 = {p0[1], p1[1], p2[1], p3[1]};
  w4 c01 = {p0[width], p1[width], p2[width], p3[width]};
  w4 c11 = {p0[width + 1], p1[width + 1], p2[width + 1], p3[width + 1]};
  h16 sum = lanes_of(c00) * widen(w00) + lanes_of(c10) * widen(w10);
  sum += lanes_of(c01) * widen(w01) + lanes_of(c11) * widen(w11);
  return (sum + (uint16_t)128) >> 8;
}

PK_INLINE h16 unpack4(const uint32_t *pixels) {
  b16 bytes;
  __builtin_memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, h16);
}
PK_INLINE void pack4(uint32_t *pixels, h16 lanes, int32_t count) {
  b16 bytes = __builtin_convertvector(lanes, b16);
  if (count >= 4) {
    __builtin_memcpy(pixels, &bytes, sizeof bytes);
  } else {
    __builtin_memcpy(pixels, &bytes, 4 * (unsigned)count);
  }
}

void PK_NAME(pk_read_face)(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows,
  const int32_t *coverage, int32_t count, uint64_t *colors
) {
  for (int32_t i = 0; i < count; i += 4) {
    if (coverage && !any(weights_at(coverage + i))) { continue; }
    store4(colors + i, read4(layer->face, layer->width, columns + i, rows + i));
  }
}

void PK_NAME(pk_read_edge)(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows, const int32_t *outer_columns,
  const int32_t *outer_rows, pk_edge edge, int32_t count, uint64_t *colors
) {
  const int32_t width = layer->width;
  const h16 black = lanes_of((w4)PK_BLACK);
  for (int32_t i = 0; i < count; i += 4) {
    if (!any(weights_at(edge.coverage + i))) { continue; }
    h16 color = load4(colors + i);
    i4 sharp = weights_at(edge.sharp + i);
    if (any(sharp)) {
      color = mix4(color, read4(layer->sharp, width, columns + i, rows + i), widen(sharp));
      i4 band = weights_at(edge.band + i);
      if (any(band)) {
        color =
          mix4(color, read4(layer->sharp, width, outer_columns + i, outer_rows + i), widen(band));
      }
    }
    i4 rim = weights_at(edge.rim + i);
    if (any(rim)) {
      color = mix4(color, read4(layer->rim, width, columns + i, rows + i), widen(rim));
    }
    store4(colors + i, mix4(color, black, widen(weights_at(edge.inner + i))));
  }
}

void PK_NAME(pk_mix)(
  uint64_t *into, const uint64_t *from, const int32_t *weight, int32_t count
) {
  for (int32_t i = 0; i < count; i += 4) {
    store4(into + i, mix4(load4(into + i), load4(from + i), widen(weights_at(weight + i))));
  }
}

void PK_NAME(pk_whiten)(uint64_t *colors, const int32_t *weight, int32_t count) {
  const h16 white = lanes_of((w4)PK_WHITE);
  for (int32_t i = 0; i < count; i += 4) {
    store4(colors + i, mix4(load4(colors + i), white, widen(weights_at(weight + i))));
  }
}

void PK_NAME(pk_store)(uint32_t *pixels, const uint64_t *colors, int32_t count) {
  for (int32_t i = 0; i < count; i += 4) { pack4(pixels + i, load4(colors + i), count - i); }
}

void PK_NAME(pk_cover)(
  uint32_t *pixels, const uint64_t *colors, const int32_t *coverage, const int32_t *border,
  int32_t count
) {
  const h16 black = lanes_of((w4)PK_BLACK);
  for (int32_t i = 0; i < count; i += 4) {
    i4 share = weights_at(coverage + i), dark = weights_at(border + i);
    h16 color = load4(colors + i);
    if (!any(share) && !any(dark)) { continue; }
    if (any(256 - share)) {
      uint32_t copy[4] = {0};
      const uint32_t *from = pixels + i;
      if (count - i < 4) {
        for (int32_t lane = 0; lane < count - i; lane++) { copy[lane] = from[lane]; }
        from = copy;
      }
      h16 below = mix4(unpack4(from), black, widen(dark));
      color = mix4(below, color, widen(share));
    }
    pack4(pixels + i, color, count - i);
  }
}

void PK_NAME(pk_body)(
  const pk_layer *layer, int32_t x, int32_t y, int32_t count, uint64_t *line, uint32_t *pixels
) {
  const int32_t divisor = layer->divisor;
  if (divisor == 1) {
    const uint64_t *cells = layer->face + (int64_t)(y - layer->y) * layer->width + (x - layer->x);
    for (int32_t i = 0; i < count; i += 4) { pack4(pixels + i, load4(cells + i), count - i); }
    return;
  }
  // In half pixels from a cell's middle to the next: odd numbers of 2 · divisor.
  const int32_t whole = 2 * divisor, shift = divisor == 4 ? 6 : 4;
  const int32_t down = 2 * y + 1 - divisor - layer->y * whole;
  const int32_t across = 2 * x + 1 - divisor - layer->x * whole;
  const int32_t row = down / whole, first = across / whole;
  const uint16_t below = (uint16_t)(down % whole), above = (uint16_t)(whole - below);
  const uint64_t *top = layer->face + (int64_t)row * layer->width + first;
  const int32_t cells = (across % whole + 2 * (count - 1)) / whole + 2;
  for (int32_t i = 0; i < cells; i += 4) {
    store4(line + i, load4(top + i) * above + load4(top + layer->width + i) * below);
  }
  // Four pixels at a time, from the first pixel right of a cell's middle; those before `x` are
  // left out.
  const int32_t lead = (across % whole) / 2;
  const h16 quarters = {7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 1, 1, 1, 1};
  const h16 halves = {3, 3, 3, 3, 1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1, 1};
  const uint16_t half = (uint16_t)(1 << (shift - 1));
  for (int32_t i = -lead, cell = 0; i < count; i += 4) {
    h16 a, b, wa;
    if (divisor == 4) {
      a = lanes_of((w4)line[cell]);
      b = lanes_of((w4)line[cell + 1]);
      wa = quarters;
      cell++;
    } else {
      w4 from = {line[cell], line[cell], line[cell + 1], line[cell + 1]};
      w4 until = {line[cell + 1], line[cell + 1], line[cell + 2], line[cell + 2]};
      a = lanes_of(from);
      b = lanes_of(until);
      wa = halves;
      cell += 2;
    }
    h16 color = (a * wa + b * ((uint16_t)whole - wa) + half) >> (uint16_t)shift;
    if (i >= 0) {
      pack4(pixels + i, color, count - i);
    } else {
      uint32_t copy[4];
      pack4(copy, color, 4);
      for (int32_t lane = -i; lane < 4 && i + lane < count; lane++) { pixels[i + lane] = copy[lane]; }
    }
  }
}

/// Toward opaque black by `weight` / 256.
PK_INLINE u8 shaded(u8 pixel, f8 weight) {
  i8 rounded = nearest(weight);
  u8 dark;
  __builtin_memcpy(&dark, &rounded, sizeof dark);
  u8 rest = 256 - dark;
  u8 even = ((pixel & 0x00FF00FF) * rest + 0x00800080) >> 8 & 0x00FF00FF;
  u8 odd = ((pixel >> 8 & 0x00FF00FF) * rest + ((dark * 255) << 16) + 0x00800080) & 0xFF00FF00;
  return even | odd;
}

/// The weights of eight pixels, `place` half pixels right of the middle of `cells[0]`; it advances.
PK_INLINE f8 weights_between(const float *cells, int32_t divisor, int32_t place) {
  f8 weight;
  const float step = 0.5f / divisor;
  for (int lane = 0; lane < 8; lane++, place += 2) {
    int32_t cell = place / (2 * divisor);
    weight[lane] = cells[cell] + (cells[cell + 1] - cells[cell]) * ((place - cell * 2 * divisor) * step);
  }
  return weight;
}

void PK_NAME(pk_darken)(
  const float *cells, int32_t divisor, int32_t phase, int32_t count, uint32_t *pixels
) {
  typedef uint32_t u8u __attribute__((ext_vector_type(8), aligned(4)));
  const int32_t whole = 2 * divisor;
  // Up to the first pixel right of a cell's middle.
  int32_t lead = ((whole - phase % whole) % whole) / 2;
  lead = lead < count ? lead : count;
  int32_t i = 0;
  while (i < count) {
    const int32_t left = i < lead ? lead - i : count - i;
    const int32_t place = phase + 2 * i + 1;
    if (i < lead || left < 8) {
      const int32_t part = left < 8 ? left : 8;
      uint32_t copy[8] = {0};
      for (int lane = 0; lane < part; lane++) { copy[lane] = pixels[i + lane]; }
      u8 result = shaded(*(const u8u *)copy, weights_between(cells, divisor, place));
      for (int lane = 0; lane < part; lane++) { pixels[i + lane] = result[lane]; }
      i += part;
      continue;
    }
    const float *at = cells + place / whole;
    f8 weight;
    if (divisor == 4) {
      const f8 steps = {0.125f, 0.375f, 0.625f, 0.875f, 0.125f, 0.375f, 0.625f, 0.875f};
      f8 from = {at[0], at[0], at[0], at[0], at[1], at[1], at[1], at[1]};
      f8 until = {at[1], at[1], at[1], at[1], at[2], at[2], at[2], at[2]};
      weight = from + (until - from) * steps;
    } else {
      const f8 steps = {0.0625f, 0.1875f, 0.3125f, 0.4375f, 0.5625f, 0.6875f, 0.8125f, 0.9375f};
      weight = at[0] + (at[1] - at[0]) * steps;
    }
    *(u8u *)(pixels + i) = shaded(*(const u8u *)(pixels + i), weight);
    i += 8;
  }
}

void PK_NAME(pk_lerp)(const float *a, const float *b, float t, int32_t count, float *to) {
  for (int32_t i = 0; i < count; i++) { to[i] = a[i] + (b[i] - a[i]) * t; }
}
