import type { TestCall, TestCallLine } from '@pulli/contracts/test-call.ts'
import { TEST_CALL_RESULTS } from '@pulli/domain/crisis-line/test-call-due.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'
import { RESULT_WORDS } from './result-words.ts'

type Faults = Record<string, string>

const NO_FAULTS: Faults = {}
const FIELDS = ['telephone', 'called_on', 'result', 'minutes', 'language']

interface CallFormProps {
  lines: readonly TestCallLine[]
  /** `YYYY-MM-DD` */
  today: string
  /** The number of the line; empty: none yet. */
  chosen: string
  onChoose: (telephone: string) => void
  /** Announces the change, and reloads the log. */
  onDone: (words: string) => void
}

/** Logs a call. The input stays until the call is stored. */
export function CallForm({ lines, today, chosen, onChoose, onDone }: CallFormProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState('')
  const [faults, setFaults] = useState(NO_FAULTS)
  useEffect(() => {
    const field = FIELDS.find((name) => faults[name])
    if (field) document.getElementById(`call-${field}`)?.focus()
  }, [faults])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    setFaults(NO_FAULTS)
    const outcome = await callDesk<TestCall>(deskCalls.testCalls, { method: 'POST', body: bodyOf(form) })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      form.reset()
      onChoose('')
      setResult('')
      return onDone(m.test_calls_done({ name: outcome.data.line }))
    }
    const fields = outcome.kind === 'refused' ? outcome.fields : NO_FAULTS
    setFaults(Object.keys(fields).length > 0 ? fields : { whole: errorText(outcome) })
  }

  return (
    <form className="form desk__form" noValidate onSubmit={submit}>
      <Refusal>{faults.whole}</Refusal>
      <SelectField
        id="call-telephone"
        name="telephone"
        label={m.test_calls_line()}
        placeholder={m.test_calls_choose_line()}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        error={faults.telephone}
        options={lines.map(({ telephone, name, number }) => ({
          value: telephone,
          label: `${name} (${number})`,
        }))}
      />
      <DateField
        id="call-called_on"
        name="called_on"
        label={m.test_calls_day()}
        defaultValue={today}
        max={today}
        error={faults.called_on}
      />
      <SelectField
        id="call-result"
        name="result"
        label={m.test_calls_result()}
        placeholder={m.test_calls_choose_result()}
        value={result}
        onChange={({ currentTarget }) => setResult(currentTarget.value)}
        hint={result !== '' && result !== 'answered' && m.test_calls_nobody_hint()}
        error={result === '' ? faults.result : undefined}
        options={TEST_CALL_RESULTS.map((value) => ({ value, label: RESULT_WORDS[value]() }))}
      />
      {result === 'answered' && (
        <>
          <TextField
            id="call-minutes"
            name="minutes"
            label={m.test_calls_minutes()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={faults.minutes}
          />
          <TextField
            id="call-language"
            name="language"
            label={m.test_calls_language()}
            autoComplete="off"
            maxLength={40}
            error={faults.language}
          />
        </>
      )}
      <Button kind="act" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
        {m.test_calls_action()}
      </Button>
    </form>
  )
}

/** Omits empty fields; the call refuses invalid numbers. */
function bodyOf(form: HTMLFormElement) {
  const given = new FormData(form)
  const typed = (name: string) => `${given.get(name) ?? ''}`.trim()
  const minutes = foldDigits(typed('minutes'))
  return {
    telephone: typed('telephone'),
    called_on: typed('called_on'),
    result: typed('result'),
    minutes: minutes === '' ? null : /^\d+$/.test(minutes) ? Number(minutes) : minutes,
    language: typed('language') || null,
  }
}
