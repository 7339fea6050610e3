import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { VIEW_WORDS } from './request-words.ts'

/** For owners: who opened the number or a summary, when and why. */
export function Views({ views }: { views: NonNullable<DeskRequest['views']> }) {
  return (
    <section className="case__part" aria-labelledby="views-h">
      <h2 id="views-h">{m.desk_case_views()}</h2>
      <ul className="desk__rows">
        {views.map(({ staff, what, viewed_at, reason }) => (
          <li key={`${viewed_at} ${staff.id}`}>
            <span>
              {staff.name}
              {what === 'summary' && <span className="note">{m.desk_view_of_summary()}</span>}
              {reason !== null && <span className="note">{VIEW_WORDS[reason]()}</span>}
            </span>
            <time className="note" dateTime={viewed_at}>
              {whenWords(viewed_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
