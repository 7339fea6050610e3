import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { data, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { FormToken } from '#form-token/form-token.tsx'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/link-page'

/** The two links of our mails, and what their pages say. */
const steps = {
  confirm: {
    address: addresses.newsletterConfirm,
    title: m.newsletter_confirm_title,
    text: m.newsletter_confirm_text,
    action: m.newsletter_confirm_action,
    doneTitle: m.newsletter_confirm_done_title,
    doneText: m.newsletter_confirmed,
  },
  unsubscribe: {
    address: addresses.newsletterUnsubscribe,
    title: m.newsletter_unsubscribe_title,
    text: m.newsletter_unsubscribe_text,
    action: m.newsletter_unsubscribe_action,
    doneTitle: m.newsletter_unsubscribe_done_title,
    doneText: m.newsletter_left,
  },
} as const

function stepAt(url: string): keyof typeof steps {
  return new URL(url).pathname === addresses.newsletterUnsubscribe ? 'unsubscribe' : 'confirm'
}

/** Opening the link changes nothing, because programs open links too: the button does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  // The token is one person's.
  context.set(partialPage, true)
  return {
    step: stepAt(request.url),
    token: query.get('token') ?? '',
    isDone: query.get('done') === '1',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const step = stepAt(request.url)
  const { form, isOurs } = await readForm({ request, context }, steps[step].address)
  if (step === 'unsubscribe' && form.get('List-Unsubscribe') === 'One-Click')
    return leaveByMail(request, context)
  if (!isOurs)
    return data({ mayTryAgain: true, message: m.newsletter_link_outdated() }, { status: OUTDATED_FORM })
  const envelope = await context.get(siteContext).acceptNewsletter(step, { token: form.get('token') })
  if (!envelope.error) return redirect(`${new URL(request.url).pathname}?done=1`, 303)
  return data({ mayTryAgain: false, message: envelope.message }, { status: envelope.status })
}

/**
 * RFC 8058: a mail program posts to the address in the mail by itself. It has no form of ours; the signed token in the
 * address is what proves the reader's wish. It must not be redirected.
 */
async function leaveByMail(request: Request, context: Route.ActionArgs['context']) {
  const token = new URL(request.url).searchParams.get('token')
  const { status, message } = await context.get(siteContext).acceptNewsletter('unsubscribe', { token })
  return data({ mayTryAgain: false, message }, { status })
}

export function meta(args: Route.MetaArgs) {
  const title = steps[args.loaderData?.step ?? 'confirm'].title()
  return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
}

export default function LinkPage({ loaderData: { step, token, isDone }, actionData }: Route.ComponentProps) {
  const words = steps[step]
  const shown = isDone && !actionData
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: m.community_crumb(), href: addresses.community },
          { label: shown ? words.doneTitle() : words.title() },
        ]}
      />
      <section className="section section--tight measure stack">
        <h1>{shown ? words.doneTitle() : words.title()}</h1>
        <p className="lead">
          {shown ? words.doneText() : words.text()}
          {step === 'unsubscribe' && <SealedCopy />}
        </p>
        {actionData && <p role="alert">{actionData.message}</p>}
        {!shown && actionData?.mayTryAgain !== false && (
          <form method="post">
            <FormToken address={words.address} />
            <input type="hidden" name="token" value={token} />
            <Button kind="act" size="l" type="submit">
              {words.action()}
            </Button>
          </form>
        )}
        {actionData?.mayTryAgain === false && step === 'confirm' && (
          <p>
            <MoreLink href={addresses.newsletterSignUp}>{m.newsletter_title()}</MoreLink>
          </p>
        )}
        <p>
          <MoreLink href={addresses.community} back>
            {m.newsletter_back()}
          </MoreLink>
        </p>
      </section>
    </div>
  )
}
