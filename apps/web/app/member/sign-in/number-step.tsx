import { tenDigits } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { type FormEvent, type MouseEvent, type Ref, useRef, useState } from 'react'
import { addresses, anchors } from '#addresses.ts'
import { FormToken } from '#form-token/form-token.tsx'
import { PRE_REFERENCE_KEY } from '#storage-keys.ts'
import { showToast } from '#toasts/show-toast.ts'
import type { AuthState } from './auth-state.ts'
import { NumberField } from './number-field.tsx'
import type { SignInProps } from './sign-in.tsx'
import { requestCode, sentCode } from './sign-in-calls.ts'

interface NumberStepProps extends Pick<SignInProps, 'typed' | 'errors'> {
  auth: AuthState
  onAuth: (change: Partial<AuthState>) => void
  /** The code was sent; `otp` is set while no SMS gateway is configured (D2). */
  onSent: (phoneNumber: string, code: { otp: string | undefined; late: string }) => void
}

/** LOG-01 to LOG-07: asks for the number and sends the code. */
export function NumberStep({ auth, typed: posted, errors, onAuth, onSent }: NumberStepProps) {
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState(errors?.mobile_number)
  const input = useRef<HTMLInputElement>(null)
  const alert = useRef<HTMLDialogElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (isSending) return
    if (typed === '') return alert.current?.showModal()
    const phoneNumber = tenDigits(typed)
    if (phoneNumber === undefined) return refuse(m.sign_in_phone_not_ten())

    setIsSending(true)
    const outcome = await requestCode(phoneNumber)
    setIsSending(false)
    // The number was corrected meanwhile: the code of the old one is useless.
    if (tenDigits(input.current?.value ?? '') !== phoneNumber) return
    if (outcome.kind === 'done') return onSent(phoneNumber, sentCode(outcome))
    const reason = outcome.kind === 'refused' ? outcome.message : ''
    void showToast({ text: reason || m.sign_in_failed(), kind: 'error' })
    // ERR-10: the error at the field.
    const message = `${m.sign_in_send_failed()} ${reason || m.form_unanswered()}`
    onAuth({ phoneNumber, error: true, message })
    input.current?.focus()
  }

  function refuse(text: string) {
    setFault(text)
    input.current?.focus()
  }

  function clearFault() {
    setFault(undefined)
    if (auth.error) onAuth({ error: false, message: '' })
  }

  return (
    <>
      <h1>{m.sign_in_login_title()}</h1>
      <p className="lead">{m.sign_in_login_lead()}</p>
      <p className="note sign-in__notice">
        {m.sign_in_notice()} <a href={`#${anchors.numberNotice}`}>{m.sign_in_notice_title()}</a>
      </p>
      <form
        className="form sign-in__form"
        method="post"
        action={addresses.login}
        noValidate
        onSubmit={submit}
      >
        <FormToken address={addresses.login} />
        <NumberField
          hint={m.sign_in_phone_hint()}
          defaultValue={auth.phoneNumber || (posted?.mobile_number ?? '')}
          error={fault ?? (auth.message || undefined)}
          ref={input}
          onInput={clearFault}
        />
        <Button kind="act" size="l" wide type="submit" busy={isSending} busyLabel={m.sign_in_sending()}>
          {m.sign_in_send()}
        </Button>
      </form>
      <p className="sign-in__alt">
        {m.sign_in_new_here()}{' '}
        <a href={`${addresses.home}#${anchors.app}`} onClick={signUp}>
          {m.sign_in_sign_up()}
        </a>
      </p>
      <p>
        <MoreLink href={addresses.home} back>
          {m.sign_in_home()}
        </MoreLink>
      </p>
      <NumberMissingAlert ref={alert} />
    </>
  )
}

/** LOG-02: home scrolls to the app section by the stored key (NAV-12), without storage by the fragment. */
function signUp(event: MouseEvent<HTMLAnchorElement>) {
  try {
    localStorage.setItem(PRE_REFERENCE_KEY, anchors.app)
    event.preventDefault()
    location.assign(addresses.home)
  } catch {}
}

/** LOG-03, D5: the alert of an empty number. */
function NumberMissingAlert({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <Dialog id="number-missing" role="alertdialog" labelledBy="number-missing-h" ref={ref}>
      <h2 id="number-missing-h">{m.sign_in_phone_empty()}</h2>
      <form method="dialog" className="actions">
        <Button kind="act" type="submit">
          {m.sign_in_alert_close()}
        </Button>
      </form>
    </Dialog>
  )
}
