import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import type { Summary, SummaryResult } from '@pulli/domain/summary/summarise.ts'
import { urgentResults } from '@pulli/domain/summary/urgent-results.ts'
import { m } from '@pulli/messages/messages.js'
import { useId } from 'react'
import { ASSESSMENT_TITLES } from './assessment-titles.ts'
import { dayInTable, dayOnPaper, monthInTable } from './print-dates.ts'
import { type SheetScale, SheetScores } from './sheet-scores.tsx'

interface SheetProps {
  summary: Summary
  scaleOf: (assessment: AssessmentName) => SheetScale | undefined
  /** Undefined if the name is not selected. */
  name: string | undefined
  period: { from: string; to: string }
  /** When and where it was made. */
  made: { on: string; at: string }
  timeZone: string
  hasNotes: boolean
  hasChanges: boolean
}

/** The printed page: the member, the period, and the selected items. */
export function Sheet({ summary, scaleOf, name, period, made, timeZone, hasNotes, hasChanges }: SheetProps) {
  // The desk can show more than one at a time.
  const heading = useId()
  const { assessments, moods, days } = summary
  const isEmpty = assessments.length === 0 && !moods && !days
  return (
    <article className="sheet" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{m.summary_sheet_title()}</h2>
        <SheetUrgent results={urgentResults(summary)} timeZone={timeZone} />
        <dl className="sheet__facts">
          {name && <Fact term={m.summary_sheet_name()}>{name}</Fact>}
          <Fact term={m.summary_sheet_period()}>
            {m.summary_sheet_period_days({ from: dayOnPaper(period.from), to: dayOnPaper(period.to) })}
          </Fact>
          <Fact term={m.summary_sheet_made()}>
            {m.summary_sheet_made_by({ day: dayOnPaper(made.on), brand: made.at })}
          </Fact>
        </dl>
        <p className="sheet__can">{m.summary_sheet_can()}</p>
      </header>
      {isEmpty && <p>{m.summary_nothing()}</p>}
      {assessments.map((one) => (
        <SheetScores
          key={one.assessmentName}
          {...one}
          scale={scaleOf(one.assessmentName)}
          hasChanges={hasChanges}
          timeZone={timeZone}
        />
      ))}
      {moods && <SheetMoods moods={moods} />}
      {days && <SheetDays days={days} hasNotes={hasNotes} />}
    </article>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface SheetDaysProps {
  days: NonNullable<Summary['days']>
  hasNotes: boolean
}

/** The single days, with their notes if selected. */
function SheetDays({ days, hasNotes }: SheetDaysProps) {
  const heading = useId()
  return (
    <section className="sheet__part" aria-labelledby={heading}>
      <h3 id={heading}>{m.summary_days()}</h3>
      {days.length === 0 ? (
        <p>{m.summary_days_none()}</p>
      ) : (
        <table>
          <caption className="sr">{m.summary_days()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.summary_day()}</th>
              <th scope="col">{m.summary_days_mood()}</th>
              {hasNotes && <th scope="col">{m.summary_days_note()}</th>}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, moodType, note }) => (
              <tr key={day}>
                <th scope="row">{dayInTable(day)}</th>
                <td>{moodType}</td>
                {hasNotes && <td className="sheet__note">{note}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface SheetUrgentProps {
  /** The newest first; none: nothing is shown. */
  results: readonly SummaryResult[]
  timeZone: string
}

/** On top of a summary: each answer that asks for help, in its words. */
function SheetUrgent({ results, timeZone }: SheetUrgentProps) {
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

/** Counts of each mood by month. */
function SheetMoods({ moods }: { moods: NonNullable<Summary['moods']> }) {
  const heading = useId()
  const { months, days, ofDays } = moods
  return (
    <section className="sheet__part" aria-labelledby={heading}>
      <h3 id={heading}>{m.summary_moods()}</h3>
      {days === 0 ? (
        <p>{m.summary_moods_none()}</p>
      ) : (
        <>
          <p>{m.summary_moods_text({ days, ofDays })}</p>
          <table className="sheet__moods">
            <caption className="sr">{m.summary_moods()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.summary_moods_month()}</th>
                {MOOD_TYPES.map((mood) => (
                  <th scope="col" key={mood}>
                    {mood}
                  </th>
                ))}
                <th scope="col">{m.summary_moods_days()}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, days: own, counts }) => (
                <tr key={month}>
                  <th scope="row">{monthInTable(month)}</th>
                  {MOOD_TYPES.map((mood) => (
                    <td className="tnum" key={mood}>
                      {counts[mood]}
                    </td>
                  ))}
                  <td className="tnum">{own}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
