import type { AssessmentName, Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { scoreAssessment } from '@pulli/domain/assessment/score-assessment.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { demoNoise } from './demo-noise.ts'

// In days before today, with the total of the answers. Totals are higher around the hard weeks of the moods.
const SITTINGS: Readonly<Record<AssessmentName, readonly (readonly [ago: number, total: number])[]>> = {
  'Depression Assessment': [
    [352, 12],
    [268, 9],
    [181, 11],
    [96, 24],
    [82, 18],
    [54, 13],
    [23, 9],
    [5, 7],
  ],
  'Anxiety Assessment': [
    [350, 19],
    [243, 15],
    [94, 31],
    [60, 22],
    [16, 14],
  ],
  'Perceived Stress Assessment': [
    [345, 21],
    [230, 18],
    [150, 20],
    [91, 30],
    [52, 22],
    [9, 13],
  ],
  'PHQ-9': [
    [110, 6],
    [89, 16],
    [68, 14],
    [40, 8],
    [19, 6],
  ],
  'GAD-7': [
    [88, 12],
    [40, 9],
    [12, 5],
  ],
}

/** One assessment of the demo member, with the level that the product computes. */
export type DemoAssessment = ReturnType<typeof demoAssessments>[number]

/**
 * Returns the assessments of the demo member's year. No answer is a safety response.
 * @param today `YYYY-MM-DD`, in India
 */
export function demoAssessments(today: string) {
  return Object.values(INSTRUMENTS).flatMap((instrument) =>
    SITTINGS[instrument.assessmentName].map(([ago, total]) => {
      const responses = responsesFor(instrument, total, ago)
      const scoring = scoreAssessment(instrument, responses)
      if (scoring.status === 'incomplete') throw new Error('an assessment of the demo member is incomplete')
      return { instrument, responses, scoring, now: new Date(`${addDays(today, -ago)}T14:10:00Z`) }
    }),
  )
}

/** Returns how hard everyday life was: harder in the weeks with a higher total. */
export const demoFunctionalAnswer = (total: number) => Math.min(3, Math.floor(total / 6))

/** Returns answers with a given total, spread evenly. */
function responsesFor({ items, safetyItems }: Instrument, total: number, seed: number): number[] {
  const points = items.map(() => 0)
  for (let given = 0, turn = 0; given < total && turn < 10_000; turn++) {
    const place = Math.floor(demoNoise(seed * 10_000 + turn) * items.length)
    const item = items[place]
    if (item === undefined || safetyItems.some((each) => each.item === item.id)) continue
    const next = (points[place] ?? 0) + 1
    if (!item.options.some((option) => option.points === next)) continue
    points[place] = next
    given++
  }
  return items.map(({ options }, place) => options.findIndex((option) => option.points === points[place]))
}
