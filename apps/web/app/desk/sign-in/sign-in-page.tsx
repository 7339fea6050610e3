import { m } from '@pulli/messages/messages.js'
import { leaveFor } from '#desk/call-desk.ts'
import { deskMeta } from '#desk/desk-meta.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import { returnTo } from './return-to.ts'
import { DeskSignIn } from './sign-in-forms.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = { page: 'app', app: 'desk' }

export const ErrorBoundary = () => <UnexpectedError reference={undefined} />

export const meta = () => deskMeta(m.desk_sign_in())

/** Where the provider's staff signs in. */
export default function SignInPage() {
  return (
    <SignInFrame title={m.desk_sign_in()} lead={m.desk_sign_in_lead()} address={deskAddresses.signIn}>
      <DeskSignIn onSignedIn={() => leaveFor(returnTo(location.search))} />
    </SignInFrame>
  )
}
