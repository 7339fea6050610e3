import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { whenWords } from '#desk/date-words.ts'
import './request-marks.css'

type Marked = Pick<
  DeskRequestRow,
  'is_for_child' | 'has_safety_note' | 'is_sample' | 'is_unverified' | 'wished_call'
> &
  Partial<Pick<DeskRequestRow, 'summary_is_urgent'>>

/** What has to be seen before anything else about a request. */
export function RequestMarks({
  is_for_child,
  has_safety_note,
  is_sample,
  is_unverified,
  wished_call,
  summary_is_urgent,
}: Marked) {
  return (
    <>
      {has_safety_note && (
        <span className="tagged tagged--safety">
          <Icon name="warning" small />
          {m.desk_request_safety()}
        </span>
      )}
      {wished_call && <span className="tagged">{wishInWords(wished_call)}</span>}
      {summary_is_urgent && <span className="tagged tagged--safety">{m.desk_summary_mark()}</span>}
      {is_for_child && <span className="tagged">{m.desk_request_child()}</span>}
      {is_unverified && <span className="tagged">{m.desk_request_unverified()}</span>}
      {is_sample && <SampleMark>{m.desk_sample()}</SampleMark>}
    </>
  )
}

const WISHES = {
  book: m.desk_request_wished_book,
  move: m.desk_request_wished_move,
  cancel: m.desk_request_wished_cancel,
} as const

function wishInWords({ about, starts_at }: NonNullable<Marked['wished_call']>): string {
  return WISHES[about]({ when: starts_at === null ? '' : whenWords(starts_at) })
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a promise to call still has, in the unit that says enough. */
interface TimeLeft {
  /** It is broken, or has two hours at most, or has time. */
  readonly urgency: 'missed' | 'soon' | 'later'
  readonly count: number
  readonly unit: 'minutes' | 'hours' | 'days'
}

const SOON = 2 * HOUR

/**
 * Returns how long the office still has to call, or by how much it is late. Undefined where no promise is open: none was
 * made, or a call has been made.
 */
export function timeLeft(
  request: { call_by: string | null; is_late: boolean; state: string; wished_call?: object | null },
  now: Date,
): TimeLeft | undefined {
  const { call_by, is_late, state, wished_call = null } = request
  if (call_by === null) return undefined
  if (!is_late && state !== 'waiting' && state !== 'assigned' && wished_call === null) return undefined
  const left = Date.parse(call_by) - now.getTime()
  const isLate = is_late || left < 0
  const urgency = isLate ? 'missed' : left <= SOON ? 'soon' : 'later'
  return { urgency, ...inUnit(Math.abs(left)) }
}

/** Whole units, rounded down, so that the time left is never overstated. */
function inUnit(milliseconds: number): Pick<TimeLeft, 'count' | 'unit'> {
  if (milliseconds < HOUR) return { count: Math.floor(milliseconds / MINUTE), unit: 'minutes' }
  if (milliseconds < 2 * DAY) return { count: Math.floor(milliseconds / HOUR), unit: 'hours' }
  return { count: Math.floor(milliseconds / DAY), unit: 'days' }
}

const UNITS: Readonly<Record<TimeLeft['unit'], (count: { count: number }) => string>> = {
  minutes: m.desk_request_minutes,
  hours: m.desk_request_hours,
  days: m.desk_request_days,
}

interface PromiseMarkProps {
  request: Parameters<typeof timeLeft>[0]
  now: Date
}

/** How long the office still has to call. A broken promise has words beside its colour. */
export function PromiseMark({ request, now }: PromiseMarkProps) {
  const left = timeLeft(request, now)
  if (left === undefined) return <span className="quiet">{m.desk_request_no_promise()}</span>
  const time = UNITS[left.unit]({ count: left.count })
  return (
    <span className={`due due--${left.urgency}`}>
      <b>
        {left.urgency === 'missed' && <Icon name="warning" small />}
        {left.urgency === 'missed' ? m.desk_request_late({ time }) : m.desk_request_left_time({ time })}
      </b>
      {request.call_by && (
        <time className="note" dateTime={request.call_by}>
          {whenWords(request.call_by)}
        </time>
      )}
    </span>
  )
}
