import type { DeskFigures, FigureWait } from '@pulli/contracts/desk-figures.ts'
import { m } from '@pulli/messages/messages.js'
import { HiddenMark } from './hidden-mark.tsx'
import { waitWords } from './wait-words.ts'

/** How long half of the people and nine of ten waited. */
export function WaitsTable({ reached, booked }: Pick<DeskFigures, 'reached' | 'booked'>) {
  return (
    <table className="desk__table figures__table">
      <caption className="sr">{m.desk_figures_waiting()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.desk_figures_what()}</th>
          <th scope="col">{m.desk_figures_half()}</th>
          <th scope="col">{m.desk_figures_nine()}</th>
        </tr>
      </thead>
      <tbody>
        <WaitRow name={m.desk_figures_reached()} wait={reached} />
        <WaitRow name={m.desk_figures_booked()} wait={booked} />
      </tbody>
    </table>
  )
}

function WaitRow({ name, wait }: { name: string; wait: FigureWait }) {
  const { median_minutes, slow_tenth_minutes, has_any } = wait
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={m.desk_figures_half()}>
        <Within minutes={median_minutes} hasAny={has_any} />
      </td>
      <td data-label={m.desk_figures_nine()}>
        <Within
          minutes={slow_tenth_minutes}
          hasAny={has_any}
          why={median_minutes === null ? undefined : m.desk_figures_hidden_tenth()}
        />
      </td>
    </tr>
  )
}

interface WithinProps {
  minutes: number | null
  hasAny: boolean
  /** Why it is hidden, where that is not the usual reason. */
  why?: string | undefined
}

function Within({ minutes, hasAny, why }: WithinProps) {
  if (minutes !== null) return m.desk_figures_half_within({ time: waitWords(minutes) })
  if (!hasAny) return <span className="quiet">{m.desk_figures_nobody()}</span>
  return why === undefined ? <HiddenMark /> : <HiddenMark why={why} />
}
