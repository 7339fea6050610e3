import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { Inline } from '#document/inline.tsx'
import SCRIPT from './signed-in-script.ts?inline-script'

/** The answer to a plain form with the right code. A browser with JavaScript opens the dashboard at once. */
export function SignedIn({ user }: { user: SignedInUser }) {
  return (
    <div data-step="code" data-user={JSON.stringify(user)}>
      <h1>{m.sign_in_done_title()}</h1>
      <p className="lead">{m.sign_in_done_lead()}</p>
      <p className="lead" role="alert" hidden>
        {m.sign_in_no_storage()}
      </p>
      <p className="sign-in__form">
        <ButtonLink kind="act" size="l" href={addresses.dashboard}>
          {m.sign_in_done_open()}
        </ButtonLink>
      </p>
      <Inline tag="script" text={SCRIPT} />
    </div>
  )
}
