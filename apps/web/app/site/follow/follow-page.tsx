import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { data, generatePath, redirect, useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Route } from './+types/follow-page'
import { ChangeForms, DigitsForm } from './change-forms.tsx'
import { FollowFacts } from './follow-facts.tsx'
import { readAnswers, readStep } from './read-step.ts'
import { WhereItStands } from './where-it-stands.tsx'
import './follow-page.css'

/** In place of a token, after an erasure. No token looks like it. */
const ERASED = 'erased'

const SAID = { contact: m.follow_saved, withdraw: m.follow_withdrawn, digits: m.follow_open_for } as const

/** The address is a secret: it goes to no other site, and no copy of the page is kept. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

/** Changes nothing, because programs open links too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  context.set(partialPage, true)
  const { token } = params
  const isErased = token === ERASED
  const page = isErased ? undefined : await context.get(siteContext).followRequest(linkOf(request, token))
  const done = new URL(request.url).searchParams.get('done') ?? ''
  const isMissing = !isErased && page === undefined
  const shown = serverOnly({ page, isErased, done, now: new Date().toISOString() })
  return data(shown, { status: isMissing ? 404 : 200 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params
  const { form, isOurs } = await readForm({ request, context }, addresses.followRequest)
  const answers = readAnswers(form)
  if (!isOurs) return data({ message: m.follow_form_outdated(), answers }, { status: OUTDATED_FORM })
  const step = readStep(form)
  if (step === 'unsure') return data({ sureError: m.follow_erase_unsure() }, { status: 422 })
  if (step === undefined) return data({ message: m.refusal_invalid_input() }, { status: 422 })

  const site = context.get(siteContext)
  const link = linkOf(request, token)
  const { envelope, setCookie } = await site.acceptFollowStep(link, step)
  const refused = (answer: typeof envelope) => {
    const isAboutDigits = step.kind === 'digits' || answer.status === 401
    const said = isAboutDigits ? { digitsError: answer.message } : { message: answer.message }
    return data({ ...said, answers }, { status: answer.status })
  }
  if (envelope.error) return refused(envelope)
  if (step.kind === 'erase') return redirect(generatePath(addresses.followRequest, { token: ERASED }), 303)

  const answer = { status: 303, headers: setCookie ? { 'Set-Cookie': setCookie } : {} }
  if (step.kind !== 'digits' || form.get('then') !== 'contact' || !answers)
    return redirect(`?done=${step.kind}`, answer)
  // The answers that came too late are saved with the digits that open the request again.
  const opened = { ...link, cookie: setCookie?.split(';')[0] }
  const saved = await site.acceptFollowStep(opened, { kind: 'contact', contact: answers })
  return saved.envelope.error ? refused(saved.envelope) : redirect('?done=contact', answer)
}

export function meta(args: Route.MetaArgs) {
  const title = m.follow_meta_title()
  return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isErased, done, now } = loaderData
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const said = actionData ? undefined : SAID[done as keyof typeof SAID]
  if (!page) return <NoRequest isErased={isErased} />
  const { request, details } = page
  const given = actionData && 'answers' in actionData ? actionData.answers : undefined
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.follow_title() }]} />
      <section className="section section--tight measure stack follow">
        <CrisisLine />
        <h1>{m.follow_title()}</h1>
        {actionData && 'message' in actionData && <p role="alert">{actionData.message}</p>}
        {said && <p role="status">{said()}</p>}
        <WhereItStands
          request={request}
          calls={callHours(settings?.contact)}
          phone={settings?.contact?.phone}
          now={new Date(now)}
          heading="h2"
        />
        <h2>{m.follow_asked()}</h2>
        <FollowFacts request={request} details={details} />
        <h2>{m.follow_change_title()}</h2>
        {details ? (
          <ChangeForms
            state={request.state}
            contact={given ?? details.contact}
            sureError={actionData && 'sureError' in actionData ? actionData.sureError : undefined}
          />
        ) : (
          <DigitsForm
            error={actionData && 'digitsError' in actionData ? actionData.digitsError : undefined}
            answers={given}
          />
        )}
      </section>
    </div>
  )
}

/** A link that opens nothing, or nothing any more. */
function NoRequest({ isErased }: { isErased: boolean }) {
  const title = isErased ? m.follow_erased_title() : m.follow_missing_title()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: title }]} />
      <section className="section section--tight measure stack follow">
        <CrisisLine />
        <h1>{title}</h1>
        <p className="lead">{isErased ? m.follow_erased() : m.follow_missing()}</p>
        <p>
          <ButtonLink kind="act" href={addresses.consultation}>
            {isErased ? m.follow_erased_again() : m.follow_missing_ask()}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function linkOf(request: Request, token: string) {
  return { token, cookie: request.headers.get('cookie') ?? undefined }
}
