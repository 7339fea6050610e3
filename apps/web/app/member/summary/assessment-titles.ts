import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'

/** The names of the questionnaires on a summary. */
export const ASSESSMENT_TITLES = {
  'Depression Assessment': m.overview_depression,
  'Anxiety Assessment': m.overview_anxiety,
  'Perceived Stress Assessment': m.overview_stress,
  'PHQ-9': m.overview_phq9,
  'GAD-7': m.overview_gad7,
} as const satisfies Record<AssessmentName, () => string>
