import type { Distress } from './distress-groups.ts'

/**
 * National helplines of India: 112 emergencies, 14416 Tele-MANAS, 1098 Childline and 181 women's helpline (day and night), 14446
 * de-addiction (D65).
 */
export type Helpline = '112' | '14416' | '1098' | '181' | '14446'

/** Whom each kind of distress calls (D65). */
const CALLS: Readonly<Record<Distress, readonly Helpline[]>> = {
  poisoning: ['112'],
  suicide: ['14416', '112'],
  child: ['1098', '112'],
  violence: ['181', '112'],
  addiction: ['14446', '14416'],
}

/** The numbers to call, each once: 112 first where someone is poisoned, else after those who listen. */
export function callsFor(groups: readonly Distress[]): readonly Helpline[] {
  const calls = new Set(groups.flatMap((group) => CALLS[group]))
  const isFirst = groups.includes('poisoning')
  if (calls.has('112') && !isFirst) {
    calls.delete('112')
    calls.add('112')
  }
  return [...calls]
}
