import type { DeskAppointment, DeskSlots } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Field } from '@pulli/ui/field/field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { useEffect, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { DeskSkeleton } from '#desk/shell/desk-data.tsx'
import { clockInWords, dayInWords, fortnightOf } from '#site/request-status/times-in-words.ts'
import { StepForm } from './step-form.tsx'

interface SlotFormProps {
  request: string
  /** Moved, where there is one; else a time is booked. */
  appointment: DeskAppointment | undefined
  /** `service`, `staff` and `starts_at`, as far as chosen. */
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
  onDone: (words: string) => Promise<void>
  onNotDone: () => void
  onLeave: () => void
}

const ANYONE = 'anyone'

/** Books a time for the person, or moves their appointment. The times are what is free now. */
export function SlotForm(props: SlotFormProps) {
  const { request, appointment, values, onChange, onDone, onNotDone, onLeave } = props
  const { service, staff, starts_at } = values
  const [slots, setSlots] = useState<DeskSlots>()
  const [error, setError] = useState('')
  const [looks, setLooks] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` asks again, after a time turned out to be gone.
  useEffect(() => {
    let isLatest = true
    const query = { ...(service && { service }), ...(staff && { staff }) }
    void callDesk('GET /requests/:id/slots', { id: request, query }).then((outcome) => {
      if (!isLatest) return
      if (outcome.kind === 'done') setSlots(outcome.data)
      setError(outcome.kind === 'done' ? '' : errorText(outcome))
    })
    return () => {
      isLatest = false
    }
  }, [request, service, staff, looks])

  if (slots === undefined) return error ? <Refusal>{error}</Refusal> : <DeskSkeleton />

  const { times } = slots
  const zone = times?.time_zone ?? 'Asia/Kolkata'
  const days = fortnightOf(times?.slots ?? [], zone, new Date()).filter((day) => day.times.length > 0)
  const isFree = times?.slots.some((slot) => slot.starts_at === starts_at) === true
  const people = slots.services.find(({ id }) => id === slots.service)?.people ?? []

  async function send() {
    const with_ = slots?.staff ?? undefined
    const body = { service: slots?.service, starts_at }
    if (appointment === undefined)
      return callDesk('POST /requests/:id/appointments', {
        id: request,
        body: { ...body, ...(with_ && { staff: with_ }) },
      })
    return callDesk('POST /requests/:id/appointments/:appointment/move', {
      id: request,
      appointment: appointment.id,
      body: { ...body, version: appointment.version, staff: with_ ?? null },
    })
  }

  return (
    <StepForm
      id="step-slot"
      title={m.desk_slot_title()}
      action={appointment === undefined ? m.desk_slot_book() : m.desk_step_move()}
      missing={isFree ? undefined : m.desk_slot_needed()}
      send={send}
      onDone={() => onDone(appointment === undefined ? m.desk_slot_booked() : m.desk_slot_moved())}
      onNotDone={() => {
        setLooks((count) => count + 1)
        onNotDone()
      }}
      onLeave={onLeave}
    >
      <SelectField
        id="slot-service"
        name="service"
        label={m.desk_slot_service()}
        {...(slots.service === null && { placeholder: m.desk_slot_service_choose() })}
        options={slots.services.map(({ id, name }) => ({ value: id, label: name }))}
        value={slots.service ?? ''}
        onChange={({ currentTarget }) => onChange({ service: currentTarget.value })}
      />
      {slots.service !== null && (
        <SelectField
          id="slot-staff"
          name="staff"
          label={m.desk_slot_staff()}
          options={[
            { value: ANYONE, label: m.desk_slot_anyone() },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={slots.staff ?? ANYONE}
          onChange={({ currentTarget }) =>
            onChange({ service: slots.service ?? '', staff: currentTarget.value })
          }
        />
      )}
      {times !== null && days.length === 0 && <p>{m.desk_slot_none()}</p>}
      {days.length > 0 && (
        <Field id="slot-time" label={m.desk_slot_time()} hint={m.desk_slot_zone({ zone })}>
          {(control) => (
            <div className="field__sel">
              <select
                {...control}
                name="starts_at"
                value={isFree ? starts_at : ''}
                onChange={({ currentTarget }) => onChange({ ...values, starts_at: currentTarget.value })}
              >
                <option value="">{m.desk_slot_time_choose()}</option>
                {days.map(({ day, times: free }) => (
                  <optgroup key={day} label={dayInWords(day)}>
                    {free.map((slot) => (
                      <option key={slot.starts_at} value={slot.starts_at}>
                        {`${clockInWords(slot.starts_at, zone)}, ${dayInWords(day)}`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              <Icon name="chevron-down" small />
            </div>
          )}
        </Field>
      )}
      <Refusal>{error}</Refusal>
    </StepForm>
  )
}
