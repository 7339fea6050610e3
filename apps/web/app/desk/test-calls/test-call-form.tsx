import type { TestCallLine } from '@pulli/contracts/test-call.ts'
import { TEST_CALL_RESULTS, type TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { m } from '@pulli/messages/messages.js'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useState } from 'react'
import { CallForm } from '#call/call-form.tsx'
import { callDesk } from '#desk/call-desk.ts'

/** What came of a test call, in words. */
export const RESULT_WORDS: Readonly<Record<TestCallResult, () => string>> = {
  answered: m.test_calls_answered,
  nobody: m.test_calls_nobody,
  engaged: m.test_calls_engaged,
  'not-in-service': m.test_calls_not_in_service,
}

interface TestCallFormProps {
  lines: readonly TestCallLine[]
  /** `YYYY-MM-DD` */
  today: string
  /** The number of the line; empty: none yet. */
  chosen: string
  onChoose: (telephone: string) => void
  /** Announces the change, and reloads the log. */
  onDone: (words: string) => void
}

/** Logs a call. */
export function TestCallForm({ lines, today, chosen, onChoose, onDone }: TestCallFormProps) {
  const [result, setResult] = useState('')
  return (
    <CallForm
      id="call"
      className="desk__form"
      send={(typed) => callDesk('POST /test-calls', { body: bodyOf(typed) })}
      onDone={(_, { line }) => {
        onChoose('')
        setResult('')
        onDone(m.test_calls_done({ name: line }))
      }}
      action={m.test_calls_action()}
    >
      {(field, errors) => (
        <>
          <SelectField
            {...field('telephone')}
            label={m.test_calls_line()}
            placeholder={m.test_calls_choose_line()}
            value={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
            options={lines.map(({ telephone, name, number }) => ({
              value: telephone,
              label: `${name} (${number})`,
            }))}
          />
          <DateField {...field('called_on')} label={m.test_calls_day()} defaultValue={today} max={today} />
          <SelectField
            {...field('result')}
            label={m.test_calls_result()}
            placeholder={m.test_calls_choose_result()}
            value={result}
            onChange={({ currentTarget }) => setResult(currentTarget.value)}
            hint={result !== '' && result !== 'answered' && m.test_calls_nobody_hint()}
            error={result === '' ? errors.result : undefined}
            options={TEST_CALL_RESULTS.map((value) => ({ value, label: RESULT_WORDS[value]() }))}
          />
          {result === 'answered' && (
            <>
              <TextField
                {...field('minutes')}
                label={m.test_calls_minutes()}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
              />
              <TextField
                {...field('language')}
                label={m.test_calls_language()}
                autoComplete="off"
                maxLength={40}
              />
            </>
          )}
        </>
      )}
    </CallForm>
  )
}

/** Omits empty fields; the call refuses invalid numbers. */
function bodyOf(given: FormData) {
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
