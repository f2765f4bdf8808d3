void PK_NAME(pk_box)(const pk_shape *shape, pk_run run, pk_field out) {
  const float row_x = run.x - shape->origin_x;
  const float hx = shape->half_width, hy = shape->half_height;
  EACH_EIGHT(run) {
    const float row_y = run.y + row * run.step - shape->origin_y;
    const float cx = shape->m12 * row_y + shape->offset_x;
    const float cy = shape->m22 * row_y + shape->offset_y;
    f8 x = ramp(column) * run.step + row_x;
    f8 lx = x * shape->m11 + cx, ly = x * shape->m21 + cy;
    f8 top = lx < 0 ? (f8)shape->radii[0] : (f8)shape->radii[1];
    f8 bottom = lx < 0 ? (f8)shape->radii[3] : (f8)shape->radii[2];
    f8 r = ly < 0 ? top : bottom;
    f8 qx = size(lx) - (hx - r), qy = size(ly) - (hy - r);
    f8 ox = at_least(qx, 0), oy = at_least(qy, 0);
    f8 length = root(ox * ox + oy * oy);
    i8 outer = length > 1e-6f;
    f8 inverse = 1 / (outer ? length : 1);
    f8 deepest = at_least(qx, qy);
    f8 ix = qx > qy ? (f8)1 : (f8)0;
    f8 ux = outer ? ox * inverse : ix, uy = outer ? oy * inverse : 1 - ix;
    store(out.d + i, length + at_most(deepest, 0) - r);
    store(out.gx + i, lx < 0 ? -ux : ux);
    store(out.gy + i, ly < 0 ? -uy : uy);
    // Between the corners the outline is straight.
    store(out.k + i, at_most(ox, oy) > 0 ? inverse : (f8)0);
  }
}

/// The circular box, moved inward by the corner's gap; both at the foot on the circular outline.
void PK_NAME(pk_continuous_box)(
  const pk_shape *shape, const pk_corner *corner, float radius, int32_t quadrant, pk_run run,
  pk_field out
) {
  const float row_x = run.x - shape->origin_x;
  const float r = radius > 1e-3f ? radius : 1e-3f, inverse_r = 1 / r;
  const float *e = corner->edge, *c = corner->arc;
  const int32_t left = quadrant == 0 || quadrant == 3, upper = quadrant == 0 || quadrant == 1;
  EACH_EIGHT(run) {
    const float row_y = run.y + row * run.step - shape->origin_y;
    const float cx = shape->m12 * row_y + shape->offset_x;
    const float cy = shape->m22 * row_y + shape->offset_y;
    f8 x = ramp(column) * run.step + row_x;
    f8 lx = x * shape->m11 + cx, ly = x * shape->m21 + cy;
    f8 u = (shape->half_width - size(lx)) * inverse_r;
    f8 v = (shape->half_height - size(ly)) * inverse_r;
    i8 swaps = u < v;
    f8 along = swaps ? v : u, depth = swaps ? u : v;
    f8 a = 1 - along, b = 1 - depth;
    i8 curved = a > 0;
    f8 length = root(a * a + b * b + 1e-12f), inverse = 1 / length;
    f8 sine = a * inverse, cosine = b * inverse;

    // How far inside the circle, and how that changes along it.
    f8 s = curved ? -sine : -a;
    f8 near = at_least(corner->reach - s, 0);
    f8 pe = (((e[4] * s + e[3]) * s + e[2]) * s + e[1]) * s + e[0];
    f8 de = ((4 * e[4] * s + 3 * e[3]) * s + 2 * e[2]) * s + e[1];
    f8 edge = near * near * near * pe, edge_slope = near * near * (near * de - 3 * pe);
    f8 far = at_least(s - corner->start, 0);
    f8 pc = (((c[4] * s + c[3]) * s + c[2]) * s + c[1]) * s + c[0];
    f8 dc = ((4 * c[4] * s + 3 * c[3]) * s + 2 * c[2]) * s + c[1];
    f8 arc = far * far * far * pc, arc_slope = far * far * (far * dc + 3 * pc);
    f8 gap = curved ? arc : edge;
    f8 slope = curved ? arc_slope * cosine : edge_slope;

    f8 d = (curved ? length - 1 : -depth) + gap;
    // The outward normal is −(sine, cosine), the way along the outline (cosine, −sine).
    f8 nu = curved ? slope * cosine - sine : slope;
    f8 nv = curved ? -cosine - slope * sine : (f8)-1;
    f8 scale = 1 / root(nu * nu + nv * nv);
    f8 wx = -(swaps ? nv : nu) * scale, wy = -(swaps ? nu : nv) * scale;
    f8 gx = lx < 0 ? -wx : wx, gy = ly < 0 ? -wy : wy;
    f8 k = curved ? inverse * inverse_r : (f8)0;
    d *= r;
    if (quadrant >= 0) {
      i8 inside = (left ? lx < 0 : lx >= 0) & (upper ? ly < 0 : ly >= 0);
      d = inside ? d : load(out.d + i);
      gx = inside ? gx : load(out.gx + i);
      gy = inside ? gy : load(out.gy + i);
      k = inside ? k : load(out.k + i);
    }
    store(out.d + i, d);
    store(out.gx + i, gx);
    store(out.gy + i, gy);
    store(out.k + i, k);
  }
}

