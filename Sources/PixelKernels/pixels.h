/// Bilinear read at `column`, `row` in 1/256 cells.
PK_INLINE uint64_t read(const uint64_t *cells, int32_t width, int32_t column, int32_t row) {
  uint64_t fx = column & 255, fy = row & 255;
  const uint64_t *at = cells + (int64_t)(row >> 8) * width + (column >> 8);
  uint64_t w11 = (fx * fy + 128) >> 8;
  uint64_t w10 = fx - w11, w01 = fy - w11, w00 = 256 - fx - w01;
  uint64_t sum = at[0] * w00 + at[1] * w10 + at[width] * w01 + at[width + 1] * w11;
  return ((sum + PK_HALF) >> 8) & PK_MASK;
}

void PK_NAME(pk_read_face)(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows, int32_t count,
  uint64_t *colors
) {
  for (int32_t i = 0; i < count; i++) {
    colors[i] = read(layer->face, layer->width, columns[i], rows[i]);
  }
}

void PK_NAME(pk_read_edge)(
  const pk_layer *layer, const int32_t *columns, const int32_t *rows, const int32_t *outer_columns,
  const int32_t *outer_rows, pk_edge edge, int32_t count, uint64_t *colors
) {
  const int32_t width = layer->width;
  for (int32_t i = 0; i < count; i++) {
    if (edge.coverage[i] == 0) { continue; }
    uint64_t color = colors[i];
    if (edge.sharp[i] > 0) {
      color = mix(color, read(layer->sharp, width, columns[i], rows[i]), edge.sharp[i]);
    }
    if (edge.band[i] > 0) {
      color = mix(color, read(layer->sharp, width, outer_columns[i], outer_rows[i]), edge.band[i]);
    }
    if (edge.rim[i] > 0) {
      color = mix(color, read(layer->rim, width, columns[i], rows[i]), edge.rim[i]);
    }
    if (edge.inner[i] > 0) { color = mix(color, PK_BLACK, edge.inner[i]); }
    colors[i] = color;
  }
}

void PK_NAME(pk_mix)(uint64_t *into, const uint64_t *from, const int32_t *weight, int32_t count) {
  for (int32_t i = 0; i < count; i++) { into[i] = mix(into[i], from[i], weight[i]); }
}

void PK_NAME(pk_whiten)(uint64_t *colors, const int32_t *weight, int32_t count) {
  for (int32_t i = 0; i < count; i++) { colors[i] = mix(colors[i], PK_WHITE, weight[i]); }
}

void PK_NAME(pk_store)(uint32_t *pixels, const uint64_t *colors, int32_t count) {
  for (int32_t i = 0; i < count; i++) { pixels[i] = pack(colors[i]); }
}

void PK_NAME(pk_cover)(
  uint32_t *pixels, const uint64_t *colors, pk_edge edge, const float *d, float margin,
  int32_t count
) {
  for (int32_t i = 0; i < count; i++) {
    if (d[i] >= margin) { continue; }
    if (edge.coverage[i] == 256) {
      pixels[i] = pack(colors[i]);
      continue;
    }
    uint64_t below = mix(spread(pixels[i]), PK_BLACK, edge.border[i]);
    pixels[i] = pack(mix(below, colors[i], edge.coverage[i]));
  }
}

/// One pixel between two cells of a row whose values are scaled by `divisor` · 2.
PK_INLINE uint32_t between(uint64_t a, uint64_t b, uint64_t wa, uint64_t wb, int shift) {
  uint64_t half = (1ull << (shift - 1)) * 0x0001000100010001ull;
  return pack(((a * wa + b * wb + half) >> shift) & PK_MASK);
}

