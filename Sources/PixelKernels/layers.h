PK_INLINE w4 words_at(const char *from) {
  w4 words;
  __builtin_memcpy(&words, from, sizeof words);
  return words;
}

/// The halves of each word are two columns of a cell: blue and red in the even sums, green in the odd.
PK_INLINE void put_averages(
  w4 even, w4 odd, float share, float *blue, float *green, float *red
) {
  typedef float f4u __attribute__((ext_vector_type(4), aligned(4)));
  even += even >> 32;
  odd += odd >> 32;
  *(f4u *)blue = __builtin_convertvector(__builtin_convertvector(even & 0xFFFF, i4), f4) * share;
  *(f4u *)red =
    __builtin_convertvector(__builtin_convertvector(even >> 16 & 0xFFFF, i4), f4) * share;
  *(f4u *)green = __builtin_convertvector(__builtin_convertvector(odd & 0xFFFF, i4), f4) * share;
}

void PK_NAME(pk_average)(
  const uint32_t *pixels, int32_t bytes_per_row, int32_t divisor, int32_t count, float *blue,
  float *green, float *red
) {
  if (divisor == 1) {
    for (int32_t i = 0; i < count; i++) {
      uint32_t pixel = pixels[i];
      blue[i] = (int32_t)(pixel & 255);
      green[i] = (int32_t)(pixel >> 8 & 255);
      red[i] = (int32_t)(pixel >> 16 & 255);
    }
    return;
  }
  const float share = 1.0f / (divisor * divisor);
  const char *base = (const char *)pixels;
  int32_t i = 0;
  // Four cells at a time, two pixels a word in 16-bit lanes: 16 values of 255 fit.
  if (divisor == 4) {
    for (; i + 4 <= count; i += 4) {
      w4 even0 = 0, even1 = 0, odd0 = 0, odd1 = 0;
      for (int32_t row = 0; row < 4; row++) {
        const char *from = base + (int64_t)row * bytes_per_row + (int64_t)i * 16;
        w4 left = words_at(from), right = words_at(from + 32);
        even0 += left & PK_MASK;
        odd0 += left >> 8 & PK_MASK;
        even1 += right & PK_MASK;
        odd1 += right >> 8 & PK_MASK;
      }
      put_averages(
        __builtin_shufflevector(even0, even1, 0, 2, 4, 6)
          + __builtin_shufflevector(even0, even1, 1, 3, 5, 7),
        __builtin_shufflevector(odd0, odd1, 0, 2, 4, 6)
          + __builtin_shufflevector(odd0, odd1, 1, 3, 5, 7),
        share, blue + i, green + i, red + i);
    }
  } else {
    for (; i + 4 <= count; i += 4) {
      const char *from = base + (int64_t)i * 8;
      w4 above = words_at(from), below = words_at(from + bytes_per_row);
      put_averages(
        (above & PK_MASK) + (below & PK_MASK), (above >> 8 & PK_MASK) + (below >> 8 & PK_MASK),
        share, blue + i, green + i, red + i);
    }
  }
  for (; i < count; i++) {
    uint64_t even = 0, odd = 0;
    for (int32_t row = 0; row < divisor; row++) {
      const char *from = base + (int64_t)row * bytes_per_row + (int64_t)i * divisor * 4;
      for (int32_t pair = 0; pair < divisor / 2; pair++) {
        uint64_t two;
        __builtin_memcpy(&two, from + pair * 8, 8);
        even += two & PK_MASK;
        odd += two >> 8 & PK_MASK;
      }
    }
    even += even >> 32;
    odd += odd >> 32;
    blue[i] = (int32_t)(even & 0xFFFF) * share;
    red[i] = (int32_t)(even >> 16 & 0xFFFF) * share;
    green[i] = (int32_t)(odd & 0xFFFF) * share;
  }
}

void PK_NAME(pk_filter_row)(
  const float *from, const float *taps, int32_t radius, int32_t count, float *to
) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 sum = load(from + i) * taps[0];
    for (int32_t tap = 1; tap <= radius; tap++) {
      sum += (load(from + i - tap) + load(from + i + tap)) * taps[tap];
    }
    store(to + i, sum);
  }
}

