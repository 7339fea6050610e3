import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { whenWords } from '#desk/when-words.ts'
import { requestAddress } from '#desk-addresses.ts'
import { PromiseMark } from './promise-mark.tsx'
import { RequestMarks } from './request-marks.tsx'
import { DESK_STATE_WORDS } from './request-words.ts'
import './request-table.css'

interface RequestTableProps {
  requests: readonly DeskRequestRow[]
  /** The id of who is signed in, once that is known. */
  me: string | undefined
  now: Date
  /** The request that is being taken. */
  busy: string | undefined
  onTake: (request: DeskRequestRow) => void
  onFocus: (id: string) => void
}

/** Requests in the order of the call: the row that comes first is the one to begin with. */
export function RequestTable({ requests, me, now, busy, onTake, onFocus }: RequestTableProps) {
  return (
    <table className="desk__table requests">
      <thead>
        <tr>
          <th scope="col">{m.desk_request_who()}</th>
          <th scope="col">{m.desk_request_call_by()}</th>
          <th scope="col">{m.desk_request_stands()}</th>
          <th scope="col">{m.desk_request_holder()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} className={request.is_late ? 'requests__missed' : undefined}>
            <th scope="row">
              <a
                href={requestAddress(request.id)}
                data-request={request.id}
                onFocus={() => onFocus(request.id)}
              >
                {request.first_name}
              </a>
              <RequestMarks {...request} />
              <span className="note">{request.section}</span>
            </th>
            <td data-label={m.desk_request_call_by()}>
              <PromiseMark request={request} now={now} />
            </td>
            <td data-label={m.desk_request_stands()}>
              {DESK_STATE_WORDS[request.state]()}
              <time className="note" dateTime={request.last_event.occurred_at}>
                {whenWords(request.last_event.occurred_at)}
              </time>
            </td>
            <td data-label={m.desk_request_holder()}>
              <Holder request={request} me={me} />
            </td>
            <td className="desk__do">
              {me !== undefined && request.assignee?.id !== me && (
                <Button
                  kind="line"
                  size="s"
                  busy={busy === request.id}
                  aria-label={m.desk_request_take_who({ name: request.first_name })}
                  onClick={() => onTake(request)}
                  onFocus={() => onFocus(request.id)}
                >
                  {m.desk_request_take()}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Holder({ request, me }: { request: DeskRequestRow; me: string | undefined }) {
  const { assignee, is_left, preferred_name } = request
  const name = assignee === null ? m.desk_request_nobody() : assignee.name
  return (
    <>
      {assignee !== null && assignee.id === me ? m.desk_request_you() : name}
      {is_left && <span className="note due--missed">{m.desk_request_left_behind()}</span>}
      {preferred_name !== null && (
        <span className="note">{m.desk_request_asked_for({ name: preferred_name })}</span>
      )}
    </>
  )
}
