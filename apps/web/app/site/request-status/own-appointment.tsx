import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { TeamMember } from '@pulli/contracts/team.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import type { FollowPage } from '@pulli/web/site-context.ts'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { addresses } from '#addresses.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { MailQuestion } from './mail-question.tsx'
import { NearestTimes } from './nearest-times.tsx'
import { type RefusedStep, timesAddress } from './post-step.ts'
import { StepForm } from './step-form.tsx'
import { heldInWords, startInWords, zoneInWords } from './times-in-words.ts'
import './own-appointment.css'

interface OwnAppointmentProps {
  page: FollowPage
  /** The team, which says how someone is registered. */
  entries: readonly TeamMember[]
  token: string
  refused: RefusedStep | undefined
  now: Date
  /** The digits, where they were not typed yet. */
  children: ReactNode
}

/** The appointment of a request, the time that is held for it, or the way to one. */
export function OwnAppointment({ page, entries, token, refused, now, children }: OwnAppointmentProps) {
  const { timeZone, bookedAt, details } = page
  const booked = details?.appointments.find(({ status }) => status === 'booked')
  const held = booked ? undefined : details?.appointments.find(({ status }) => status === 'held')
  const isBooked = bookedAt !== undefined
  const title = isBooked ? m.booking_title : held ? m.booking_held_title : m.booking_choose
  return (
    <section className="appoint stack" id="appointment" aria-labelledby="appointment-h">
      <h2 id="appointment-h">{title()}</h2>
      {bookedAt && (
        <>
          <p className="appoint__when">{startInWords(bookedAt, timeZone)}</p>
          <p className="note">{zoneInWords(timeZone, bookedAt)}</p>
          {booked && <AppointmentFacts appointment={booked} timeZone={timeZone} entries={entries} />}
          <p>
            <a href={generatePath(addresses.requestCalendar, { token })}>{m.booking_calendar()}</a>
            <span className="note appoint__note">{m.booking_calendar_note()}</span>
          </p>
          {page.oldEntry === 'moved' && <p>{m.booking_calendar_moved()}</p>}
        </>
      )}
      {booked?.is_changeable && <MailQuestion request={page.request} refused={refused} />}
      {booked?.is_changeable && <ChangeBooking id={booked.id} token={token} />}
      {!booked && page.cancels !== undefined && <CancelBooking id={page.cancels} />}
      {held && <Held {...{ held, entries, token, timeZone, now }} />}
      {details && !isBooked && !held && (
        <>
          <p>{m.booking_choose_text()}</p>
          <p>
            <ButtonLink kind="act" href={timesAddress(token)}>
              {m.booking_see_times()}
            </ButtonLink>
          </p>
        </>
      )}
      {!details && !isBooked && <p>{m.booking_choose_text()}</p>}
      {refused?.nearest && (
        <NearestTimes
          nearest={refused.nearest}
          step="hold"
          values={{ service: refused.sent.service, person: refused.sent.person }}
          timeZone={timeZone}
        />
      )}
      {children}
    </section>
  )
}

/** What can be done about an appointment that has not begun. */
function ChangeBooking({ id, token }: { id: string; token: string }) {
  return (
    <div className="appoint__actions">
      <ButtonLink kind="line" href={timesAddress(token)}>
        {m.booking_move()}
      </ButtonLink>
      <CancelBooking id={id} />
    </div>
  )
}

function CancelBooking({ id }: { id: string }) {
  return (
    <StepForm name="cancel" values={{ id }} className="appoint__form">
      <Button kind="line" type="submit">
        {m.booking_cannot_come()}
      </Button>
    </StepForm>
  )
}

interface HeldProps {
  held: Appointment
  entries: readonly TeamMember[]
  token: string
  timeZone: string
  now: Date
}

/** A slot that is held while the visitor decides. */
function Held({ held, entries, token, timeZone, now }: HeldProps) {
  const until = held.hold_until ?? now.toISOString()
  return (
    <>
      <p className="appoint__when">{startInWords(held.starts_at, timeZone)}</p>
      <p className="note">{zoneInWords(timeZone, held.starts_at)}</p>
      <AppointmentFacts appointment={held} timeZone={timeZone} entries={entries} />
      <p role="status">{heldInWords(until, timeZone, now.getTime())}</p>
      <div className="appoint__actions">
        <StepForm name="confirm" values={{ id: held.id }} className="appoint__form">
          <Button kind="act" type="submit">
            {m.booking_confirm()}
          </Button>
        </StepForm>
        <ButtonLink kind="line" href={timesAddress(token)}>
          {m.booking_another()}
        </ButtonLink>
        <StepForm name="cancel" values={{ id: held.id }} className="appoint__form">
          <Button kind="quiet" type="submit">
            {m.booking_give_back()}
          </Button>
        </StepForm>
      </div>
    </>
  )
}
