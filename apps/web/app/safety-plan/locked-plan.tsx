import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useState } from 'react'
import type { PlanSession, PlanView } from './plan-session.ts'

interface LockedPlanProps {
  session: PlanSession
  view: PlanView
}

/** A plan behind a PIN. A wrong one deletes nothing, and waits grow gently. */
export function LockedPlan({ session, view: { wrongPins, waitsUntil } }: LockedPlanProps) {
  const [pin, setPin] = useState('')
  const [isTrying, setIsTrying] = useState(false)
  const [error, setError] = useState<string>()

  async function unlock(event: FormEvent) {
    event.preventDefault()
    if (isTrying) return
    const waits = secondsUntil(waitsUntil)
    if (waits > 0) return setError(m.plan_pin_wait({ seconds: String(waits) }))
    setIsTrying(true)
    const isTried = await session.unlock(pin)
    setIsTrying(false)
    setPin('')
    setError(isTried ? undefined : m.plan_pin_failed())
  }

  const waits = secondsUntil(waitsUntil)
  const wrong = waits > 0 ? m.plan_pin_wait({ seconds: String(waits) }) : m.plan_pin_wrong()
  const shown = error ?? (wrongPins > 0 ? wrong : undefined)
  return (
    <form className="plan-lock" onSubmit={unlock} aria-labelledby="plan-lock-h">
      <h2 id="plan-lock-h">{m.plan_locked()}</h2>
      <PinField id="plan-pin" label={m.plan_locked_pin()} value={pin} onChange={setPin} error={shown} />
      <p className="sr" role="alert" key={`${wrongPins} ${error}`}>
        {shown}
      </p>
      <Button kind="act" type="submit" busy={isTrying} busyLabel={m.plan_unlocking()}>
        {m.plan_unlock()}
      </Button>
      <p className="note">{m.plan_pin_forgotten()}</p>
    </form>
  )
}

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1_000))

interface PinFieldProps {
  id: string
  label: string
  value: string
  onChange: (pin: string) => void
  hint?: string
  error: string | undefined
}

/** Digits, hidden from bystanders. */
export function PinField({ value, onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      className="plan-pin"
      name="pin"
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