/// The nearest point by steps along the evolute's circle, which converge from everywhere.
void PK_NAME(pk_ellipse)(const pk_shape *shape, pk_run run, pk_field out) {
  const float row_x = run.x - shape->origin_x;
  const float a = shape->half_width, b = shape->half_height;
  const float inverse_a = 1 / a, inverse_b = 1 / b;
  const float focus_a = (a * a - b * b) * inverse_a, focus_b = (b * b - a * a) * inverse_b;
  EACH_EIGHT(run) {
    const float row_y = run.y + row * run.step - shape->origin_y;
    const float cx = shape->m12 * row_y + shape->offset_x;
    const float cy = shape->m22 * row_y + shape->offset_y;
    f8 x = ramp(column) * run.step + row_x;
    f8 lx = x * shape->m11 + cx, ly = x * shape->m21 + cy;
    f8 px = size(lx), py = size(ly);
    f8 tx = 0.7071068f, ty = 0.7071068f;
    for (int step = 0; step < 4; step++) {
      f8 ex = focus_a * tx * tx * tx, ey = focus_b * ty * ty * ty;
      f8 rx = a * tx - ex, ry = b * ty - ey, qx = px - ex, qy = py - ey;
      f8 scale = root((rx * rx + ry * ry) / (qx * qx + qy * qy + 1e-12f));
      f8 vx = unit((qx * scale + ex) * inverse_a), vy = unit((qy * scale + ey) * inverse_b);
      f8 inverse = 1 / root(vx * vx + vy * vy + 1e-12f);
      tx = vx * inverse;
      ty = vy * inverse;
    }
    f8 ex = px - a * tx, ey = py - b * ty;
    f8 gx = tx * inverse_a, gy = ty * inverse_b;
    f8 inverse = 1 / root(gx * gx + gy * gy);
    f8 distance = root(ex * ex + ey * ey);
    f8 fx = px * inverse_a, fy = py * inverse_b;
    f8 d = fx * fx + fy * fy < 1 ? -distance : distance;
    store(out.d + i, d);
    store(out.gx + i, (lx < 0 ? -gx : gx) * inverse);
    store(out.gy + i, (ly < 0 ? -gy : gy) * inverse);
    // Curvature of the ellipse, ab / (a² sin² + b² cos²)^3/2, carried out to this level set.
    f8 wx = b * tx, wy = a * ty, w = wx * wx + wy * wy;
    f8 bend = a * b / (w * root(w));
    store(out.k + i, bend / at_least(1 + bend * d, 0.05f));
  }
}

void PK_NAME(pk_to_window)(
  const pk_shape *shape, int32_t is_rigid, int32_t count, pk_field out
) {
  const float m11 = shape->m11, m12 = shape->m12, m21 = shape->m21, m22 = shape->m22;
  for (int32_t i = 0; i < count; i += 8) {
    f8 x = load(out.gx + i), y = load(out.gy + i);
    f8 gx = m11 * x + m21 * y, gy = m12 * x + m22 * y;
    if (!is_rigid) {
      // The normal pulled back by the map's transpose: its length is the map's stretch across.
      f8 square = gx * gx + gy * gy + 1e-12f;
      f8 inverse = 1 / root(square);
      gx *= inverse;
      gy *= inverse;
      store(out.d + i, load(out.d + i) * inverse);
      store(out.k + i, load(out.k + i) / inverse);
    }
    store(out.gx + i, gx);
    store(out.gy + i, gy);
  }
}

