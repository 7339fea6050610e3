import type { FigureShare } from '@pulli/contracts/desk-figures.ts'
import { m } from '@pulli/messages/messages.js'
import { Bar } from './bar.tsx'
import { HiddenMark } from './hidden-mark.tsx'

interface ShareRow {
  readonly name: string
  /** Of what it is a share. */
  readonly of: string
  readonly share: FigureShare
}

interface SharesTableProps {
  caption: string
  rows: readonly ShareRow[]
}

/** Shares, each with a bar. */
export function SharesTable({ caption, rows }: SharesTableProps) {
  return (
    <table className="desk__table figures__table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.desk_figures_what()}</th>
          <th scope="col">{m.desk_figures_share()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of, share }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="note">{of}</span>
            </th>
            <td>
              <ShareWords share={share} />
            </td>
            <td className="figures__bar">{share.percent !== null && <Bar percent={share.percent} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ShareWords({ share: { kind, percent } }: { share: FigureShare }) {
  switch (kind) {
    case 'none':
      return <span className="quiet">{m.desk_figures_share_none()}</span>
    case 'hidden':
      return <HiddenMark />
    case 'few':
      return (
        <>
          {m.desk_figures_share_few()} <span className="note">{m.desk_figures_share_few_why()}</span>
        </>
      )
    case 'nearly-all':
      return (
        <>
          {m.desk_figures_share_nearly_all()}{' '}
          <span className="note">{m.desk_figures_share_nearly_all_why()}</span>
        </>
      )
    case 'percent':
      return m.desk_figures_percent({ percent: percent ?? 0 })
  }
}
