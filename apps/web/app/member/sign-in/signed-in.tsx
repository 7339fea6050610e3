import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { useEffect, useState } from 'react'
import { addresses } from '#addresses.ts'
import { openDashboard } from './open-dashboard.ts'

/** The answer to a plain form with the right code. A browser with JavaScript opens the dashboard at once. */
export function SignedIn({ user }: { user: SignedInUser }) {
  const [canStore, setCanStore] = useState(true)
  useEffect(() => setCanStore(openDashboard(user)), [user])
  return (
    <div data-step="code">
      <h1>{m.sign_in_done_title()}</h1>
      <p className="lead">{canStore ? m.sign_in_done_lead() : m.sign_in_no_storage()}</p>
      <p className="sign-in__form">
        <ButtonLink kind="act" size="l" href={addresses.dashboard}>
          {m.sign_in_done_open()}
        </ButtonLink>
      </p>
    </div>
  )
}
