import { m } from '@pulli/messages/messages.js'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useEffect, useRef } from 'react'
import { CodeField } from '#member/sign-in/code-field.tsx'

/** Proof of the current number, named for the field of the call. */
export type CurrentProofKind = 'current_otp' | 'recovery_code'

interface CurrentProofProps {
  kind: CurrentProofKind
  ids: Record<CurrentProofKind, string>
  phone: string
  errors: Readonly<Record<string, string>>
  onKind: (kind: CurrentProofKind) => void
}

/** The code sent to the current number, or the recovery code if that SIM is lost. Switching keeps both inputs. */
export function CurrentProof({ kind, ids, phone, errors, onKind }: CurrentProofProps) {
  const shown = useRef(kind)

  useEffect(() => {
    if (shown.current === kind) return
    shown.current = kind
    document.getElementById(ids[kind])?.focus()
  }, [kind, ids])

  const isLost = kind === 'recovery_code'
  return (
    <>
      <div hidden={isLost}>
        <CodeField
          id={ids.current_otp}
          label={m.account_number_current()}
          hint={m.account_number_current_hint({ phone })}
          name="current_otp"
          error={errors.current_otp}
        />
      </div>
      <div hidden={!isLost}>
        <TextField
          id={ids.recovery_code}
          name="recovery_code"
          label={m.account_recovery()}
          hint={m.account_earlier_hint()}
          error={errors.recovery_code}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
      </div>
      <p className="own__near">
        <button
          type="button"
          className="linkish"
          onClick={() => onKind(isLost ? 'current_otp' : 'recovery_code')}
        >
          {isLost ? m.account_number_not_lost() : m.account_number_lost()}
        </button>
      </p>
    </>
  )
}
