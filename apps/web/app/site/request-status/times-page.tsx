import type { FreeSlots, Service } from '@pulli/contracts/appointment.ts'
import { nearestSlots } from '@pulli/domain/appointment/nearest-slots.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { data, generatePath, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Route } from './+types/times-page'
import { DigitsForm } from './change-forms.tsx'
import { leadToNextLink } from './lead-to-next-link.ts'
import { NearestTimes } from './nearest-times.tsx'
import { NoRequest } from './no-request.tsx'
import { linkOf, postStep, timesAddress } from './post-step.ts'
import { ProofPage } from './proof-page.tsx'
import { ANYONE } from './read-step.ts'
import { StepForm } from './step-form.tsx'
import {
  clockInWords,
  dayInWords,
  fortnightOf,
  shortDay,
  startInWords,
  zoneInWords,
} from './times-in-words.ts'
import './request-status-page.css'
import './times-page.css'

/** The address is a secret, as that of the request. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

/** Changes nothing. The choices so far are in the URL. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  context.set(partialPage, true)
  const { token } = params
  const query = new URL(request.url).searchParams
  const chosen = { service: query.get('service') ?? undefined, person: query.get('person') ?? undefined }
  const page = await context.get(siteContext).findTimes(linkOf(request, token), chosen)
  if (page === undefined) await leadToNextLink({ request, params, context })
  // What is over has its reasons on the page of the request.
  if (page?.isOver) throw redirect(generatePath(addresses.requestStatus, { token }), 303)
  const shown = {
    page,
    token,
    day: query.get('day'),
    gone: query.get('gone'),
    now: new Date().toISOString(),
  }
  return data(serverOnly(shown), { status: page === undefined ? 404 : 200 })
}

export function action(args: Route.ActionArgs) {
  return postStep(args)
}

export function meta(args: Route.MetaArgs) {
  const title = m.times_meta_title()
  return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
}

export default function TimesPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { page, token, day, gone, now } = loaderData
  if (!page) return <NoRequest />
  const { isOpen, timeZone, appointments, services, service, personId, times } = page
  if (refused?.proof) return <ProofPage waiting={refused} {...{ token, appointments, timeZone }} />
  const booked = appointments.find(({ status }) => status === 'booked')
  const step = booked ? 'move' : 'hold'
  const person = personId ?? ANYONE
  const values = { id: booked?.id, service: service?.id, person }
  const nearest = refused?.nearest ?? nearestTo(gone, times)
  const back = generatePath(addresses.requestStatus, { token })
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.follow_title(), href: back }, { label: m.times_meta_title() }]} />
      <section className="section section--tight measure stack request-status">
        <CrisisLine />
        <h1>{booked ? m.times_move_title() : m.times_title()}</h1>
        {booked && (
          <p className="lead">{m.times_move_text({ when: startInWords(booked.starts_at, timeZone) })}</p>
        )}
        {refused?.message && <p role="alert">{refused.message}</p>}
        {!refused?.message && nearest && <p role="alert">{m.refusal_time_taken()}</p>}
        {nearest && isOpen && <NearestTimes {...{ nearest, step, values, timeZone }} />}
        {!isOpen && <DigitsForm refused={refused} />}
        {isOpen && services === undefined && <p>{m.refusal_calendar_unavailable()}</p>}
        {isOpen && services?.length === 0 && <p>{m.times_none()}</p>}
        {isOpen && services && services.length > 0 && (
          <>
            <Services {...{ services, service, token }} />
            {service && <People {...{ service, personId, token }} />}
            {service && times && (
              <Times
                {...{ times, timeZone, step, values }}
                day={day}
                now={new Date(now)}
                addressOf={(one) => timesAddress(token, { service: service.id, person, day: one })}
              />
            )}
          </>
        )}
        <p>
          <MoreLink href={back} back>
            {m.times_back()}
          </MoreLink>
        </p>
      </section>
    </div>
  )
}

/** The free times nearest to one that was gone when it was wanted. */
function nearestTo(gone: string | null, times: FreeSlots | undefined) {
  if (gone === null || Number.isNaN(Date.parse(gone)) || !times) return undefined
  const slots = times.slots.map(({ starts_at, staff }) => ({
    startsAt: new Date(starts_at),
    staffIds: staff,
  }))
  return nearestSlots(slots, new Date(gone)).map(({ startsAt }) => ({ starts_at: startsAt.toISOString() }))
}

