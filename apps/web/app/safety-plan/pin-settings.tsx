import { PIN_PATTERN } from '@pulli/domain/safety-plan/pin.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, useState } from 'react'
import { PinField } from './locked-plan.tsx'
import type { PlanSession } from './plan-session.ts'

/** Sets, changes and removes the PIN of an open plan. */
export function PinSettings({ session, hasPin }: { session: PlanSession; hasPin: boolean }) {
  const [pin, setPin] = useState('')
  const [isSetting, setIsSetting] = useState(false)
  const [error, setError] = useState<string>()
  const [done, setDone] = useState('')

  async function change(to: string | undefined) {
    if (isSetting) return
    setIsSetting(true)
    const isChanged = await session.changePin(to)
    setIsSetting(false)
    setError(isChanged ? undefined : m.plan_pin_failed())
    setDone(isChanged ? (to === undefined ? m.plan_pin_is_removed() : m.plan_pin_is_set()) : '')
    if (isChanged) setPin('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (PIN_PATTERN.test(foldDigits(pin))) void change(pin)
    else {
      setError(m.plan_pin_bad())
      setDone('')
      document.getElementById('plan-new-pin')?.focus()
    }
  }

  return (
    <form className="plan-box" onSubmit={submit} aria-labelledby="plan-pin-h" noValidate>
      <h2 className="h-small" id="plan-pin-h">
        {m.plan_pin()}
      </h2>
      <p className="small quiet">{m.plan_pin_text()}</p>
      <PinField
        id="plan-new-pin"
        label={m.plan_pin_new()}
        hint={m.plan_pin_hint()}
        value={pin}
        onChange={setPin}
        error={error}
      />
      <p className="plan-box__row">
        <Button kind="line" size="s" type="submit" busy={isSetting}>
          {hasPin ? m.plan_pin_change() : m.plan_pin_set()}
        </Button>
        {hasPin && (
          <>
            <Button kind="quiet" size="s" onClick={() => void session.lock()}>
              {m.plan_pin_lock()}
            </Button>
            <Button kind="quiet" size="s" onClick={() => void change(undefined)}>
              {m.plan_pin_remove()}
            </Button>
          </>
        )}
      </p>
      <p className="small" role="status">
        {done}
      </p>
    </form>
  )
}
