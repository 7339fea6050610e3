import { ANXIETY } from '#assessment/packs/anxiety.ts'
import { DEPRESSION } from '#assessment/packs/depression.ts'
import { STRESS } from '#assessment/packs/stress.ts'
import type { AssessmentName, Instrument } from './instrument.ts'

/** The instruments in use. */
export const INSTRUMENTS: Readonly<Record<AssessmentName, Instrument>> = {
  'Depression Assessment': DEPRESSION,
  'Anxiety Assessment': ANXIETY,
  'Perceived Stress Assessment': STRESS,
}
