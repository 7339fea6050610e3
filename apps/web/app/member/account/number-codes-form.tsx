import type { NumberChange } from '@pulli/contracts/account.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { useCallForm } from '#call/call-form.tsx'
import { CallStatus } from '#member/shell/call-status.tsx'
import { CodeField } from '#member/sign-in/code-field.tsx'
import { maskedNumber } from '#member/sign-in/masked-number.ts'
import { CurrentProof, type CurrentProofKind } from './current-proof.tsx'
import { changeNumber } from './number-calls.ts'
import { ResendBoth } from './resend-both.tsx'

const FIELD_IDS = {
  otp: 'new-number-code',
  current_otp: 'current-number-code',
  recovery_code: 'number-recovery-code',
}

interface NumberCodesFormProps {
  /** The ten digits of the new number. */
  number: string
  /** The current number, masked. */
  phone: string
  /** The codes may not come. */
  areLate: boolean
  /** Back to the number, with the reason. */
  onEdit: (why?: string) => void
  onDone: () => void
  onCancel: () => void
}

/** The codes of both numbers, or the recovery code in place of the current number's. */
export function NumberCodesForm({ number, phone, areLate, ...on }: NumberCodesFormProps) {
  const { onEdit, onDone, onCancel } = on
  const [kind, setKind] = useState<CurrentProofKind>('current_otp')
  const code = useRef<HTMLInputElement>(null)
  const { form, isBusy, errors, formError, clearError, showErrors } = useCallForm({
    selectsWrong: true,
    check: (typed) => {
      const { otp, current } = codesIn(typed, kind)
      const missing = {
        ...(otp === '' && { otp: m.account_number_code_missing() }),
        ...(current === '' && {
          [kind]:
            kind === 'current_otp' ? m.account_number_code_missing() : m.account_number_recovery_missing(),
        }),
      }
      return Object.keys(missing).length > 0 ? { errors: missing } : undefined
    },
    send: async (typed): Promise<Outcome<object>> => {
      const { otp, current } = codesIn(typed, kind)
      const body: NumberChange = { mobile_number: number, otp, [kind]: current }
      const outcome = await changeNumber(body)
      // It was not the member's number when the codes were sent: an earlier call changed it, and its answer was lost.
      const isChanged = outcome.kind === 'refused' && outcome.fields.mobile_number && code.current
      return isChanged ? { kind: 'done', data: {}, message: '' } : outcome
    },
    // After a cancel only a change that was made is reported.
    onDone,
    onFailed: (outcome) => {
      if (code.current && outcome.kind === 'refused' && outcome.code === 'number-in-use')
        onEdit(outcome.message)
    },
  })

  useEffect(() => code.current?.focus(), [])

  return (
    <form className="form own__code" {...form} onInput={clearError}>
      <p>{areLate ? m.account_codes_late() : m.account_number_sent()}</p>
      <p className="own__why">
        <span className="tnum">{m.account_number_moving({ phone: maskedNumber(number) })}</span>{' '}
        <button type="button" className="linkish" onClick={() => onEdit()}>
          {m.sign_in_edit()}
        </button>
      </p>
      <CodeField
        id={FIELD_IDS.otp}
        label={m.account_number_code()}
        hint={m.account_number_code_hint()}
        error={errors.otp}
        ref={code}
      />
      <CurrentProof kind={kind} ids={FIELD_IDS} phone={phone} errors={errors} onKind={setKind} />
      <p className="actions">
        <Button kind="line" type="submit" busy={isBusy} busyLabel={m.account_number_busy()}>
          {m.account_number_save()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.account_number_cancel()}
        </Button>
      </p>
      <CallStatus fault={formError} />
      <ResendBoth
        number={number}
        codeIds={[FIELD_IDS.otp, FIELD_IDS.current_otp]}
        onResent={() => {
          showErrors()
          code.current?.focus()
        }}
      />
    </form>
  )
}

function codesIn(typed: FormData, kind: CurrentProofKind) {
  const of = (field: string) => String(typed.get(field)).trim()
  return {
    otp: readCode(of('otp')) ?? '',
    current: kind === 'current_otp' ? (readCode(of(kind)) ?? '') : of(kind),
  }
}
