import type { Refusal } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useState } from 'react'
import { readAnswer } from '#api/call-api.ts'
import { whenWords } from '#desk/when-words.ts'
import { deskCalls, requestAddress } from '#desk-addresses.ts'
import { useHoursForm } from './use-hours-form.ts'

type Booked = NonNullable<Refusal['data']['booked']>

const FIELDS = ['kind', 'first_day', 'last_day', 'from', 'to']
const NONE: Booked = []

interface ExceptionFormProps {
  /** Whose days. */
  staff: string
  today: string
  onDone: (words: string) => void
}

/** Adds days off or extra hours. Appointments in the way are listed, and stay unless they are moved or cancelled. */
export function ExceptionForm({ staff, today, onDone }: ExceptionFormProps) {
  const [booked, setBooked] = useState<Booked>(NONE)
  const { isBusy, faults, submit } = useHoursForm({
    name: 'exception',
    fields: FIELDS,
    onDone,
    callOf: ({ keep_booked, ...typed }) => ({
      path: deskCalls.exceptions,
      call: {
        method: 'POST',
        body: { ...typed, staff, ...(keep_booked !== undefined && { keep_booked: true }) },
        read: async (response) => {
          setBooked(await bookedIn(response.clone()))
          return readAnswer(response)
        },
      },
    }),
  })
  return (
    <form className="form hours__form" noValidate onSubmit={submit}>
      {faults.whole && (
        <div className="desk__no" role="alert">
          <p>{faults.whole}</p>
          {booked.length > 0 && (
            <>
              <p>{m.desk_hours_booked()}</p>
              <ul>
                {booked.map(({ request, starts_at, service }) => (
                  <li key={`${request} ${starts_at}`}>
                    <a href={requestAddress(request)}>
                      {m.desk_hours_booked_one({ when: whenWords(starts_at), service })}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className="hours__row">
        <SelectField
          id="exception-kind"
          name="kind"
          label={m.desk_hours_kind()}
          options={[
            { value: 'off', label: m.desk_hours_off() },
            { value: 'extra', label: m.desk_hours_extra() },
          ]}
          error={faults.kind}
        />
        <DateField
          id="exception-first_day"
          name="first_day"
          label={m.desk_hours_first()}
          min={today}
          error={faults.first_day}
        />
        <DateField
          id="exception-last_day"
          name="last_day"
          label={m.desk_hours_last()}
          hint={m.desk_hours_one_day_hint()}
          min={today}
          error={faults.last_day}
        />
      </div>
      <div className="hours__row">
        <TextField
          id="exception-from"
          name="from"
          type="time"
          label={m.desk_hours_from()}
          hint={m.desk_hours_times_hint()}
          error={faults.from}
        />
        <TextField
          id="exception-to"
          name="to"
          type="time"
          label={m.desk_hours_to()}
          hint={m.desk_hours_to_hint()}
          error={faults.to}
        />
      </div>
      {booked.length > 0 && (
        <CheckBox id="exception-keep" name="keep_booked" label={m.desk_hours_keep_booked()} />
      )}
      <p className="actions">
        <Button kind="line" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
          {m.desk_hours_exception_add()}
        </Button>
      </p>
    </form>
  )
}

/** The overlapping appointments that a refusal names. */
async function bookedIn(response: Response): Promise<Booked> {
  const answer: Partial<Refusal> | null = await response.json().catch(() => null)
  return answer?.data?.booked ?? NONE
}
