import { tenDigits } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { addresses } from '#addresses.ts'
import { FormToken } from '#form-token/form-token.tsx'
import { showToast } from '#toasts/show-toast.ts'
import type { AuthState } from './auth-state.ts'
import { stopCleaningUp } from './clean-up-session.ts'
import { CodeField } from './code-field.tsx'
import { maskedNumber } from './masked-number.ts'
import { NumberField } from './number-field.tsx'
import { openDashboard } from './open-dashboard.ts'
import { ResendButton } from './resend-button.tsx'
import type { SignInProps } from './sign-in.tsx'
import { signIn } from './sign-in-calls.ts'

/** LIM-13 */
export const SIGN_IN_TOAST_MS = 10_000

/** The form that the button for another code posts where no script answers it. */
const FORM = 'code-form'

interface CodeStepProps extends Pick<SignInProps, 'typed' | 'errors'> {
  auth: AuthState
  onAuth: (change: Partial<AuthState>) => void
  /** Back to the number, which is still filled in. */
  onEdit: () => void
}

/** OTP-01 to OTP-08. The number is never stored, so after a reload it is asked for here again. */
export function CodeStep({ auth, typed, errors, onAuth, onEdit }: CodeStepProps) {
  const [isSending, setIsSending] = useState(false)
  const [numberFault, setNumberFault] = useState(errors?.mobile_number)
  const [codeFault, setCodeFault] = useState(errors?.otp)
  const number = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  /** The input when another code was requested. */
  const before = useRef('')
  const [isKnown] = useState(auth.phoneNumber !== '')
  const isSent = isKnown && !auth.late

  useEffect(() => {
    const isOver = new AbortController()
    void readSmsCode(isOver.signal).then((otp) => {
      if (otp && code.current) code.current.value = otp
    })
    return () => isOver.abort()
  }, [])

  /** Returns the ten digits; undefined after showing the error. */
  function readNumber(): string | undefined {
    const phoneNumber = isKnown ? auth.phoneNumber : tenDigits(number.current?.value ?? '')
    if (phoneNumber === undefined) {
      setNumberFault(m.sign_in_phone_not_ten())
      number.current?.focus()
    }
    return phoneNumber
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (auth.error) return refuse(auth)
    const phoneNumber = readNumber()
    if (phoneNumber === undefined) return
    const otp = code.current?.value ?? ''

    setIsSending(true)
    stopCleaningUp()
    const outcome = await signIn(phoneNumber, otp)
    if (outcome.kind === 'done' && openDashboard(outcome.data)) return
    // After a return to the number the result of its last code is irrelevant.
    if (!code.current) return
    setIsSending(false)
    if (outcome.kind === 'done') return refuse({ ...auth, phoneNumber, message: m.sign_in_no_storage() })
    if (outcome.kind === 'unanswered') return refuse({ ...auth, phoneNumber, message: m.form_unanswered() })
    // After a server error or a rate limit the same code may be sent again; after any other refusal only a new one.
    const error = outcome.status < 500 && outcome.status !== 429
    refuse({ ...auth, phoneNumber, otp, error, message: outcome.message || m.sign_in_failed() })
  }

  /** ERR-12, ERR-14: the message as a toast and at the field. */
  function refuse(state: AuthState) {
    onAuth(state)
    void showToast({ text: state.message, kind: 'error', closesAfterMs: SIGN_IN_TOAST_MS })
    code.current?.focus()
    code.current?.select()
  }

  function clearFault() {
    setNumberFault(undefined)
    setCodeFault(undefined)
    if (auth.message) onAuth({ error: false, message: '' })
  }

  function edit(event: MouseEvent<HTMLAnchorElement>) {
    if (!isKnown || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onEdit()
  }

  return (
    <>
      <h1>{m.sign_in_otp_title()}</h1>
      <p className="lead">
        {m.sign_in_otp_lead()}
        {isSent && (
          <span>
            .{' '}
            <span className="tnum nowrap">
              {m.sign_in_otp_sent_to({ phone: maskedNumber(auth.phoneNumber) })}
            </span>
          </span>
        )}{' '}
        <a className="tap" href={addresses.login} onClick={edit}>
          {m.sign_in_edit()}
        </a>
      </p>
      {auth.late && (
        <p className="refusal" role="alert">
          {auth.late}
        </p>
      )}
      <form
        id={FORM}
        className="form sign-in__form"
        method="post"
        action={addresses.otp}
        noValidate
        onSubmit={submit}
      >
        <FormToken address={addresses.login} />
        {!isKnown && (
          <NumberField
            hint={m.sign_in_phone_again_hint()}
            defaultValue={typed?.mobile_number ?? ''}
            error={numberFault}
            ref={number}
            onInput={clearFault}
          />
        )}
        <CodeField
          id="otp"
          label={m.sign_in_code()}
          hint={m.sign_in_code_hint()}
          defaultValue={typed?.otp}
          error={auth.message || codeFault}
          ref={code}
          onInput={clearFault}
        />
        <Button kind="act" size="l" wide type="submit" busy={isSending} busyLabel={m.sign_in_continuing()}>
          {m.sign_in_continue()}
        </Button>
      </form>
      <ResendButton
        form={FORM}
        readNumber={() => {
          before.current = code.current?.value ?? ''
          return readNumber()
        }}
        onResent={(late) => {
          onAuth({ otp: '', error: false, message: '', late })
          // The SMS can arrive before the answer: input typed meanwhile is the new code.
          if (code.current?.value === before.current) code.current.value = ''
          code.current?.focus()
        }}
      />
    </>
  )
}

interface CodeCredential {
  code?: string
}

/** WebOTP: reads the code from the SMS, if the browser supports it and the user agrees. */
async function readSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  try {
    const request = { otp: { transport: ['sms'] }, signal }
    // TypeScript's DOM types lack WebOTP.
    const credential = (await navigator.credentials.get(request as CredentialRequestOptions)) as
      | (Credential & CodeCredential)
      | null
    return credential?.code
  } catch {
    return undefined
  }
}
