import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import type { Change, Summary } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import { useId } from 'react'
import type { Scale } from '#member/overview/scale.ts'
import Trend from '#member/overview/trend.tsx'
import { ASSESSMENT_TITLES } from './assessment-titles.ts'
import { dayInTable } from './print-dates.ts'

/** What an answer asked for; the total asks for nothing in this column. */
const SAFETY_WORDS = {
  none: m.summary_safety_none,
  today: m.summary_safety_today,
  now: m.summary_safety_now,
} as const satisfies Record<Safety, () => string>

/** What a sheet knows of a questionnaire. */
export type SheetScale = Omit<Scale, 'repeatDays' | 'callFrom'>

type SheetScoresProps = Summary['assessments'][number] & {
  scale: SheetScale | undefined
  hasChanges: boolean
  timeZone: string
}

/** The results of one assessment with their ranges; the change as a chart and as a sentence. */
export function SheetScores({
  assessmentName,
  results,
  change,
  scale,
  hasChanges,
  timeZone,
}: SheetScoresProps) {
  const heading = useId()
  const title = ASSESSMENT_TITLES[assessmentName]
  const hasSafetyAnswer = results.some((result) => result.hasSafetyAnswer)
  const hasEveryday = results.some((result) => result.functionalAnswer)
  const reliable = scale?.reliableChange
  const day = (at: Date) => dayInTable(dayIn(timeZone, at))
  const newestFirst = results
    .map(({ total, maximum }) => ({ totalScore: total, assessmentMaxScore: maximum }))
    .toReversed()
  return (
    <section className="sheet__part" aria-labelledby={heading}>
      <h3 id={heading}>{title()}</h3>
      {results.length === 0 ? (
        <p>{m.summary_no_results()}</p>
      ) : (
        <table>
          <caption className="sr">{title()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.summary_day()}</th>
              <th scope="col">{m.summary_score()}</th>
              <th scope="col">{m.summary_range()}</th>
              {hasEveryday && <th scope="col">{m.summary_everyday()}</th>}
              {hasSafetyAnswer && <th scope="col">{m.summary_safety()}</th>}
            </tr>
          </thead>
          <tbody>
            {results.map(({ takenAt, total, maximum, level, ...result }) => (
              <tr key={takenAt.toISOString()}>
                <th scope="row">{day(takenAt)}</th>
                <td className="tnum sheet__score">{m.summary_score_of({ total, maximum })}</td>
                <td>{result.hasSafetyAnswer ? m.summary_range_safety({ level }) : level}</td>
                {hasEveryday && <td>{result.functionalAnswer}</td>}
                {hasSafetyAnswer && (
                  <td>{SAFETY_WORDS[result.hasSafetyAnswer ? result.safety : 'none']()}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasChanges && results.length > 0 && (
        <div className="sheet__way">
          {change && <Trend results={newestFirst} bands={scale?.bands ?? []} reliable={reliable?.points} />}
          <p>
            {change ? changeWords(change, day) : m.summary_change_one()}
            {change && reliable && <> {m.summary_reliable(reliable)}</>}
          </p>
        </div>
      )}
      {scale && results.length > 0 && (
        <p className="sheet__words">
          {m.summary_words({ licence: scale.licence, cutoffs: scale.cutoffSource })}
        </p>
      )}
    </section>
  )
}

function changeWords({ first, last, points }: Change, day: (at: Date) => string) {
  const firstDay = day(first.takenAt)
  const lastDay = day(last.takenAt)
  const words = { first: first.total, firstDay, last: last.total, lastDay }
  if (points === 0) return m.summary_change_same(words)
  return points < 0
    ? m.summary_change_lower({ ...words, points: -points })
    : m.summary_change_higher({ ...words, points })
}
