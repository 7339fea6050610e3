import type { MadeRecoveryCode, RecoveryState } from '@pulli/contracts/account.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { errorText } from '#call/error-text.ts'
import { momentWords } from '#member/day/moment-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { FreshCode } from './fresh-code.tsx'
import { NewRecoveryCode } from './new-recovery-code.tsx'

/** D59: makes a recovery code. It is shown once and never stored (D40). */
export function RecoveryCode({ state }: { state: RecoveryState }) {
  const timeZone = useTimeZone()
  const [isBusy, setIsBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [made, setMade] = useState<MadeRecoveryCode>()
  const [fault, setFault] = useState('')
  const isOffered = state.offered_at !== null
  const madeAt = made?.made_at ?? state.made_at

  useEffect(() => {
    // Records that the member was informed of recovery codes: only then can the account become inactive.
    if (!isOffered) void callAsMember(memberCalls.recoveryOffer, { method: 'POST' })
  }, [isOffered])

  async function make() {
    if (isBusy) return
    setIsBusy(true)
    setNeedsCode(false)
    setFault('')
    const outcome = await callAsMember<MadeRecoveryCode>(memberCalls.recoveryCode, { method: 'POST' })
    setIsBusy(false)
    if (outcome.kind === 'done') return setMade(outcome.data)
    if (outcome.kind === 'refused' && outcome.code === 'fresh-code-needed') return setNeedsCode(true)
    setFault(errorText(outcome))
  }

  const when = madeAt === null ? '' : momentWords(new Date(madeAt), new Date(), timeZone)
  return (
    <>
      <p>{m.account_recovery_text()}</p>
      {made && <NewRecoveryCode key={made.recovery_code} recovery_code={made.recovery_code} />}
      {!made && madeAt !== null && <p className="note">{m.account_recovery_has({ when })}</p>}
      {needsCode ? (
        <FreshCode id="recovery-fresh-code" onDone={make} />
      ) : (
        <p className="own__send">
          <Button kind="line" busy={isBusy} busyLabel={m.account_recovery_busy()} onClick={make}>
            {madeAt === null ? m.account_recovery_make() : m.account_recovery_anew()}
          </Button>
        </p>
      )}
      <CallStatus fault={fault} />
    </>
  )
}
