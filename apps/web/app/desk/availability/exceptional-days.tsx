import type { ExceptionalDays } from '@pulli/contracts/desk-hours.ts'
import type { Refusal } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useState } from 'react'
import { readAnswer } from '#api/call-api.ts'
import { CallForm, typedFields } from '#call/call-form.tsx'
import { ActionRows } from '#desk/action-rows.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { shortDay, wallTimeWords, whenWords } from '#desk/date-words.ts'
import { requestAddress } from '#desk-addresses.ts'

interface ExceptionRowsProps {
  exceptions: readonly ExceptionalDays[]
  /** Of the office: another one is named. */
  zone: string
  onDone: (words: string) => void
}

/** Days off and extra hours that are not over. */
export function ExceptionRows({ exceptions, zone, onDone }: ExceptionRowsProps) {
  const rows = exceptions.map(({ id, kind, from, to, first_day, last_day, time_zone }) => {
    const kindWords = kind === 'off' ? m.desk_hours_off() : m.desk_hours_extra()
    const days =
      first_day === last_day
        ? shortDay(first_day)
        : m.desk_hours_between({ first: shortDay(first_day), last: shortDay(last_day) })
    const range =
      from !== null &&
      to !== null &&
      `, ${m.desk_hours_range({ from: wallTimeWords(from), to: wallTimeWords(to) })}`
    return {
      id,
      text: (
        <>
          <b>{kindWords}</b> {days}
          {range}
          {time_zone !== zone && <span className="note">{m.desk_hours_zone({ zone: time_zone })}</span>}
        </>
      ),
      label: m.desk_hours_delete_what({ what: `${kindWords}, ${days}` }),
      call: () => callDesk('DELETE /availability/exceptions/:id', { id }),
    }
  })
  return <ActionRows action={m.desk_hours_delete()} rows={rows} onDone={onDone} />
}

type Booked = NonNullable<Refusal['data']['booked']>

interface ExceptionFormProps {
  /** Whose days. */
  staff: string
  today: string
  onDone: (words: string) => void
}

/** Adds days off or extra hours. Appointments in the way are listed, and stay unless they are moved or cancelled. */
export function ExceptionForm({ staff, today, onDone }: ExceptionFormProps) {
  const [booked, setBooked] = useState<Booked>([])
  return (
    <CallForm
      className="hours__form"
      send={(typed) => {
        const { keep_booked, ...days } = typedFields(typed)
        return callDesk('POST /availability/exceptions', {
          body: { ...days, staff, ...(keep_booked !== undefined && { keep_booked: true }) },
          read: async (response) => {
            setBooked(await bookedIn(response.clone()))
            return readAnswer(response)
          },
        })
      }}
      onDone={onDone}
      action={m.desk_hours_exception_add()}
      kind="line"
      errorDetails={booked.length > 0 && <BookedList booked={booked} />}
    >
      {(field) => (
        <>
          <div className="hours__row">
            <SelectField
              {...field('kind')}
              label={m.desk_hours_kind()}
              options={[
                { value: 'off', label: m.desk_hours_off() },
                { value: 'extra', label: m.desk_hours_extra() },
              ]}
            />
            <DateField {...field('first_day')} label={m.desk_hours_first()} min={today} />
            <DateField
              {...field('last_day')}
              label={m.desk_hours_last()}
              hint={m.desk_hours_one_day_hint()}
              min={today}
            />
          </div>
          <div className="hours__row">
            <TextField
              {...field('from')}
              type="time"
              label={m.desk_hours_from()}
              hint={m.desk_hours_times_hint()}
            />
            <TextField {...field('to')} type="time" label={m.desk_hours_to()} hint={m.desk_hours_to_hint()} />
          </div>
          {booked.length > 0 && <CheckBox {...field('keep_booked')} label={m.desk_hours_keep_booked()} />}
        </>
      )}
    </CallForm>
  )
}

function BookedList({ booked }: { booked: Booked }) {
  return (
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
  )
}

/** The overlapping appointments that a refusal names. */
async function bookedIn(response: Response): Promise<Booked> {
  const answer: Partial<Refusal> | null = await response.json().catch(() => null)
  return answer?.data?.booked ?? []
}
