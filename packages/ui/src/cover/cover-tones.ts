import { hash } from '#kolam/seed.ts'

/** The five grounds of a cover: paper, night, teal, marigold, terracotta. */
export const TONES = ['sunk', 'night', 'teal', 'light', 'earth'] as const

/** The ground of a cover. */
export type Tone = (typeof TONES)[number]

/** The background of a record on its own. */
export function coverTone(seed: string): Tone {
  return TONES[hash(seed) % TONES.length] ?? 'sunk'
}

/**
 * Chooses background colours for consecutive covers.
 *
 * Each is its record's own, or the next one on where two neighbours would match or where terracotta would come
 * twice among three.
 */
export function coverTones(seeds: readonly string[]): Tone[] {
  const tones: Tone[] = []
  for (const seed of seeds) {
    const lastTwo = tones.slice(-2)
    const taken = (tone: Tone) => tone === lastTwo.at(-1) || (tone === 'earth' && lastTwo.includes('earth'))
    const own = TONES.indexOf(coverTone(seed))
    const inTurn = TONES.map((_, step) => TONES[(own + step) % TONES.length] ?? 'sunk')
    tones.push(inTurn.find((tone) => !taken(tone)) ?? 'sunk')
  }
  return tones
}
