/** Gives the next random number, from 0 to 1. */
export type Random = () => number

/** Turns a string into a 32-bit unsigned number: FNV-1a with a final mix, so that near strings differ far. */
export function hash(text: string): number {
  let h = 2166136261 >>> 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return h >>> 0
}

/** Random numbers from 0 to 1 out of a seed (mulberry32). */
export function random(seed: number): Random {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
