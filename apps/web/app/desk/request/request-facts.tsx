import { RELATION_WORDS } from '@pulli/contracts/callback/callback-in-words.ts'
import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { dayInWords } from '#site/request-status/times-in-words.ts'
import { PromiseMark } from './promise-mark.tsx'
import { DESK_STATE_WORDS } from './request-words.ts'

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
    <section className="case__part" aria-labelledby="facts-h">
      <h2 id="facts-h">{m.desk_case_facts()}</h2>
      <dl className="case__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
