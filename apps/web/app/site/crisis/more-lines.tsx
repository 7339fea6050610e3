import type { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { m } from '@pulli/messages/messages.js'
import { LineRow } from './line-row.tsx'

interface MoreLinesProps {
  lines: readonly CrisisLine[]
  /** `YYYY-MM-DD` */
  today: string
}

/** The other lines: those that were checked, then those whose check is overdue. Without any, a word that two are enough. */
export function MoreLines({ lines, today }: MoreLinesProps) {
  const overdue = lines.filter((line) => line.is_check_overdue)
  const checked = lines.filter((line) => !line.is_check_overdue)
  return (
    <section className="section section--tight" aria-labelledby="lines-h">
      <h2 id="lines-h">{m.crisis_lines_title()}</h2>
      {lines.length === 0 && <p className="quiet lines__lead">{m.crisis_lines_none()}</p>}
      {checked.length > 0 && (
        <>
          <p className="quiet lines__lead">{m.crisis_lines_lead()}</p>
          <Rows lines={checked} today={today} />
        </>
      )}
      {overdue.length > 0 && (
        <>
          {checked.length > 0 && <h3 className="lines__head">{m.crisis_lines_unchecked()}</h3>}
          <p className="quiet lines__lead">{m.crisis_lines_unchecked_text()}</p>
          <Rows lines={overdue} today={today} />
        </>
      )}
    </section>
  )
}

function Rows({ lines, today }: MoreLinesProps) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <LineRow key={line.id} line={line} today={today} />
      ))}
    </ul>
  )
}
