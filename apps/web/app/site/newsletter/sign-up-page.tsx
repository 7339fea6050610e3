import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { data, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/sign-up-page'
import { SignUpForm } from './sign-up-form.tsx'
import { WhatALetterHolds } from './what-a-letter-holds.tsx'
import '#site/blog/side-panel.css'

const HEADING = 'signup-h'

export function loader({ request }: Route.LoaderArgs) {
  return { isAsked: new URL(request.url).searchParams.get('asked') === '1' }
}

/** D31: what is sent here is answered with a mail, so that no one can sign up another person. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, isOurs } = await readForm({ request, context }, addresses.newsletterSignUp)
  const typed = form.get('email')
  const email = typeof typed === 'string' ? typed : ''
  if (!isOurs) return data({ email, error: undefined, message: m.form_outdated() }, { status: OUTDATED_FORM })
  const envelope = await context.get(siteContext).acceptNewsletter('subscribe', { email })
  if (!envelope.error) return redirect(`${addresses.newsletterSignUp}?asked=1`, 303)
  const error = envelope.data.fields?.email
  return data({ email, error, message: envelope.message }, { status: envelope.status })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.newsletter_title()),
    description: m.newsletter_meta_description(),
    canonical: addresses.newsletterSignUp,
  })
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[{ label: m.community_crumb(), href: addresses.community }, { label: m.newsletter_title() }]}
      />
      <div className="section section--tight grid signup__page">
        <section className="letters__head stack">
          {loaderData.isAsked && !actionData ? <Asked /> : <Ask {...actionData} />}
        </section>
        <WhatALetterHolds />
      </div>
    </div>
  )
}

interface AskProps {
  email?: string
  error?: string | undefined
  message?: string
}

function Ask({ email, error, message }: AskProps) {
  return (
    <>
      <h1 id={HEADING}>{m.newsletter_title()}</h1>
      <p className="lead">{m.newsletter_lead()}</p>
      {message && !error && <p role="alert">{message}</p>}
      <SignUpForm labelledBy={HEADING} kind="act" email={email} error={error} />
    </>
  )
}

function Asked() {
  return (
    <>
      <h1>{m.newsletter_asked_title()}</h1>
      <p className="lead">{m.newsletter_asked_text()}</p>
      <p>
        <MoreLink href={addresses.community} back>
          {m.newsletter_back()}
        </MoreLink>
      </p>
    </>
  )
}
