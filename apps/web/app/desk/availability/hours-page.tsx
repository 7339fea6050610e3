import type { Availability } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallForm, typedFields } from '#call/call-form.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { shortDay } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskStatus, useDeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import type { Route } from './+types/hours-page'
import { ExceptionForm, ExceptionRows } from './exceptional-days.tsx'
import { RuleForm, RuleRows } from './weekly-hours.tsx'
import './hours.css'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const staff = new URL(request.url).searchParams.get('staff')
  return { availability: callDesk('GET /availability', { query: { staff: staff ?? undefined } }) }
}

/** When a counsellor is free for appointments: weekly hours, days off, extra hours. */
export default function HoursPage({ loaderData: { availability } }: Route.ComponentProps) {
  const { search } = useLocation()
  const { status, onDone } = useDeskStatus()
  return (
    <>
      <p className="lead">{m.desk_hours_lead()}</p>
      <DeskStatus>{status}</DeskStatus>
      {/* Hides the previous person's hours at once: text typed meanwhile must not become their hours. */}
      <DeskData key={search} of={availability}>
        {(data) => <Hours key={data.staff.id} availability={data} onDone={onDone} />}
      </DeskData>
    </>
  )
}

interface HoursProps {
  availability: Availability
  onDone: (words: string) => void
}

function Hours({ availability, onDone }: HoursProps) {
  const { staff, people, holidays, rules, exceptions, today } = availability
  const { time_zone: zone, video_room: videoRoom } = availability
  const navigate = useNavigate()
  // The router's own form is 2.5 kB of the first page of the dashboard (P2), which shares its library.
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('staff'))
    void navigate(`${deskAddresses.hours}?${new URLSearchParams({ staff: chosen })}`)
  }
  return (
    <>
      {people.length > 1 && (
        <form className="hours__who" onSubmit={show}>
          <SelectField
            id="whose"
            name="staff"
            label={m.desk_hours_person()}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={staff.id}
          />
          <Button kind="line" type="submit">
            {m.desk_hours_show()}
          </Button>
        </form>
      )}
      <DeskPart title={m.desk_hours_weekly()}>
        <p className="note">{m.desk_hours_zone({ zone })}</p>
        {rules.length === 0 ? (
          <p>{m.desk_hours_none()}</p>
        ) : (
          <RuleRows rules={rules} zone={zone} today={today} onDone={onDone} />
        )}
        <h3 className="h-small">{m.desk_hours_add()}</h3>
        <RuleForm staff={staff.id} today={today} onDone={onDone} />
      </DeskPart>
      <DeskPart title={m.desk_hours_exceptions()}>
        {exceptions.length === 0 ? (
          <p>{m.desk_hours_exceptions_none()}</p>
        ) : (
          <ExceptionRows exceptions={exceptions} zone={zone} onDone={onDone} />
        )}
        <h3 className="h-small">{m.desk_hours_exception_add()}</h3>
        <ExceptionForm staff={staff.id} today={today} onDone={onDone} />
      </DeskPart>
      <DeskPart title={m.desk_room()}>
        <p className="note">{m.desk_room_text()}</p>
        {/* After it was saved the form shows what is stored. */}
        <VideoRoomForm key={videoRoom} staff={staff.id} address={videoRoom} onDone={onDone} />
      </DeskPart>
      <DeskPart title={m.desk_hours_holidays()}>
        <p className="note">{m.desk_hours_holidays_text()}</p>
        {holidays.length === 0 ? (
          <p>{m.desk_hours_holidays_none()}</p>
        ) : (
          <ul className="hours__days">
            {holidays.map((day) => (
              <li key={day}>{shortDay(day)}</li>
            ))}
          </ul>
        )}
      </DeskPart>
    </>
  )
}

interface VideoRoomFormProps {
  staff: string
  address: string | null
  onDone: (words: string) => void
}

/** The address of a counsellor's video room. An empty address removes the room. */
function VideoRoomForm({ staff, address, onDone }: VideoRoomFormProps) {
  return (
    <CallForm
      className="hours__form"
      send={(typed) => callDesk('PUT /availability/video-room', { body: { staff, ...typedFields(typed) } })}
      onDone={onDone}
      action={m.desk_room_save()}
      kind="line"
    >
      {(field) => (
        <TextField
          {...field('address')}
          type="url"
          inputMode="url"
          autoComplete="off"
          label={m.desk_room_address()}
          defaultValue={address ?? ''}
        />
      )}
    </CallForm>
  )
}
