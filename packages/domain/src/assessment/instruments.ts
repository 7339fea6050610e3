import { ANXIETY } from '#assessment/packs/anxiety.ts'
import { ANXIETY_OWN } from '#assessment/packs/anxiety-own.ts'
import { DEPRESSION } from '#assessment/packs/depression.ts'
import { GAD_7 } from '#assessment/packs/gad-7.ts'
import { PHQ_9 } from '#assessment/packs/phq-9.ts'
import { STRESS } from '#assessment/packs/stress.ts'
import type { AssessmentName, Instrument } from './instrument.ts'

/** The instrument of each name. */
export type Instruments = Readonly<Record<AssessmentName, Instrument>>

/** The instruments with the anxiety list of the specification. */
export const INSTRUMENTS: Instruments = {
  'Depression Assessment': DEPRESSION,
  'Anxiety Assessment': ANXIETY,
  'Perceived Stress Assessment': STRESS,
  'PHQ-9': PHQ_9,
  'GAD-7': GAD_7,
}

/** The specified anxiety list, whose licence is unsettled, or the one in our own words (D53). */
export const ANXIETY_WORDINGS = ['specified', 'own'] as const
export type AnxietyWording = (typeof ANXIETY_WORDINGS)[number]

/** Returns the instruments in use. A server uses what its settings say, and `INSTRUMENTS` only where both are alike. */
export function instrumentsWith(wording: AnxietyWording): Instruments {
  return wording === 'own' ? { ...INSTRUMENTS, 'Anxiety Assessment': ANXIETY_OWN } : INSTRUMENTS
}
