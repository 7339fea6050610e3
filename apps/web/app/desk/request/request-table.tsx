import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DataTable } from '#desk/data-table.tsx'
import { dateWords, whenWords } from '#desk/date-words.ts'
import { requestAddress } from '#desk-addresses.ts'
import { PromiseMark, RequestMarks } from './request-marks.tsx'
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
  const takeButton = (request: DeskRequestRow) =>
    me !== undefined &&
    request.assignee?.id !== me && (
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
    )
  return (
    <DataTable
      className="requests"
      rows={requests}
      keyOf={({ id }) => id}
      rowProps={({ is_late }) => ({ className: is_late ? 'requests__missed' : undefined })}
      columns={[
        {
          head: m.desk_request_who(),
          cell: (request) => (
            <>
              <a
                href={requestAddress(request.id)}
                data-request={request.id}
                onFocus={() => onFocus?.(request.id)}
              >
                {request.first_name}
              </a>
              <RequestMarks {...request} />
              <span className="note">{request.section}</span>
            </>
          ),
        },
        ...(isOver ? OVER_COLUMNS : openColumns(now)),
        {
          head: isOver ? m.desk_over_holder() : m.desk_request_holder(),
          cell: (request) => <Holder request={request} me={me} />,
        },
        ...(isOver ? [] : [{ className: 'desk__actions', cell: takeButton }]),
      ]}
    />
  )
}

const openColumns = (now: Date) => [
  {
    head: m.desk_request_call_by(),
    cell: (request: DeskRequestRow) => <PromiseMark request={request} now={now} />,
  },
  {
    head: m.desk_request_stands(),
    cell: ({ state, last_event }: DeskRequestRow) => (
      <>
        {DESK_STATE_WORDS[state]()}
        <time className="note" dateTime={last_event.occurred_at}>
          {whenWords(last_event.occurred_at)}
        </time>
      </>
    ),
  },
]

const OVER_COLUMNS = [
  {
    head: m.desk_over_arrived(),
    cell: ({ received_at }: DeskRequestRow) => <time dateTime={received_at}>{dateWords(received_at)}</time>,
  },
  {
    head: m.desk_over_ended(),
    cell: (request: DeskRequestRow) => (
      <>
        {endInWords(request)}
        <time className="note" dateTime={request.last_event.occurred_at}>
          {dateWords(request.last_event.occurred_at)}
        </time>
      </>
    ),
  },
]

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
