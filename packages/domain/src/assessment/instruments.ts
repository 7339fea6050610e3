import type { AssessmentName, Instrument } from './instrument.ts'
import { ANXIETY } from './packs/anxiety.ts'
import { DEPRESSION } from './packs/depression.ts'
import { STRESS } from './packs/stress.ts'

/** The instruments in use. */
export const INSTRUMENTS: Readonly<Record<AssessmentName, Instrument>> = {
  'Depression Assessment': DEPRESSION,
  'Anxiety Assessment': ANXIETY,
  'Perceived Stress Assessment': STRESS,
}
