import type { Summary, SummaryResult } from './summarise.ts'

/** Returns the results of a summary with an answer that asks for help, the newest first. They are shown above all else. */
export function urgentResults({ assessments }: Pick<Summary, 'assessments'>): SummaryResult[] {
  return assessments
    .flatMap(({ results }) => results.filter(({ hasSafetyAnswer }) => hasSafetyAnswer))
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}
