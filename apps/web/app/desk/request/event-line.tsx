import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { DESK_EVENT_WORDS, reasonInWords } from './request-words.ts'
import './event-line.css'

type Event = DeskRequest['events'][number]

/** What happened to a request, along a line of dots; the last is filled. */
export function EventLine({ events }: { events: readonly Event[] }) {
  return (
    <ol className="event-line">
      {events.map((event) => (
        <li key={`${event.occurred_at} ${event.kind}`}>
          <span>{inWords(event)}</span>
          <span className="note">
            <time dateTime={event.occurred_at}>{whenWords(event.occurred_at)}</time> {byWhom(event)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function inWords({ kind, staff, reason }: Event): string {
  if (kind === 'assigned')
    return staff === null ? m.desk_event_assigned_nobody() : m.desk_event_assigned({ name: staff.name })
  return [DESK_EVENT_WORDS[kind](), reasonInWords(reason)].filter(Boolean).join(': ')
}

function byWhom({ kind, actor, staff }: Event): string {
  if (actor === 'visitor') return kind === 'received' ? '' : m.desk_event_by_visitor()
  if (actor === 'site') return m.desk_event_by_site()
  return kind === 'assigned' ? '' : (staff?.name ?? '')
}
