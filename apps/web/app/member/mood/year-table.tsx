import { countMoods } from '@pulli/domain/mood/count-moods.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { monthInFull } from '#member/day/date-words.ts'
import { isMonthLoaded } from './month.ts'
import type { Days } from './use-mood-days.ts'
import { entriesOf } from './use-mood-days.ts'

interface YearTableProps {
  days: Days
  months: readonly string[]
  /** The latest day that is not loaded. */
  unknownTo: string | null
}

/** The year as a table of counts. */
export function YearTable({ days, months, unknownTo }: YearTableProps) {
  const entries = entriesOf(days)
  return (
    <details className="yeartable">
      <summary>{m.mood_year_table()}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone can be scrolled by keys */}
      <section className="yeartable__scroll" tabIndex={0} aria-label={m.mood_year_caption()}>
        <table>
          <caption className="sr">{m.mood_year_caption()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.mood_year_month()}</th>
              {MOOD_TYPES.map((type) => (
                <th scope="col" key={type}>
                  {type}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => {
              if (!isMonthLoaded(month, unknownTo)) {
                return (
                  <tr key={month}>
                    <th scope="row">{monthInFull(month)}</th>
                    <td colSpan={MOOD_TYPES.length}>{m.mood_not_loaded()}</td>
                  </tr>
                )
              }
              const { of } = countMoods(entries, { from: `${month}-01`, to: `${month}-31` })
              return (
                <tr key={month}>
                  <th scope="row">{monthInFull(month)}</th>
                  {MOOD_TYPES.map((type) => (
                    <td className="tnum" key={type}>
                      {of[type]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
