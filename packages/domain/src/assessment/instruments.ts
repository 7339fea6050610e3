import { ANXIETY } from '#assessment/packs/anxiety.ts'
import { DEPRESSION } from '#assessment/packs/depression.ts'
import { GAD_7 } from '#assessment/packs/gad-7.ts'
import { PHQ_9 } from '#assessment/packs/phq-9.ts'
import { STRESS } from '#assessment/packs/stress.ts'
import type { AssessmentName, Instrument } from './instrument.ts'

/** The instruments in use. */
export const INSTRUMENTS: Readonly<Record<AssessmentName, Instrument>> = {
  'Depression Assessment': DEPRESSION,
  'Anxiety Assessment': ANXIETY,
  'Perceived Stress Assessment': STRESS,
  'PHQ-9': PHQ_9,
  'GAD-7': GAD_7,
}
