import { RELATION_WORDS } from '@pulli/contracts/callback/callback-in-words.ts'
import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { dayInWords } from '#site/request-status/times-in-words.ts'
import { PromiseMark } from './request-marks.tsx'
import { DESK_EVENT_WORDS, DESK_STATE_WORDS, reasonInWords, VIEW_WORDS } from './request-words.ts'

/** The status of a request, and what was asked for. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const { relation, time_zone, preferred_name, assignee, is_own } = request
  const facts = [
    [m.desk_request_stands(), DESK_STATE_WORDS[request.state]()],
    [m.desk_request_call_by(), <PromiseMark key="promise" request={request} now={new Date()} />],
    [m.desk_request_holder(), is_own ? m.desk_request_you() : (assignee?.name ?? m.desk_request_nobody())],
    [m.desk_case_section(), request.section],
    ...(preferred_name === null ? [] : [[m.desk_case_preferred(), preferred_name] as const]),
    [m.desk_case_day(), dayInWords(request.consultation_date)],
    [m.desk_case_for(), request.for_whom === 'child' ? m.desk_case_for_child() : m.desk_case_for_me()],
    ...(relation === null ? [] : [[m.desk_case_relation(), RELATION_WORDS[relation]()] as const]),
    ...(time_zone === DEFAULT_TIME_ZONE ? [] : [[m.desk_case_zone(), time_zone] as const]),
    [m.desk_case_received(), whenWords(request.received_at)],
  ] as const
  return (
    <DeskPart className="case__part" title={m.desk_case_facts()}>
      <dl className="case__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPart>
  )
}

type Event = DeskRequest['events'][number]

/** What happened to a request, along a line of dots; the last is filled. */
export function EventLine({ events }: { events: readonly Event[] }) {
  return (
    <DeskPart className="case__part" title={m.desk_case_happened()}>
      <ol className="event-line">
        {events.map((event) => (
          <li key={`${event.occurred_at} ${event.kind}`}>
            <span>{eventInWords(event)}</span>
            <span className="note">
              <time dateTime={event.occurred_at}>{whenWords(event.occurred_at)}</time> {byWhom(event)}
            </span>
          </li>
        ))}
      </ol>
    </DeskPart>
  )
}

function eventInWords({ kind, staff, reason }: Event): string {
  if (kind === 'assigned')
    return staff === null ? m.desk_event_assigned_nobody() : m.desk_event_assigned({ name: staff.name })
  return [DESK_EVENT_WORDS[kind](), reasonInWords(reason)].filter(Boolean).join(': ')
}

function byWhom({ kind, actor, staff }: Event): string {
  if (actor === 'visitor') return kind === 'received' ? '' : m.desk_event_by_visitor()
  if (actor === 'site') return m.desk_event_by_site()
  return kind === 'assigned' ? '' : (staff?.name ?? '')
}

/** For owners: who opened the number or a summary, when and why. */
export function Views({ views }: { views: NonNullable<DeskRequest['views']> }) {
  return (
    <DeskPart className="case__part" title={m.desk_case_views()}>
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
    </DeskPart>
  )
}

const UNDELIVERED_WORDS = {
  visitor: { refused: m.desk_mail_visitor_refused, unsure: m.desk_mail_visitor_unsure },
  staff: { refused: m.desk_mail_staff_refused, unsure: m.desk_mail_staff_unsure },
  office: { refused: m.desk_mail_office_refused, unsure: m.desk_mail_office_unsure },
} as const

/** Says which emails and texts about a request did not arrive: of each recipient and way the last. */
export function Undelivered({ mails }: { mails: DeskRequest['undelivered'] }) {
  const last = mails.filter(
    ({ to, way }, n) => mails.findIndex((one) => one.to === to && one.way === way) === n,
  )
  return last.map(({ to, way, outcome, sent_at }) => (
    <p className="refusal" key={`${to} ${way}`}>
      {(way === 'sms' ? m.desk_text_refused : UNDELIVERED_WORDS[to][outcome])({ when: whenWords(sent_at) })}
    </p>
  ))
}
