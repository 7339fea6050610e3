import { m } from '@pulli/messages/messages.js'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { Door } from '#desk/shell/door.tsx'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { Route } from './+types/join-page'
import { JoinDesk } from './join-desk.tsx'

export const handle = { page: 'app', app: 'desk' }

export const ErrorBoundary = () => <UnexpectedError reference={undefined} />

export const meta = () => deskMeta(m.desk_join())

/** No other site learns the link: its token is in the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

/** What the link of an invitation opens. Opening it changes nothing. */
export default function JoinPage({ params: { token } }: Route.ComponentProps) {
  return (
    <Door title={m.desk_join()} address="">
      <JoinDesk token={token} />
    </Door>
  )
}
