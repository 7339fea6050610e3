import type { NumberChange } from '@pulli/contracts/account.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reasonOf } from '#member/session/reason-of.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { CodeField } from '#member/sign-in/code-field.tsx'
import { maskedNumber } from '#member/sign-in/masked-number.ts'
import { CurrentProof, type CurrentProofKind } from './current-proof.tsx'
import { changeNumber } from './number-calls.ts'
import { ResendBoth } from './resend-both.tsx'

/** Errors by field of the call. */
type Faults = Partial<Record<'otp' | CurrentProofKind, string>>

const FIELD_IDS = {
  otp: 'new-number-code',
  current_otp: 'current-number-code',
  recovery_code: 'number-recovery-code',
}
const FIELDS = ['otp', 'current_otp', 'recovery_code'] as const

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
  const [isChanging, setIsChanging] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [failed, setFailed] = useState('')
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => code.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isChanging) return
    setFailed('')
    const otp = codeOf('otp')
    const current = kind === 'current_otp' ? codeOf(kind) : fieldOf(kind).value.trim()
    const missing: Faults = {
      ...(otp === '' && { otp: m.account_number_code_missing() }),
      ...(kind === 'current_otp' && current === '' && { current_otp: m.account_number_code_missing() }),
      ...(current === '' &&
        kind === 'recovery_code' && { recovery_code: m.account_number_recovery_missing() }),
    }
    if (Object.keys(missing).length > 0) return refuse(missing)

    setIsChanging(true)
    const body: NumberChange = { mobile_number: number, otp, [kind]: current }
    const outcome = await changeNumber(body)
    // After a cancel only a change that was made is reported.
    if (outcome.kind === 'done') return onDone()
    if (!code.current) return
    setIsChanging(false)
    if (outcome.kind === 'refused') {
      // It was not the member's number when the codes were sent: an earlier call changed it, and its answer was lost.
      if (outcome.fields.mobile_number) return onDone()
      if (outcome.code === 'number-in-use') return onEdit(outcome.message)
      const ofFields = pick(outcome.fields)
      if (Object.keys(ofFields).length > 0) return refuse(ofFields)
    }
    setFailed(reasonOf(outcome))
  }

  function refuse(found: Faults) {
    setFaults(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    if (first === undefined) return
    fieldOf(first).focus()
    fieldOf(first).select()
  }

  const forget = (field: 'otp' | CurrentProofKind) => {
    setFailed('')
    setFaults(({ [field]: _, ...others }) => others)
  }

  return (
    <form className="form own__code" noValidate onSubmit={submit}>
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
        error={faults.otp}
        ref={code}
        onInput={() => forget('otp')}
      />
      <CurrentProof
        kind={kind}
        ids={FIELD_IDS}
        phone={phone}
        faults={faults}
        onInput={forget}
        onKind={setKind}
      />
      <p className="actions">
        <Button kind="line" type="submit" busy={isChanging} busyLabel={m.account_number_busy()}>
          {m.account_number_save()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.account_number_cancel()}
        </Button>
      </p>
      <CallStatus fault={failed} />
      <ResendBoth
        number={number}
        codeIds={[FIELD_IDS.otp, FIELD_IDS.current_otp]}
        onResent={() => {
          setFaults({})
          setFailed('')
          code.current?.focus()
        }}
      />
    </form>
  )
}

const fieldOf = (field: keyof typeof FIELD_IDS) =>
  document.getElementById(FIELD_IDS[field]) as HTMLInputElement
const codeOf = (field: keyof typeof FIELD_IDS) => readCode(fieldOf(field).value) ?? ''

function pick(fields: Record<string, string>): Faults {
  return Object.fromEntries(FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])))
}
