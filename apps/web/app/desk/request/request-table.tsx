import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { dateWords, whenWords } from '#desk/date-words.ts'
import { requestAddress } from '#desk-addresses.ts'
import { PromiseMark } from './promise-mark.tsx'
import { RequestMarks } from './request-marks.tsx'
import { DESK_STATE_WORDS, reasonInWords } from './request-words.ts'
import './request-table.css'

interface RequestTableProps {
  /** They are over: nothing is left to do about them. */
  isOver?: boolean
  requests: readonly DeskRequestRow[]
  /** The id of who is signed in, once that is known. */
  me: string | undefined
  now: Date
  /** The request that is being taken. */
  busy: string | undefined
  onTake: (request: DeskRequestRow) => void
  onFocus?: (id: string) => void
}

/** Requests in the order of the call: the row that comes first is the one to begin with. */
export function RequestTable({
  isOver = false,
  requests,
  me,
  now,
  busy,
  onTake,
  onFocus,
}: RequestTableProps) {
  const words = isOver
    ? { when: m.desk_over_arrived(), stands: m.desk_over_ended(), holder: m.desk_over_holder() }
    : { when: m.desk_request_call_by(), stands: m.desk_request_stands(), holder: m.desk_request_holder() }
  return (
    <table className="desk__table requests">
      <thead>
        <tr>
          <th scope="col">{m.desk_request_who()}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.stands}</th>
          <th scope="col">{words.holder}</th>
          {!isOver && <td />}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} className={request.is_late ? 'requests__missed' : undefined}>
            <th scope="row">
              <a
                href={requestAddress(request.id)}
                data-request={request.id}
                onFocus={() => onFocus?.(request.id)}
              >
                {request.first_name}
              </a>
              <RequestMarks {...request} />
              <span className="note">{request.section}</span>
            </th>
            <td data-label={words.when}>
              {isOver ? (
                <time dateTime={request.received_at}>{dateWords(request.received_at)}</time>
              ) : (
                <PromiseMark request={request} now={now} />
              )}
            </td>
            <td data-label={words.stands}>
              {isOver ? endInWords(request) : DESK_STATE_WORDS[request.state]()}
              <time className="note" dateTime={request.last_event.occurred_at}>
                {isOver
                  ? dateWords(request.last_event.occurred_at)
                  : whenWords(request.last_event.occurred_at)}
              </time>
            </td>
            <td data-label={words.holder}>
              <Holder request={request} me={me} />
            </td>
            {!isOver && (
              <td className="desk__do">
                {me !== undefined && request.assignee?.id !== me && (
                  <Button
                    kind="line"
                    size="s"
                    busy={busy === request.id}
                    aria-label={m.desk_request_take_who({ name: request.first_name })}
                    onClick={() => onTake(request)}
                    onFocus={() => onFocus?.(request.id)}
                  >
                    {m.desk_request_take()}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `Closed: They were seen`, or the state alone where no reason was asked for. */
function endInWords({ state, last_event }: DeskRequestRow): string {
  const reason = reasonInWords(last_event.reason)
  const words = DESK_STATE_WORDS[state]()
  return reason === undefined ? words : `${words}: ${reason}`
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
