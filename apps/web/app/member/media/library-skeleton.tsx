import { m } from '@pulli/messages/messages.js'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'

const DRAWING = kolam('library', { n: 3, shape: 'square' })
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** MED-02: the skeleton of the first 500 ms, also rendered by the server. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <header className="lib__head">
        <h1>{m.audio_title()}</h1>
      </header>
      <p className="sr" role="status">
        {m.dashboard_loading()}
      </p>
      <div className="lib__filter" />
      <ul className="tracks" aria-hidden="true">
        {ROWS.map((row) => (
          <li className="lib__skeleton" key={row}>
            <span className="lib__skeleton-button" />
            <span className="lib__skeleton-cover draw">
              <KolamFigure drawing={DRAWING} />
            </span>
            <span className="lib__skeleton-words" />
          </li>
        ))}
      </ul>
    </div>
  )
}
