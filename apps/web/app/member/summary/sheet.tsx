import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import type { Summary } from '@pulli/domain/summary/summarise.ts'
import { urgentResults } from '@pulli/domain/summary/urgent-results.ts'
import { m } from '@pulli/messages/messages.js'
import { useId } from 'react'
import { dayOnPaper } from './print-dates.ts'
import { SheetDays } from './sheet-days.tsx'
import { SheetMoods } from './sheet-moods.tsx'
import { type SheetScale, SheetScores } from './sheet-scores.tsx'
import { SheetUrgent } from './sheet-urgent.tsx'

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
