import type { Appointment, FreeSlots, Service } from '@pulli/contracts/appointment.ts'
import { nearestSlots } from '@pulli/domain/appointment/nearest-slots.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { errorText } from '#call/error-text.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import {
  clockInWords,
  dayInWords,
  fortnightOf,
  shortDay,
  startInWords,
  zoneInWords,
} from '#site/request-status/times-in-words.ts'
import '#site/request-status/times-page.css'

interface ChooseTimeProps {
  services: readonly Service[]
  /** What is booked or held: its service and person come first. */
  first: Appointment | undefined
  isMove: boolean
  /** Returns false where the time could not be had: then those near it are offered. */
  onChoose: (time: { service: string; staff?: string; starts_at: string }) => Promise<boolean>
}

/** A service, a person, a day and a time of the fortnight. Choosing the time is the step. */
export default function ChooseTime({ services, first, isMove, onChoose }: ChooseTimeProps) {
  const [serviceId, setServiceId] = useState(first?.service.id ?? services[0]?.id ?? '')
  const [staffId, setStaffId] = useState(first?.staff.id ?? '')
  const [answer, setAnswer] = useState<{ to: string; look: number; outcome: Outcome<FreeSlots> }>()
  const [looks, setLooks] = useState(0)
  const [day, setDay] = useState<string>()
  const [taken, setTaken] = useState<string>()
  const service = services.find(({ id }) => id === serviceId)
  // Who was booked may not give the other service.
  const staff = service?.people.some(({ id }) => id === staffId) ? staffId : undefined
  const wish = { service: serviceId, ...(staff && { staff }) }
  const question = memberCalls.slots(wish)

  // A further look asks again: a time turned out to be gone, or no answer came.
  useEffect(() => {
    let isLatest = true
    void callAsMember<FreeSlots>(question).then((outcome) => {
      if (isLatest) setAnswer({ to: question, look: looks, outcome })
    })
    return () => {
      isLatest = false
    }
  }, [question, looks])
  // On a slow line the times of one person must not appear under the name of another.
  const outcome = answer?.to === question ? answer.outcome : undefined
  const found = outcome?.kind === 'done' ? outcome.data : undefined

  async function choose(starts_at: string) {
    setTaken(undefined)
    if (await onChoose({ ...wish, starts_at })) return
    setTaken(starts_at)
    lookAgain()
  }

  function lookAgain() {
    setLooks((count) => count + 1)
  }

  const zone = timeZone()
  const days = found && fortnightOf(found.slots, zone, new Date())
  const open = days?.filter(({ times }) => times.length > 0) ?? []
  const chosen = open.find((one) => one.day === day) ?? open[0]
  const time = (starts_at: string, words: string) => (
    <Button kind="line" key={starts_at} onClick={() => void choose(starts_at)}>
      {words}
    </Button>
  )
  return (
    <div className="stack">
      {services.length > 1 && (
        <SelectField
          id="time-service"
          name="service"
          label={m.times_what()}
          value={serviceId}
          onChange={({ currentTarget }) => setServiceId(currentTarget.value)}
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {service && service.people.length > 1 && (
        <SelectField
          id="time-person"
          name="person"
          label={m.times_who()}
          placeholder={m.times_anyone()}
          value={staff ?? ''}
          onChange={({ currentTarget }) => setStaffId(currentTarget.value)}
          options={service.people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {outcome && !found && (
        <p role="alert">
          {errorText(outcome)}{' '}
          <button type="button" className="linkish" aria-busy={answer?.look !== looks} onClick={lookAgain}>
            {m.dashboard_try_again()}
          </button>
        </p>
      )}
      {!outcome && <p role="status">{m.times_loading()}</p>}
      {found && !chosen && <p>{m.times_none()}</p>}
      {taken && found && chosen && (
        <>
          <h4>{m.times_nearest()}</h4>
          <div className="times__list">
            {nearestTo(taken, found).map((start) => time(start, startInWords(start, zone)))}
          </div>
        </>
      )}
      {days && chosen && (
        <>
          <p className="note">{zoneInWords(zone, chosen.times[0]?.starts_at ?? '', m.times_zone_yours)}</p>
          <ol className="days">
            {days.map(({ day: one, times }) => {
              const { weekday, date, month } = shortDay(one)
              return (
                <li key={one}>
                  <button
                    type="button"
                    className={times.length > 0 ? 'day' : 'day day--none'}
                    disabled={times.length === 0}
                    aria-current={one === chosen.day ? 'date' : undefined}
                    onClick={() => setDay(one)}
                  >
                    <span className="day__word">{weekday}</span> <b className="day__number">{date}</b>{' '}
                    <span className="day__word">{month}</span>
                  </button>
                </li>
              )
            })}
          </ol>
          <h4>{dayInWords(chosen.day)}</h4>
          <div className="times__list times__list--day">
            {chosen.times.map(({ starts_at }) => time(starts_at, clockInWords(starts_at, zone)))}
          </div>
          <p className="note">{isMove ? m.times_move_note() : m.times_hold_note()}</p>
        </>
      )}
    </div>
  )
}

function nearestTo(taken: string, { slots }: FreeSlots): string[] {
  const free = slots.map(({ starts_at, staff }) => ({ startsAt: new Date(starts_at), staffIds: staff }))
  return nearestSlots(free, new Date(taken)).map(({ startsAt }) => startsAt.toISOString())
}
