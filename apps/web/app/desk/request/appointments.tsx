import type { DeskAppointment } from '@pulli/contracts/desk-request.ts'
import type { OpenedSummary as Opened, SummaryContent } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Suspense, useState } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { lazySection } from '#member/shell/lazy-section.tsx'

interface AppointmentsProps {
  request: string
  appointments: readonly DeskAppointment[]
}

/** The appointments of a request, with the summaries that were sent to them, the latest first. */
export function Appointments({ request, appointments }: AppointmentsProps) {
  return (
    <DeskPart className="case__part" title={m.desk_appointments()}>
      <ul className="desk__rows">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <span>
              <b>
                <time dateTime={appointment.starts_at}>{whenWords(appointment.starts_at)}</time>
              </b>
              <span className="note">
                {m.desk_appointment_with({ service: appointment.service.name, name: appointment.staff.name })}
              </span>
              {appointment.staff.is_left && appointment.status === 'booked' && !appointment.has_begun && (
                <span className="note due--missed">
                  {m.desk_appointment_staff_left({ name: appointment.staff.name })}
                </span>
              )}
            </span>
            <span>{statusInWords(appointment)}</span>
          </li>
        ))}
      </ul>
      {appointments.map((appointment) => {
        const { id, summary_sent_at } = appointment
        if (!summary_sent_at) return null
        return <SentSummary key={id} request={request} appointment={{ ...appointment, summary_sent_at }} />
      })}
    </DeskPart>
  )
}

function statusInWords({ status, hold_until, is_wished }: DeskAppointment): string {
  const when = hold_until ? whenWords(hold_until) : ''
  if (status === 'held')
    return is_wished ? m.desk_appointment_wished({ when }) : m.desk_appointment_held({ when })
  return {
    booked: m.desk_appointment_booked,
    cancelled: m.desk_appointment_cancelled,
    happened: m.desk_appointment_happened,
    missed: m.desk_appointment_missed,
  }[status]()
}

// Loaded when one is opened: the summary as its member saw it.
const SentSheet = lazySection<{ content: SummaryContent }>(() =>
  import('#member/sent-summary/sent-sheet.tsx').then(({ SentSheet: Sheet }) => ({ default: Sheet })),
)

interface SentSummaryProps {
  request: string
  appointment: DeskAppointment & { summary_sent_at: string }
}

/** That a member sent a summary to an appointment; for its counsellor alone the button that opens it. */
function SentSummary({ request, appointment }: SentSummaryProps) {
  const [opened, setOpened] = useState<Opened>()
  const { busy, error, run } = useRowAction()
  const { id, is_own, staff, summary_sent_at, summary_is_urgent } = appointment

  const open = () =>
    run(
      id,
      () =>
        callDesk('POST /requests/:id/appointments/:appointment/summary', { id: request, appointment: id }),
      (_, summary) => setOpened(summary),
    )

  return (
    <section className="case__part" aria-labelledby={`summary-${id}`}>
      <h3 id={`summary-${id}`}>{m.desk_summary_heading()}</h3>
      {summary_is_urgent && (
        <p className="case__first">
          <b>{is_own ? m.desk_summary_first() : m.desk_summary_first_other({ name: staff.name })}</b>
        </p>
      )}
      <p>{m.desk_summary_sent({ when: whenWords(summary_sent_at) })}</p>
      {!is_own && <p className="note">{m.desk_summary_only({ name: staff.name })}</p>}
      <Refusal>{error}</Refusal>
      {is_own && (
        <p className="case__row">
          {opened ? (
            <Button kind="line" size="s" onClick={() => setOpened(undefined)}>
              {m.desk_summary_close()}
            </Button>
          ) : (
            <>
              <Button kind="line" size="s" busy={busy === id} busyLabel={m.desk_waiting()} onClick={open}>
                {m.desk_summary_open()}
              </Button>
              <span className="note">{m.desk_summary_note()}</span>
            </>
          )}
        </p>
      )}
      {opened && (
        <Suspense fallback={<p role="status">{m.desk_waiting()}</p>}>
          <SentSheet content={opened.content} />
        </Suspense>
      )}
    </section>
  )
}
