import type { Availability } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { shortDay } from '#desk/day-name.ts'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/hours-page'
import { ExceptionForm } from './exception-form.tsx'
import { ExceptionRows } from './exception-rows.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleRows } from './rule-rows.tsx'
import { VideoRoomForm } from './video-room-form.tsx'
import './hours.css'

export const ErrorBoundary = DeskError

export const meta = () => deskMeta(m.desk_hours())

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const staff = new URL(request.url).searchParams.get('staff')
  return { availability: callDesk<Availability>(deskCalls.availability(staff)) }
}

export function HydrateFallback() {
  return (
    <>
      <h1>{m.desk_hours()}</h1>
      <DeskWaiting />
    </>
  )
}

/** When a counsellor is free for appointments: weekly hours, days off, extra hours. */
export default function HoursPage({ loaderData: { availability } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const [said, setSaid] = useState('')
  const onDone = (words: string) => {
    setSaid(words)
    void revalidate()
  }
  return (
    <>
      <h1>{m.desk_hours()}</h1>
      <p className="lead">{m.desk_hours_lead()}</p>
      <p className="desk__said" role="status">
        {said}
      </p>
      {/* Hides the previous person's hours at once: text typed meanwhile must not become their hours. */}
      <Loaded key={search} of={availability} skeleton={<DeskWaiting />}>
        {(data) => <Hours key={data.staff.id} availability={data} onDone={onDone} />}
      </Loaded>
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
      <section className="desk__part" aria-labelledby="weekly-h">
        <h2 id="weekly-h">{m.desk_hours_weekly()}</h2>
        <p className="note">{m.desk_hours_zone({ zone })}</p>
        {rules.length === 0 ? (
          <p>{m.desk_hours_none()}</p>
        ) : (
          <RuleRows rules={rules} zone={zone} today={today} onDone={onDone} />
        )}
        <h3 className="h-small">{m.desk_hours_add()}</h3>
        <RuleForm staff={staff.id} today={today} onDone={onDone} />
      </section>
      <section className="desk__part" aria-labelledby="exceptions-h">
        <h2 id="exceptions-h">{m.desk_hours_exceptions()}</h2>
        {exceptions.length === 0 ? (
          <p>{m.desk_hours_exceptions_none()}</p>
        ) : (
          <ExceptionRows exceptions={exceptions} zone={zone} onDone={onDone} />
        )}
        <h3 className="h-small">{m.desk_hours_exception_add()}</h3>
        <ExceptionForm staff={staff.id} today={today} onDone={onDone} />
      </section>
      <section className="desk__part" aria-labelledby="room-h">
        <h2 id="room-h">{m.desk_room()}</h2>
        <p className="note">{m.desk_room_text()}</p>
        {/* After it was saved the form shows what is stored. */}
        <VideoRoomForm key={videoRoom} staff={staff.id} address={videoRoom} onDone={onDone} />
      </section>
      <section className="desk__part" aria-labelledby="holidays-h">
        <h2 id="holidays-h">{m.desk_hours_holidays()}</h2>
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
      </section>
    </>
  )
}
