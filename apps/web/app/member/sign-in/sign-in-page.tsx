import { m } from '@pulli/messages/messages.js'
import { Doorway } from '@pulli/ui/kolam/doorway.tsx'
import { addresses } from '#addresses.ts'
import { Refusal } from '#call/refusal.tsx'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { NumberNotice } from './number-notice.tsx'
import type { PostedSignIn } from './post-sign-in.ts'
import { SignIn, type SignInStep } from './sign-in.tsx'
import { SignedIn } from './signed-in.tsx'
import '#call/refusal.css'
import './sign-in-page.css'

/** The form and the drawing of a door: ajar for the number, half open for the code. */
export function SignInPage({ message, user, ...props }: PostedSignIn) {
  const { step } = props
  return (
    <>
      <div className="wrap sign-in__crumb">
        <Breadcrumbs trail={crumbs(step)} />
      </div>
      <div className="sign-in">
        <div className="sign-in__art draw" aria-hidden="true">
          <Doorway className="door--number" seed="login" open={0.14} gradientId="spill-number" />
          <Doorway className="door--code" seed="login" open={0.55} gradientId="spill-code" />
        </div>
        <div className="sign-in__content">
          <Refusal>{message}</Refusal>
          {!user && (
            <noscript>
              <p className="refusal">{m.sign_in_no_script()}</p>
            </noscript>
          )}
          {user ? (
            <SignedIn user={user} />
          ) : (
            <Island name="sign-in" of={SignIn} on="after-load" props={props} />
          )}
          <NumberNotice />
        </div>
      </div>
    </>
  )
}

function crumbs(step: SignInStep) {
  if (step === 'number') return [{ label: m.sign_in_login_crumb() }]
  return [{ label: m.sign_in_login_crumb(), href: addresses.login }, { label: m.sign_in_otp_crumb() }]
}