void PK_NAME(pk_filter_column)(
  const float *from, int32_t stride, const float *taps, int32_t radius, int32_t count, float *to
) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 sum = load(from + i) * taps[0];
    for (int32_t tap = 1; tap <= radius; tap++) {
      const int64_t away = (int64_t)stride * tap;
      sum += (load(from + i - away) + load(from + i + away)) * taps[tap];
    }
    store(to + i, sum);
  }
}

PK_INLINE f8 luma(f8 b, f8 g, f8 r) { return b * 0.0722f + g * 0.7152f + r * 0.2126f; }

/// Writes eight cells; only `count` of them where the row ends.
PK_INLINE void put_cells(uint64_t *to, f8 b, f8 g, f8 r, int32_t count) {
  i8 low = nearest(b) | nearest(g) << 16, high = nearest(r) | 0x00FF0000;
  i8 first = __builtin_shufflevector(low, high, 0, 8, 1, 9, 2, 10, 3, 11);
  i8 second = __builtin_shufflevector(low, high, 4, 12, 5, 13, 6, 14, 7, 15);
  if (count >= 8) {
    __builtin_memcpy(to, &first, sizeof first);
    __builtin_memcpy(to + 4, &second, sizeof second);
  } else {
    i8 both[2] = {first, second};
    __builtin_memcpy(to, both, 8 * (unsigned)count);
  }
}

PK_INLINE f8 byte(f8 v) { return at_most(at_least(v, 0), 255); }

PK_INLINE f8 cubic(pk_cubic c, f8 x) { return ((c.c3 * x + c.c2) * x + c.c1) * x + c.c0; }

void PK_NAME(pk_tone_row)(
  const pk_tone *tone, const float *blue, const float *green, const float *red, int32_t count,
  uint64_t *face, uint64_t *rim
) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 b = load(blue + i), g = load(green + i), r = load(red + i);
    f8 y = luma(b, g, r);
    f8 level = y * tone->slope + tone->offset;
    f8 fb = (b - y) * tone->chroma + level, fg = (g - y) * tone->chroma + level;
    f8 fr = (r - y) * tone->chroma + level;
    if (tone->tint_mix > 0) {
      f8 at = at_most(at_least(y * (1.0f / 255), 0), 1);
      fb += (cubic(tone->tint_blue, at) - fb) * tone->tint_mix;
      fg += (cubic(tone->tint_green, at) - fg) * tone->tint_mix;
      fr += (cubic(tone->tint_red, at) - fr) * tone->tint_mix;
    }
    fb = b + (fb - b) * tone->strength;
    fg = g + (fg - g) * tone->strength;
    fr = r + (fr - r) * tone->strength;
    fb = byte(fb + (255 - fb) * tone->highlight);
    fg = byte(fg + (255 - fg) * tone->highlight);
    fr = byte(fr + (255 - fr) * tone->highlight);
    const int32_t left = count - i;
    put_cells(face + i, fb, fg, fr, left);
    if (!rim) { continue; }
    if (tone->border >= 0) {
      put_cells(rim + i, tone->border, tone->border, tone->border, left);
      continue;
    }
    // The rim's tone: lighter than the face and richer in colour. Halfway between the colour that
    // clips, which keeps its hue's strength, and the one that fits, which keeps its lightness.
    f8 fy = luma(fb, fg, fr);
    f8 shine = at_most(fy + fy * tone->rim_gain + tone->rim_offset, 255);
    f8 cb = fb - fy, cg = fg - fy, cr = fr - fy;
    f8 most = at_least(at_least(cb, cg), cr), least = at_most(at_most(cb, cg), cr);
    f8 rich = tone->rim_chroma;
    f8 fits = at_most(
      at_most(rich, (255 - shine) / at_least(most, 1e-3f)), shine / at_least(-least, 1e-3f));
    put_cells(
      rim + i, (byte(shine + cb * fits) + byte(shine + cb * rich)) * 0.5f,
      (byte(shine + cg * fits) + byte(shine + cg * rich)) * 0.5f,
      (byte(shine + cr * fits) + byte(shine + cr * rich)) * 0.5f, left);
  }
}
