import { m } from '@pulli/messages/messages.js'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { Door } from '#desk/shell/door.tsx'
import { DeskSignIn } from '#desk/sign-in-form/desk-sign-in.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import { returnTo } from './return-to.ts'

export const handle = { page: 'app', app: 'desk' }

export const ErrorBoundary = () => <UnexpectedError reference={undefined} />

export const meta = () => deskMeta(m.desk_sign_in())

/** Where the provider's staff signs in. */
export default function SignInPage() {
  return (
    <Door title={m.desk_sign_in()} lead={m.desk_sign_in_lead()} address={deskAddresses.signIn}>
      <DeskSignIn onSignedIn={() => location.replace(returnTo(location.search))} />
    </Door>
  )
}
