/**
 * Returns a generator of numbers from 0 to 1 that are the same in every run of a commit (`TEST_SEED`), so that no run fails by
 * a moment that the one before did not try.
 */
export function seededRandom(): () => number {
  let state = Number(process.env.TEST_SEED ?? 1) | 0
  // Mulberry32, a generator of 32 bits of state.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
