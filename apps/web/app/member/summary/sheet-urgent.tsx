import { dayIn } from '@pulli/domain/day/local-day.ts'
import type { SummaryResult } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import { ASSESSMENT_TITLES } from './assessment-titles.ts'
import { dayInTable } from './print-dates.ts'

interface SheetUrgentProps {
  /** The newest first; none: nothing is shown. */
  results: readonly SummaryResult[]
  timeZone: string
}

/** On top of a summary: each answer that asks for help, in its words. */
export function SheetUrgent({ results, timeZone }: SheetUrgentProps) {
  if (results.length === 0) return null
  return (
    <div className="sheet__urgent">
      <p>
        <b>{m.summary_urgent_title()}</b>
      </p>
      <ul>
        {results.map(({ assessmentName, takenAt, safety, safetyAnswers }) => {
          const at = { day: dayInTable(dayIn(timeZone, takenAt)), name: ASSESSMENT_TITLES[assessmentName]() }
          return (
            <li key={`${assessmentName} ${takenAt.toISOString()}`}>
              {safety === 'now' ? m.summary_urgent_now(at) : m.summary_urgent_today(at)}
              {safetyAnswers.map(({ question, answer }) => (
                <span key={question} className="sheet__answer">
                  {m.summary_urgent_answer({ question, answer })}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
      <p>{m.summary_safety_note()}</p>
    </div>
  )
}
