import { createHash } from 'node:crypto'
import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { siteContext } from '@pulli/web/site-context.ts'
import { data, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import type { LoaderContext } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { readTeam } from '#site/team/read-team.ts'
import type { Route } from './+types/consultation-page'
import { ConsultDrawing } from './consult-drawing.tsx'
import type { AskedFor } from './consultation-fields.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { consultationErrors, consultationValues } from './consultation-values.ts'
import { dayInIndia } from './day-in-india.ts'
import { hoursInSentence } from './hours-in-sentence.ts'
import { Sent } from './sent.tsx'
import { wayBack } from './way-back.ts'
import './consult-section.css'

const HEADING = 'consult-h'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return {
    asked: await askedFor(context, query.get('ask')),
    isSent: query.get('sent') === '1',
    returnTo: wayBack(query.get('return_to')),
    today: dayInIndia(new Date()),
    now: new Date().toISOString(),
  }
}

/** Whom the link of the team page names, if they are still listed there. */
async function askedFor(
  context: LoaderContext,
  id: string | null | undefined,
): Promise<AskedFor | undefined> {
  if (!id) return undefined
  const members = (await readTeam(context))?.flatMap((department) => department.members)
  const found = members?.find(({ documentId }) => documentId === id)
  return found && { id, name: found.name }
}

/** The plain form, without JavaScript. The same values sent twice on one day are one request. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, isOurs } = await readForm({ request, context }, addresses.consultation)
  const values = consultationValues(form)
  const returnTo = wayBack(form.get('return_to'))
  if (!isOurs) {
    const asked = await askedFor(context, values.preferred_staff)
    return data(
      { values, asked, errors: {}, message: m.form_outdated(), returnTo },
      { status: OUTDATED_FORM },
    )
  }
  const { envelope, setCookies } = await context.get(siteContext).acceptConsultation({
    body: values,
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([values, dayInIndia(new Date())]))
      .digest('hex'),
  })
  if (envelope.error) {
    const errors = consultationErrors(envelope.data.fields)
    const asked = await askedFor(context, values.preferred_staff)
    return data({ values, asked, errors, message: envelope.message, returnTo }, { status: envelope.status })
  }
  const headers = new Headers(setCookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  const sent = new URLSearchParams({ sent: '1', return_to: returnTo })
  return redirect(`${addresses.consultation}?${sent}`, { status: 303, headers })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.consultation_meta_title()),
    description: m.consultation_meta_description(),
    canonical: addresses.consultation,
  })
}

export default function ConsultationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, today, now } = loaderData
  const { settings } = useRoot()
  const hours = hoursInSentence(settings?.contact)
  const calls = callHours(settings?.contact)
  const returnTo = actionData?.returnTo ?? loaderData.returnTo
  const asked = actionData ? actionData.asked : loaderData.asked
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.consultation_meta_title() }]} />
      {isSent && !actionData ? (
        <section className="section section--tight measure stack">
          <Sent hours={hours} calls={calls} now={new Date(now)} returnTo={returnTo} />
        </section>
      ) : (
        <section className="section section--tight grid" aria-labelledby={HEADING}>
          <div className="consult__text">
            <h1 id={HEADING}>{m.consultation_title()}</h1>
            <p className="quiet consult__lead">{m.consultation_lead({ hours })}</p>
            <ConsultDrawing />
          </div>
          <div className="consult__form stack">
            {actionData && <p role="alert">{actionData.message || m.consultation_failed()}</p>}
            <Island
              name="consultation"
              of={ConsultationForm}
              on="interaction"
              props={{
                labelledBy: HEADING,
                today,
                hours,
                calls,
                returnTo,
                ...(asked && { asked }),
                ...(actionData && { values: actionData.values, errors: actionData.errors }),
              }}
            />
          </div>
        </section>
      )}
    </div>
  )
}