interface ServicesProps {
  services: readonly Service[]
  service: Service | undefined
  token: string
}

const MODE_WORDS = {
  video: m.times_by_video,
  phone: m.times_by_phone,
  'in-person': m.times_in_person,
} as const

/** What can be booked. */
function Services({ services, service, token }: ServicesProps) {
  const [only] = services
  if (only && services.length === 1)
    return (
      <p className="lead">
        {only.name}. {MODE_WORDS[only.mode]({ minutes: only.minutes })}.
      </p>
    )
  return (
    <section className="stack" aria-labelledby="what-h">
      <h2 id="what-h">{m.times_what()}</h2>
      <ul className="choices">
        {services.map(({ id, name, minutes, mode }) => (
          <li key={id}>
            <a
              className="choice"
              href={timesAddress(token, { service: id })}
              aria-current={id === service?.id ? 'true' : undefined}
            >
              <b>{name}</b>
              <span className="note">{MODE_WORDS[mode]({ minutes })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With whom: a person, or the first who is free. */
function People({
  service,
  personId,
  token,
}: {
  service: Service
  personId: string | undefined
  token: string
}) {
  const [only] = service.people
  if (only && service.people.length === 1) return <p>{m.times_with({ name: only.name })}</p>
  const choices = [{ id: ANYONE, name: m.times_anyone() }, ...service.people]
  return (
    <section className="stack" aria-labelledby="who-h">
      <h2 id="who-h">{m.times_who()}</h2>
      <ul className="choices">
        {choices.map(({ id, name }) => (
          <li key={id}>
            <a
              className="choice"
              href={timesAddress(token, { service: service.id, person: id })}
              aria-current={id === (personId ?? ANYONE) ? 'true' : undefined}
            >
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TimesProps {
  times: FreeSlots
  timeZone: string
  /** The day that was chosen; without it the first with a free time. */
  day: string | null
  now: Date
  step: 'hold' | 'move'
  values: Readonly<Record<string, string | undefined>>
  addressOf: (day: string) => string
}

/** The days of the fortnight, and the free times of one of them: choosing one is the step. */
function Times({ times, timeZone, day, now, step, values, addressOf }: TimesProps) {
  const days = fortnightOf(times.slots, timeZone, now)
  const chosen =
    days.find((one) => one.day === day && one.times.length > 0) ?? days.find((one) => one.times.length > 0)
  return (
    <section className="stack" aria-labelledby="when-h" id="when">
      <h2 id="when-h">{m.times_when()}</h2>
      {chosen === undefined ? (
        <p>{m.times_none()}</p>
      ) : (
        <>
          <p className="note">{zoneInWords(timeZone, chosen.times[0]?.starts_at ?? now.toISOString())}</p>
          <ol className="days">
            {days.map((one) => (
              <li key={one.day}>
                <Day {...one} isChosen={one.day === chosen.day} href={`${addressOf(one.day)}#when`} />
              </li>
            ))}
          </ol>
          <h3>{dayInWords(chosen.day)}</h3>
          <StepForm name={step} values={values} className="times__list times__list--day">
            {chosen.times.map(({ starts_at }) => (
              <Button kind="line" type="submit" name="starts_at" value={starts_at} key={starts_at}>
                {clockInWords(starts_at, timeZone)}
              </Button>
            ))}
          </StepForm>
          <p className="note">{step === 'move' ? m.times_move_note() : m.times_hold_note()}</p>
        </>
      )}
    </section>
  )
}

/** A day to choose; one without free times is shown and leads nowhere. */
function Day({
  day,
  times,
  isChosen,
  href,
}: {
  day: string
  times: readonly unknown[]
  isChosen: boolean
  href: string
}) {
  const { weekday, date, month } = shortDay(day)
  const parts = (
    <>
      <span className="day__word">{weekday}</span> <b className="day__number">{date}</b>{' '}
      <span className="day__word">{month}</span>
    </>
  )
  if (times.length === 0)
    return (
      <span className="day day--none">
        {parts}
        <span className="sr"> {m.times_day_none()}</span>
      </span>
    )
  return (
    <a className="day" href={href} aria-current={isChosen ? 'date' : undefined}>
      {parts}
    </a>
  )
}
