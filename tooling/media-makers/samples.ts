import { hash } from '../../packages/ui/src/kolam/seed.ts'

export const RATE = 44_100

export type Samples = Float32Array<ArrayBuffer>

/** The same seed gives the same sound on every machine. */
export function random(seed: string): () => number {
  let a = hash(seed) | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE))
export const at = (samples: Samples, index: number) => samples[index] ?? 0

export function noise(seconds: number, seed: string): Samples {
  const next = random(seed)
  return silence(seconds).map(() => next() * 2 - 1)
}

/** One-pole filters. `cutoff` may change from sample to sample. */
export function lowpass(input: Samples, cutoff: number | ((second: number) => number)): Samples {
  let held = 0
  return input.map((sample, index) => {
    const hertz = typeof cutoff === 'number' ? cutoff : cutoff(index / RATE)
    held += (1 - Math.exp((-2 * Math.PI * hertz) / RATE)) * (sample - held)
    return held
  })
}

export function highpass(input: Samples, cutoff: number): Samples {
  const low = lowpass(input, cutoff)
  return input.map((sample, index) => sample - at(low, index))
}

/** Lays the overhang of the end over the beginning, so that the last sample runs into the first. */
export function loop(input: Samples, seconds: number): Samples {
  const length = Math.round(seconds * RATE)
  const overhang = input.length - length
  return input.slice(0, length).map((sample, index) => {
    if (index >= overhang) return sample
    const turn = (index / overhang) * (Math.PI / 2)
    return sample * Math.sin(turn) + at(input, length + index) * Math.cos(turn)
  })
}

/** Adds a sound into a ring of samples: what runs over the end goes on at the beginning. */
export function ring(mixed: Samples, sound: Samples, start: number, strength: number) {
  const first = Math.round(start * RATE)
  for (const [index, sample] of sound.entries()) {
    const place = (first + index) % mixed.length
    mixed[place] = at(mixed, place) + sample * strength
  }
}
