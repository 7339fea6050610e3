import type { Instrument } from './instrument.ts'

const DAY_MS = 86_400_000

/** Returns from when on a repeat gives new information. */
export function lookAgainAt({ days }: Pick<Instrument['repeatAfter'], 'days'>, takenAt: Date): Date {
  return new Date(takenAt.getTime() + days * DAY_MS)
}
