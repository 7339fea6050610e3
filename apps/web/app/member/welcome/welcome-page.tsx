import { m } from '@pulli/messages/messages.js'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { Doorway } from '@pulli/ui/kolam/doorway.tsx'
import { addresses, anchors } from '#addresses.ts'
import { RecoverForm } from '#member/account/recover-form.tsx'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { MissingCodeNote } from '#member/shell/missing-code-note.tsx'
import { useHydrated } from '#member/shell/use-hydrated.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisStrip } from '#shell/crisis-strip.tsx'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import { RecoveryOffer } from './recovery-offer.tsx'
import { WelcomeForm } from './welcome-form.tsx'
import '#call/refusal.css'
import '#member/sign-in/sign-in-page.css'

/** Hydrated whole: it shows member data. */
export const handle = { page: 'app' }

export const ErrorBoundary = () => <UnexpectedError reference={undefined} />

export function meta() {
  return discreetMeta(m.welcome_meta_title())
}

/** LOG-08, NC-22: shown once, after the first login and before the requested page. */
export default function WelcomePage() {
  useHydrated()
  return (
    <>
      <CrisisStrip />
      <main id={anchors.main}>
        <div className="wrap sign-in__crumb">
          <Breadcrumbs trail={[{ label: m.welcome_crumb() }]} />
        </div>
        <div className="sign-in">
          <div className="sign-in__art draw" aria-hidden="true">
            <Doorway seed="login" open={0.9} />
          </div>
          <div className="sign-in__content">
            <h1>{m.welcome_title()}</h1>
            <p className="lead">{m.welcome_lead()}</p>
            <noscript>
              <p className="refusal">{m.sign_in_needs_script()}</p>
            </noscript>
            <MissingCodeNote address={addresses.welcome} />
            <WelcomeForm />
            <Disclosure className="welcome__before" title={m.welcome_before()}>
              <p className="quiet">{m.welcome_before_text()}</p>
              <RecoverForm
                id="recovery-code"
                className="sign-in__form"
                label={m.welcome_before_code()}
                hint={m.welcome_before_hint()}
                action={m.welcome_before_open()}
                busyLabel={m.welcome_before_opening()}
              />
            </Disclosure>
            <RecoveryOffer />
          </div>
        </div>
      </main>
    </>
  )
}