void PK_NAME(pk_body)(
  const pk_layer *layer, int32_t x, int32_t y, int32_t count, uint64_t *line, uint32_t *pixels
) {
  const int32_t divisor = layer->divisor;
  if (divisor == 1) {
    const uint64_t *cells = layer->face + (int64_t)(y - layer->y) * layer->width + (x - layer->x);
    for (int32_t i = 0; i < count; i++) { pixels[i] = pack(cells[i]); }
    return;
  }
  // In half pixels from a cell's middle to the next: odd numbers of 2 · divisor.
  const int32_t whole = 2 * divisor, shift = divisor == 4 ? 6 : 4;
  const int32_t down = 2 * y + 1 - divisor - layer->y * whole;
  const int32_t across = 2 * x + 1 - divisor - layer->x * whole;
  const int32_t row = down / whole, first = across / whole;
  const uint64_t wy = down % whole;
  const uint64_t *top = layer->face + (int64_t)row * layer->width + first;
  const uint64_t *bottom = top + layer->width;
  const int32_t cells = (across % whole + 2 * (count - 1)) / whole + 2;
  for (int32_t i = 0; i < cells; i++) { line[i] = top[i] * (whole - wy) + bottom[i] * wy; }
  int32_t i = 0, cell = 0, wx = across % whole;
  // Up to the first pixel right of a cell's middle, then cell by cell.
  while (i < count && wx != 1) {
    pixels[i++] = between(line[cell], line[cell + 1], whole - wx, wx, shift);
    wx += 2;
    if (wx >= whole) {
      wx -= whole;
      cell++;
    }
  }
  if (divisor == 4) {
    for (; i + 4 <= count; i += 4, cell++) {
      uint64_t a = line[cell], b = line[cell + 1];
      pixels[i] = between(a, b, 7, 1, 6);
      pixels[i + 1] = between(a, b, 5, 3, 6);
      pixels[i + 2] = between(a, b, 3, 5, 6);
      pixels[i + 3] = between(a, b, 1, 7, 6);
    }
  } else {
    for (; i + 2 <= count; i += 2, cell++) {
      uint64_t a = line[cell], b = line[cell + 1];
      pixels[i] = between(a, b, 3, 1, 4);
      pixels[i + 1] = between(a, b, 1, 3, 4);
    }
  }
  for (; i < count; i++) {
    pixels[i] = between(line[cell], line[cell + 1], whole - wx, wx, shift);
    wx += 2;
  }
}

void PK_NAME(pk_darken)(
  const float *cells, int32_t divisor, int32_t phase, int32_t count, uint32_t *pixels
) {
  typedef uint32_t u8u __attribute__((ext_vector_type(8), aligned(4)));
  const float inverse = 1.0f / divisor;
  int32_t i = 0;
  for (; i < count; i += 8) {
    // Eight pixels touch at most four cells.
    float at[8], more[8], part[8];
    for (int lane = 0; lane < 8; lane++) {
      int32_t place = phase + 2 * (i + lane) + 1;
      int32_t cell = place / (2 * divisor);
      at[lane] = cells[cell];
      more[lane] = cells[cell + 1];
      part[lane] = (place - cell * 2 * divisor) * 0.5f * inverse;
    }
    f8 a = load(at), b = load(more);
    i8 rounded = nearest(a + (b - a) * load(part));
    u8 weight;
    __builtin_memcpy(&weight, &rounded, sizeof weight);
    u8 rest = 256 - weight;
    uint32_t copy[8] = {0};
    const int32_t left = count - i < 8 ? count - i : 8;
    u8 pixel;
    if (left == 8) {
      pixel = *(const u8u *)(pixels + i);
    } else {
      for (int lane = 0; lane < left; lane++) { copy[lane] = pixels[i + lane]; }
      pixel = *(const u8u *)copy;
    }
    u8 even = ((pixel & 0x00FF00FF) * rest + 0x00800080) >> 8 & 0x00FF00FF;
    u8 odd = ((pixel >> 8 & 0x00FF00FF) * rest + ((weight * 255) << 16) + 0x00800080) & 0xFF00FF00;
    u8 result = even | odd;
    if (left == 8) {
      *(u8u *)(pixels + i) = result;
    } else {
      for (int lane = 0; lane < left; lane++) { pixels[i + lane] = result[lane]; }
    }
  }
}

void PK_NAME(pk_lerp)(const float *a, const float *b, float t, int32_t count, float *to) {
  for (int32_t i = 0; i < count; i++) { to[i] = a[i] + (b[i] - a[i]) * t; }
}
