import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import { m } from '@pulli/messages/messages.js'
import type { FollowPage } from '@pulli/web/site-context.ts'

interface RequestFactsProps {
  request: FollowedRequest
  /** The kind of care and the person asked for are not shown before the digits. */
  details: FollowPage['details']
}

/** What the request asks for, with personal data masked. */
export function RequestFacts({ request, details }: RequestFactsProps) {
  const facts: [string, string][] = [
    [m.follow_name(), request.name],
    [m.follow_email(), request.email],
    [m.follow_date(), dayInWords(request.consultation_date)],
  ]
  if (details) facts.push([m.follow_section(), details.section])
  if (details?.preferredName) facts.push([m.follow_preferred(), details.preferredName])
  if (request.for_whom === 'child') facts.push([m.callback_for_whom(), m.follow_for_child()])
  return (
    <dl className="request-status__facts">
      {facts.map(([label, value]) => (
        <div className="request-status__fact" key={label}>
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
