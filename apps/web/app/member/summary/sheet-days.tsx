import type { Summary } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import { useId } from 'react'
import { dayInTable } from './print-dates.ts'

interface SheetDaysProps {
  days: NonNullable<Summary['days']>
  hasNotes: boolean
}

/** The single days, with their notes if selected. */
export function SheetDays({ days, hasNotes }: SheetDaysProps) {
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
