// Eight lanes at a time, whatever the machine's registers.

#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"

typedef float f8 __attribute__((ext_vector_type(8)));
typedef float f8u __attribute__((ext_vector_type(8), aligned(4)));
typedef int32_t i8 __attribute__((ext_vector_type(8)));
typedef int64_t l8 __attribute__((ext_vector_type(8)));
typedef uint32_t u8 __attribute__((ext_vector_type(8)));

#define PK_INLINE static inline __attribute__((always_inline))

PK_INLINE f8 load(const float *p) { return *(const f8u *)p; }
PK_INLINE void store(float *p, f8 v) { *(f8u *)p = v; }
PK_INLINE f8 root(f8 v) { return __builtin_elementwise_sqrt(v); }
PK_INLINE f8 size(f8 v) { return __builtin_elementwise_abs(v); }
PK_INLINE f8 at_least(f8 v, f8 low) { return v > low ? v : low; }
PK_INLINE f8 at_most(f8 v, f8 high) { return v < high ? v : high; }
PK_INLINE f8 unit(f8 v) { return at_most(at_least(v, 0), 1); }
/// Whether a comparison holds in any lane.
PK_INLINE int some(i8 lanes) { return __builtin_reduce_or(lanes) != 0; }
PK_INLINE f8 ramp(int32_t i) {
  const i8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
  return __builtin_convertvector(steps + i, f8);
}
/// To the nearest integer, halves to even; within ±2²².
PK_INLINE i8 nearest(f8 v) {
  f8 shifted = v + 12582912.0f;
  i8 bits;
  __builtin_memcpy(&bits, &shifted, sizeof bits);
  return bits - 0x4B400000;
}

#define PK_MASK 0x00FF00FF00FF00FFull
#define PK_WHITE 0x00FF00FF00FF00FFull
#define PK_BLACK 0x00FF000000000000ull

/// Eight pixels of a run after the other: `i` is their index, `row` and `column` their place.
#define EACH_EIGHT(run)                                                                  \
  for (int32_t row = 0, i = 0; row < (run).rows; row++)                                  \
    for (int32_t column = 0; column < (run).width; column += 8, i += 8)
