import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { addresses } from '#addresses.ts'
import { pageTitle } from '#document/describe-page.ts'
import { clearToasts, showToast } from '#toasts/show-toast.ts'
import { type AuthState, NO_AUTH } from './auth-state.ts'
import { CodeStep, GATE_TOAST_MS } from './code-step.tsx'
import { passThrough } from './enter.ts'
import { NumberStep } from './number-step.tsx'
import { beginWait } from './resend-wait.ts'

export type GateStep = 'number' | 'code'

export interface GateProps {
  /** What the address asks for. */
  step: GateStep
}

/**
 * Login and code are two addresses and one island: the number goes from one to the other in memory, and the way
 * back finds it again.
 */
export function Gate({ step: first }: GateProps) {
  const [step, setStep] = useState(first)
  const [auth, setAuth] = useState<AuthState>(NO_AUTH)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(first)

  useEffect(() => {
    passThrough()
    const onWayBack = () => setStep(stepAt(location.pathname))
    addEventListener('popstate', onWayBack)
    return () => removeEventListener('popstate', onWayBack)
  }, [])

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.title = pageTitle(step === 'code' ? m.gate_otp_meta_title() : m.gate_login_meta_title())
    scrollTo(0, 0)
    frame.current?.querySelector('input')?.focus()
  }, [step])

  const change = (part: Partial<AuthState>) => setAuth((known) => ({ ...known, ...part }))

  function go(to: GateStep) {
    history.pushState(null, '', to === 'code' ? addresses.otp : addresses.login)
    setStep(to)
  }

  function sent(phoneNumber: string, otp: string | undefined) {
    setAuth({ ...NO_AUTH, phoneNumber })
    beginWait(sessionStorage, Date.now())
    go('code')
    void clearToasts()
    if (otp !== undefined) {
      void showToast({ text: m.gate_code_shown({ otp }), kind: 'success', closesAfterMs: GATE_TOAST_MS })
    }
  }

  function edit() {
    change({ error: false, message: '' })
    go('number')
  }

  return (
    <div ref={frame} data-step={step}>
      {step === 'code' ? (
        <CodeStep auth={auth} onAuth={change} onEdit={edit} />
      ) : (
        <NumberStep auth={auth} onAuth={change} onSent={sent} />
      )}
    </div>
  )
}

function stepAt(pathname: string): GateStep {
  return pathname.toLowerCase() === addresses.otp.toLowerCase() ? 'code' : 'number'
}
