import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { whenWords } from '#desk/date-words.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'
import './request-marks.css'

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
