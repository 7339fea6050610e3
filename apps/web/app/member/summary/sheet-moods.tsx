import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import type { Summary } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import { useId } from 'react'
import { monthInTable } from './print-dates.ts'

/** Counts of each mood by month. */
export function SheetMoods({ moods }: { moods: NonNullable<Summary['moods']> }) {
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
