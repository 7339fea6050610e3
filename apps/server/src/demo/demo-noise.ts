/** Returns a pseudo-random number in [0, 1) for a seed, so that the demo member has the same year everywhere. */
export function demoNoise(seed: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
