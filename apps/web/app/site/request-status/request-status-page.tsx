import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import { m } from '@pulli/messages/messages.js'
import { type FollowPage, siteContext } from '@pulli/web/site-context.ts'
import { data, generatePath } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import { readTeam } from '#site/team/read-team.ts'
import type { Route } from './+types/request-status-page'
import { ChangeForms, DigitsForm } from './change-forms.tsx'
import { leadToNextLink } from './lead-to-next-link.ts'
import { NoRequest } from './no-request.tsx'
import { OwnAppointment } from './own-appointment.tsx'
import { ERASED, linkOf, postStep } from './post-step.ts'
import { ProofPage } from './proof-page.tsx'
import { readAnswers } from './read-step.ts'
import { RequestProgress } from './request-progress.tsx'
import { startInWords } from './times-in-words.ts'
import './request-status-page.css'

const STATUS_WORDS = {
  contact: m.follow_saved,
  withdraw: m.follow_withdrawn,
  digits: m.follow_open_for,
  move: m.booking_moved,
  cancel: m.booking_cancelled,
  mail: m.mail_choice_stored,
} as const

const CALLED = {
  book: m.follow_called_book,
  move: m.follow_called_move,
  cancel: m.follow_called_cancel,
} as const

/** The address is a secret: it goes to no other site, and no copy of the page is cached. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

/** Changes nothing, because programs open links too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  context.set(partialPage, true)
  const { token } = params
  const isErased = token === ERASED
  const page = isErased ? undefined : await context.get(siteContext).followRequest(linkOf(request, token))
  if (!isErased && page === undefined) await leadToNextLink({ request, params, context })
  const done = new URL(request.url).searchParams.get('done') ?? ''
  const isMissing = !isErased && page === undefined
  const people = page?.details?.appointments.length ? await readTeam(context) : undefined
  const entries = people?.flatMap(({ members }) => members) ?? []
  const shown = serverOnly({ page, entries, token, isErased, done, now: new Date().toISOString() })
  return data(shown, { status: isMissing ? 404 : 200 })
}

export function action(args: Route.ActionArgs) {
  return postStep(args)
}

export function meta(args: Route.MetaArgs) {
  const title = m.follow_meta_title()
  return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
}

export default function RequestPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { page, entries, token, isErased, done, now } = loaderData
  const { settings } = useRoot()
  const status = refused ? undefined : STATUS_WORDS[done as keyof typeof STATUS_WORDS]
  if (!page) return <NoRequest isErased={isErased} />
  const { request, details, isBookable, bookedAt } = page
  if (refused?.proof)
    return (
      <ProofPage
        waiting={refused}
        {...{ token, timeZone: page.timeZone, appointments: details?.appointments }}
      />
    )
  const digits = <DigitsForm refused={refused} />
  const hasTimes = isBookable || bookedAt !== undefined
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.follow_title() }]} />
      <section className="section section--tight measure stack request-status">
        <CrisisLine />
        <h1>{m.follow_title()}</h1>
        {refused?.message && <p role="alert">{refused.message}</p>}
        {status && <p role="status">{status()}</p>}
        {!refused && details?.call && (
          <p role="status">
            {/* The time that they confirmed is not booked, since their number has as many as it books alone. */}
            {done === 'confirm' && `${m.follow_called_instead()} `}
            {calledInWords(details.call, page.timeZone)}
          </p>
        )}
        <RequestProgress
          request={request}
          calls={callHours(settings?.contact)}
          phone={settings?.contact?.phone}
          now={new Date(now)}
          readerZone={page.timeZone}
          heading="h2"
        >
          {hasTimes && (
            <OwnAppointment {...{ page, entries, token, refused }} now={new Date(now)}>
              {!details && digits}
            </OwnAppointment>
          )}
        </RequestProgress>
        {page.oldEntry === 'cancelled' && (
          <p>
            {m.booking_calendar_cancelled()}{' '}
            <a href={generatePath(addresses.requestCalendar, { token })}>{m.booking_calendar_remove()}</a>
          </p>
        )}
        <h2>{m.follow_asked()}</h2>
        <RequestFacts request={request} details={details} />
        {details && (
          <>
            <h2>{m.follow_change_title()}</h2>
            <ChangeForms
              state={request.state}
              contact={readAnswers(refused?.sent ?? {}) ?? details.contact}
              sureError={refused?.sureError}
            />
          </>
        )}
        {!details && !hasTimes && (
          <>
            <h2>{m.follow_change_title()}</h2>
            {digits}
          </>
        )}
      </section>
    </div>
  )
}

/** Says that the office will call, and that nothing has changed until then. */
function calledInWords(
  { about, startsAt }: NonNullable<NonNullable<FollowPage['details']>['call']>,
  timeZone: string,
): string {
  return CALLED[about]({ when: startsAt === undefined ? '' : startInWords(startsAt, timeZone) })
}

interface RequestFactsProps {
  request: FollowedRequest
  /** The kind of care and the person asked for are not shown before the digits. */
  details: FollowPage['details']
}

/** What the request asks for, with personal data masked. */
function RequestFacts({ request, details }: RequestFactsProps) {
  const facts: [string, string][] = [
    [m.follow_name(), request.name],
    [m.follow_email(), request.email],
    [m.follow_date(), dayInWords(request.consultation_date)],
  ]
  if (details) facts.push([m.follow_section(), details.section])
  if (details?.preferredName) facts.push([m.follow_preferred(), details.preferredName])
  if (request.for_whom === 'child') facts.push([m.callback_for_whom(), m.follow_for_child()])
  return (
    <dl className="request-status__facts">
      {facts.map(([label, value]) => (
        <div className="request-status__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function dayInWords(day: string) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', dateStyle: 'full' })
}
