import type { Appointment, Service } from '@pulli/contracts/appointment.ts'
import type { OwnRequest } from '@pulli/contracts/followed-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Suspense, useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { errorText } from '#call/error-text.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { MailChoiceForm } from '#member/mail-choice/mail-choice-form.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import { SummaryOf } from '#member/summaries/summary-of.tsx'
import { AppointmentFacts } from '#site/request-status/appointment-facts.tsx'
import { heldInWords, startInWords, zoneInWords } from '#site/request-status/times-in-words.ts'
import { SaveInCalendar } from './save-in-calendar.tsx'
import '#site/request-status/request-status-page.css'
import '#site/request-status/own-appointment.css'

// Loaded when it is opened.
const ChooseTime = lazySection(() => import('./choose-time.tsx'))

interface OwnAppointmentProps {
  request: OwnRequest
  /** Reads the request again. */
  onChange: () => Promise<void>
}

/** The appointment of a request of the member, the time that is held for it, or the way to one. */
export function OwnAppointment({ request, onChange }: OwnAppointmentProps) {
  const [services, setServices] = useState<Service[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [status, setStatus] = useState('')
  useEffect(() => {
    void callAsMember<Service[]>(memberCalls.services).then((outcome) => {
      if (outcome.kind === 'done') setServices(outcome.data)
    })
  }, [])
  const booked = request.appointments?.find(({ status }) => status === 'booked')
  const held = booked ? undefined : request.appointments?.find(({ status }) => status === 'held')
  const shown = booked ?? held
  /** One that was moved or will not take place, and that a calendar may still show. */
  const isOff = request.appointments?.some(
    ({ status, starts_at }) => status === 'cancelled' && Date.parse(starts_at) > Date.now(),
  )
  if (!shown && services.length === 0) return null
  const title = booked ? m.booking_title : held ? m.booking_held_title : m.booking_choose

  /** Takes a step, and shows what came of it. Returns whether it was taken. */
  async function take(path: string, body: object = {}): Promise<boolean> {
    setIsBusy(true)
    setFault('')
    setStatus('')
    const outcome: Outcome<Appointment> = await callAsMember(path, {
      method: 'POST',
      body: { request: request.id, ...body },
    })
    await onChange()
    setIsBusy(false)
    if (outcome.kind !== 'done') {
      setFault(errorText(outcome))
      return false
    }
    setStatus(outcome.message)
    return true
  }

  const stepOf = (step: 'confirm' | 'cancel') => () =>
    shown && !isBusy && void take(memberCalls.appointment(shown.id, step)).then(() => setIsChoosing(false))

  /** A chosen time is held; of a booked appointment it is the new one at once. */
  async function choose(time: { service: string; staff?: string; starts_at: string }) {
    // Ignored: `false` would offer other times while the first press is under way.
    if (isBusy) return true
    const isTaken = booked
      ? await take(memberCalls.appointment(booked.id, 'move'), { ...time, staff: time.staff ?? null })
      : await take(memberCalls.appointments, time)
    if (isTaken) setIsChoosing(false)
    return isTaken
  }

  return (
    <section className="appoint stack" aria-labelledby="appointment-h">
      <h3 id="appointment-h">{title()}</h3>
      {shown ? (
        <>
          <p className="appoint__when">{startInWords(shown.starts_at, timeZone())}</p>
          <p className="note">{zoneInWords(timeZone(), shown.starts_at, m.times_zone_yours)}</p>
          <AppointmentFacts appointment={shown} timeZone={timeZone()} />
          {booked && <SaveInCalendar request={request.id} oldEntry={isOff ? 'moved' : undefined} />}
          {booked && <SummaryOf key={booked.id} appointment={booked.id} />}
        </>
      ) : (
        <p>{m.booking_choose_text()}</p>
      )}
      {!booked && isOff && <SaveInCalendar request={request.id} oldEntry="cancelled" />}
      {shown && request.mail === null && (
        <MailChoiceForm
          heading="h4"
          title={m.mail_choice_title()}
          email={request.email}
          onChoose={(body) => callAsMember(memberCalls.mailOf(request.id), { method: 'PUT', body })}
          onDone={async () => {
            await onChange()
            setStatus(m.mail_choice_stored())
          }}
        />
      )}
      {held && <HoldEnd until={held.hold_until} />}
      {fault && <p role="alert">{fault}</p>}
      {/* Of a held time the sentence above says it. */}
      <p role="status">{!held && status}</p>
      <div className="appoint__actions">
        {held && (
          <Button kind="act" onClick={stepOf('confirm')}>
            {m.booking_confirm()}
          </Button>
        )}
        {(!booked || booked.is_changeable) && (
          <Button
            kind={shown ? 'line' : 'act'}
            onClick={() => setIsChoosing(!isChoosing)}
            aria-expanded={isChoosing}
          >
            {booked ? m.booking_move() : held ? m.booking_another() : m.booking_see_times()}
          </Button>
        )}
        {held && (
          <Button kind="quiet" onClick={stepOf('cancel')}>
            {m.booking_give_back()}
          </Button>
        )}
        {booked?.is_changeable && (
          <Button kind="line" onClick={stepOf('cancel')}>
            {m.booking_cannot_come()}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={<p role="status">{m.times_loading()}</p>}>
          <ChooseTime services={services} first={shown} isMove={booked !== undefined} onChoose={choose} />
        </Suspense>
      )}
    </section>
  )
}

/** When a hold expires, and how long that is from now. */
function HoldEnd({ until }: { until: string | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  if (until === null) return null
  return <p>{heldInWords(until, timeZone(), now)}</p>
}