void PK_NAME(pk_fold)(
  pk_field merged, pk_field shape, pk_merging merging, int32_t count, float *share
) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 a = load(merged.d + i), b = load(shape.d + i);
    f8 gax = load(merged.gx + i), gay = load(merged.gy + i);
    f8 gbx = load(shape.gx + i), gby = load(shape.gy + i);
    f8 ia = 1 / root(gax * gax + gay * gay + 1e-12f);
    f8 ib = 1 / root(gbx * gbx + gby * gby + 1e-12f);
    f8 nax = gax * ia, nay = gay * ia, nbx = gbx * ib, nby = gby * ib;
    f8 dot = nax * nbx + nay * nby;
    f8 k = at_least(merging.reach * (1 - dot) * 0.5f, 1e-4f);
    f8 difference = a - b;
    f8 q = at_least(k - size(difference), 0);
    f8 near = q / k * 0.5f;
    f8 t = difference > 0 ? 1 - near : near;
    store(merged.d + i, at_most(a, b) - q * near * 0.5f);
    // ∂d/∂k · ∇k
    f8 slope = near * (near - 1) * merging.reach * -0.5f;
    f8 ca = load(merged.k + i), cb = load(shape.k + i);
    f8 kx = ca * (nbx - dot * nax) + cb * (nax - dot * nbx);
    f8 ky = ca * (nby - dot * nay) + cb * (nay - dot * nby);
    store(merged.gx + i, gax + (gbx - gax) * t + slope * kx);
    store(merged.gy + i, gay + (gby - gay) * t + slope * ky);
    store(merged.k + i, ca + (cb - ca) * t);
    // Where normals are alike k vanishes: values blend over a width of their own, or shapes that lie
    // on each other would meet in a line.
    f8 width = at_least(k, merging.blend);
    f8 part = at_least(width - size(difference), 0) / width * 0.5f;
    f8 values = difference > 0 ? 1 - part : part;
    f8 preferred = values * merging.preference;
    store(share + i, preferred / (preferred + 1 - values));
  }
}

void PK_NAME(pk_correct)(pk_field merged, float least, int32_t count) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 gx = load(merged.gx + i), gy = load(merged.gy + i);
    f8 length = root(gx * gx + gy * gy + 1e-12f), inverse = 1 / length;
    store(merged.d + i, load(merged.d + i) / at_least(length, least));
    store(merged.gx + i, gx * inverse);
    store(merged.gy + i, gy * inverse);
  }
}

void PK_NAME(pk_blend)(float *values, float to, const float *weight, int32_t count) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 v = load(values + i);
    store(values + i, v + (to - v) * load(weight + i));
  }
}

void PK_NAME(pk_fill)(float *values, float value, int32_t count) {
  for (int32_t i = 0; i < count; i += 8) { store(values + i, (f8)value); }
}

void PK_NAME(pk_relate)(
  pk_field merged, pk_field shape, pk_merging merging, float slack, uint64_t bit, int32_t count,
  uint64_t *masks
) {
  for (int32_t i = 0; i < count; i += 8) {
    f8 gax = load(merged.gx + i), gay = load(merged.gy + i);
    f8 gbx = load(shape.gx + i), gby = load(shape.gy + i);
    f8 lengths = root((gax * gax + gay * gay + 1e-12f) * (gbx * gbx + gby * gby + 1e-12f));
    f8 dot = (gax * gbx + gay * gby) / lengths;
    f8 width = at_least(merging.reach * (1 - dot) * 0.5f, merging.blend) + slack;
    f8 ahead = load(merged.d + i) - load(shape.d + i);
    i8 keeps = ahead < width, adds = -ahead < width;
    for (int lane = 0; lane < 8; lane++) {
      masks[i + lane] = (keeps[lane] ? masks[i + lane] : 0) | (adds[lane] ? bit : 0);
    }
  }
}

void PK_NAME(pk_between_samples)(
  const float *samples, int32_t stride, int32_t width, float *to
) {
  const f8 steps = {0.125f, 0.375f, 0.625f, 0.875f, 0.125f, 0.375f, 0.625f, 0.875f};
  for (int32_t row = 0; row < 8; row++) {
    const float part = (row & 3) * 0.25f + 0.125f;
    const float *a = samples + (row >> 2) * stride, *b = a + stride;
    for (int32_t column = 0; column < width; column += 8, a += 2, b += 2, to += 8) {
      float left = a[0] + (b[0] - a[0]) * part;
      float middle = a[1] + (b[1] - a[1]) * part;
      float right = a[2] + (b[2] - a[2]) * part;
      f8 from = {left, left, left, left, middle, middle, middle, middle};
      f8 until = {middle, middle, middle, middle, right, right, right, right};
      store(to, from + (until - from) * steps);
    }
  }
}
