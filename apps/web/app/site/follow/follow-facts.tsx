import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import { m } from '@pulli/messages/messages.js'

interface FollowFactsProps {
  request: FollowedRequest
  /** The kind of care; it is not shown before the digits. */
  section: string | undefined
}

/** What somebody asked for, with what is personal masked. */
export function FollowFacts({ request, section }: FollowFactsProps) {
  const facts: [string, string][] = [
    [m.follow_name(), request.name],
    [m.follow_email(), request.email],
    [m.follow_date(), dayInWords(request.consultation_date)],
  ]
  if (section !== undefined) facts.push([m.follow_section(), section])
  if (request.for_whom === 'child') facts.push([m.callback_for_whom(), m.follow_for_child()])
  return (
    <dl className="follow__facts">
      {facts.map(([label, value]) => (
        <div className="follow__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function dayInWords(day: string) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', dateStyle: 'full' })
}
