import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { dayWords } from '#member/day/day-words.ts'

interface ResultTableProps {
  /** The assessment. */
  name: string
  results: readonly KeptAssessment[]
  cutoffSource: string
  now: Date
  timeZone: string | undefined
}

/** The results as a table, newest first: the alternative to the chart. */
export default function ResultTable({ name, results, cutoffSource, now, timeZone }: ResultTableProps) {
  const hasEveryday = results.some(({ functionalAnswer }) => functionalAnswer)
  return (
    <>
      <table>
        <caption className="sr">{m.overview_all_of({ name })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.overview_day()}</th>
            <th scope="col">{m.overview_score()}</th>
            <th scope="col">{m.overview_range()}</th>
            {hasEveryday && <th scope="col">{m.followed_everyday_column()}</th>}
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, takenAt, totalScore, assessmentMaxScore, level, safety, functionalAnswer }) => (
            <tr key={id}>
              <th scope="row">{dayWords(new Date(takenAt), now, timeZone)}</th>
              <td className="tnum">
                {totalScore} {m.overview_of({ maximum: assessmentMaxScore })}
              </td>
              <td>{safety.hasAnswer ? m.overview_help_range({ level }) : level}</td>
              {hasEveryday && <td>{functionalAnswer}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{m.assessment_cutoffs({ source: cutoffSource })}</p>
    </>
  )
}
