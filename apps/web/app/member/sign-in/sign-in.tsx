import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { addresses } from '#addresses.ts'
import { session } from '#browser-storage/web-storage.ts'
import { pageTitle } from '#document/describe-page.ts'
import { clearToasts, showToast } from '#toasts/show-toast.ts'
import { type AuthState, NO_AUTH } from './auth-state.ts'
import { CodeStep, SIGN_IN_TOAST_MS } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'
import { redirectSignedIn } from './redirect-signed-in.ts'
import { beginWait } from './resend-wait.ts'

export type SignInStep = 'number' | 'code'

export interface SignInProps {
  /** The step of the address, or that a plain form led to. */
  step: SignInStep
  /** What a plain form brought back, with what to change. */
  typed?: { mobile_number: string; otp?: string }
  errors?: { mobile_number?: string; otp?: string }
}

/** One island for both addresses, so that the number passes from one to the other in memory, also on *Back*. */
export function SignIn({ step: first, ...posted }: SignInProps) {
  const [step, setStep] = useState(first)
  const [auth, setAuth] = useState<AuthState>(NO_AUTH)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(first)

  useEffect(() => {
    redirectSignedIn()
    const onWayBack = () => setStep(stepAt(location.pathname))
    addEventListener('popstate', onWayBack)
    return () => removeEventListener('popstate', onWayBack)
  }, [])

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.title = pageTitle(step === 'code' ? m.sign_in_otp_meta_title() : m.sign_in_login_meta_title())
    scrollTo(0, 0)
    frame.current?.querySelector('input')?.focus()
  }, [step])

  const change = (part: Partial<AuthState>) => setAuth((known) => ({ ...known, ...part }))

  function go(to: SignInStep) {
    history.pushState(null, '', to === 'code' ? addresses.otp : addresses.login)
    setStep(to)
  }

  function sent(phoneNumber: string, { otp, late }: { otp: string | undefined; late: string }) {
    setAuth({ ...NO_AUTH, phoneNumber, late })
    beginWait(session, Date.now())
    go('code')
    void clearToasts()
    if (otp !== undefined) {
      void showToast({
        text: m.sign_in_code_shown({ otp }),
        kind: 'success',
        closesAfterMs: SIGN_IN_TOAST_MS,
      })
    }
  }

  function edit() {
    change({ error: false, message: '' })
    go('number')
  }

  return (
    <div ref={frame} data-step={step}>
      {step === 'code' ? (
        <CodeStep {...posted} auth={auth} onAuth={change} onEdit={edit} />
      ) : (
        <NumberStep {...posted} auth={auth} onAuth={change} onSent={sent} />
      )}
    </div>
  )
}

function stepAt(pathname: string): SignInStep {
  return pathname.toLowerCase() === addresses.otp.toLowerCase() ? 'code' : 'number'
}
