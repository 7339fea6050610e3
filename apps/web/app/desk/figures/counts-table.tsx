import { COUNTED_IN } from '@pulli/domain/figures/shown-count.ts'
import { m } from '@pulli/messages/messages.js'
import { Bar } from './bar.tsx'
import { HiddenMark } from './hidden-mark.tsx'

/** What is counted; null: fewer than five people are behind it. */
export interface CountRow {
  readonly name: string
  readonly count: number | null
}

interface CountsTableProps {
  caption: string
  rows: readonly CountRow[]
}

/** Counts of one kind, each with a bar as long as it is beside the largest. */
export function CountsTable({ caption, rows }: CountsTableProps) {
  const largest = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  return (
    <table className="desk__table figures__table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.desk_figures_what()}</th>
          <th scope="col">{m.desk_figures_count()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <CountWords count={count} />
            </td>
            <td className="figures__bar">{count !== null && <Bar percent={(count / largest) * 100} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `40 to 44`: a count is a step, unless it is none. */
export function CountWords({ count }: { count: number | null }) {
  if (count === null) return <HiddenMark />
  return count === 0 ? '0' : m.desk_figures_step({ from: count, to: count + COUNTED_IN - 1 })
}
