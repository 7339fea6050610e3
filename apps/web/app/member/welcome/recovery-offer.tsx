import type { MadeRecoveryCode } from '@pulli/contracts/account.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { NewRecoveryCode } from '#member/account/new-recovery-code.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'

/** D59: offers a recovery code at the first login, whose one-time code is still fresh enough to make one. */
export function RecoveryOffer() {
  const [isBusy, setIsBusy] = useState(false)
  const [code, setCode] = useState<string>()
  const [fault, setFault] = useState('')
  const made = useRef<HTMLDivElement>(null)

  // The button is removed after use.
  useEffect(() => {
    if (code) made.current?.focus()
  }, [code])

  async function make() {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const outcome = await callAsMember<MadeRecoveryCode>(memberCalls.recoveryCode, { method: 'POST' })
    setIsBusy(false)
    if (outcome.kind === 'done') return setCode(outcome.data.recovery_code)
    if (outcome.kind !== 'refused') return setFault(m.form_unanswered())
    setFault(outcome.code === 'fresh-code-needed' ? m.welcome_recovery_late() : outcome.message)
  }

  return (
    <section className="welcome__recovery" aria-labelledby="recovery-offer">
      <h2 id="recovery-offer">{m.welcome_recovery()}</h2>
      <p className="quiet">{m.welcome_offer()}</p>
      {code ? (
        <NewRecoveryCode recovery_code={code} ref={made} />
      ) : (
        <p>
          <Button kind="line" busy={isBusy} busyLabel={m.account_recovery_busy()} onClick={make}>
            {m.account_recovery_make()}
          </Button>
        </p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  )
}
