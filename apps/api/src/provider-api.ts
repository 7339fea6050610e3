import { NewsletterLink, NewsletterSignUp } from '@pulli/contracts/newsletter.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { callsOf } from '#http/calls.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { accountCalls, recoveryCalls } from './account/account-calls.ts'
import { appointmentCalls, slotCalls } from './appointment/appointment-calls.ts'
import { assessmentCalls } from './assessment/assessment-calls.ts'
import { consentCalls } from './consent/consent-calls.ts'
import { ownRequestCalls } from './consultation/own-request-calls.ts'
import { requestCalls } from './consultation/request-calls.ts'
import type { ApiContext } from './context.ts'
import { crisisLinesCalls } from './crisis-lines/crisis-lines-calls.ts'
import { dataRightsCalls } from './data-rights/data-rights-calls.ts'
import { envelopeApi } from './envelope-api.ts'
import { favouriteCalls } from './favourite/favourite-calls.ts'
import { memberCalls } from './members/member-calls.ts'
import { moodCalls } from './mood/mood-calls.ts'
import { askForNewsletter } from './newsletter/ask-for-newsletter.ts'
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.ts'
import { openapi } from './openapi/openapi.ts'
import { safetyPlanCalls } from './safety-plan/safety-plan-calls.ts'
import { requireMember } from './sign-in/require-member.ts'
import { signInCalls } from './sign-in/sign-in-calls.ts'
import { summaryCalls } from './summary/summary-calls.ts'
import { summarizeVitals, vitalsCalls } from './vitals/vitals-calls.ts'

export type ProviderApiOptions = { context: ApiContext }

const call = callsOf({ tag: 'Newsletter', caller: 'anyone' })

const OF_A_LINK = { noneBecause: 'it needs a link that we signed' }
const TWICE = { safeBecause: 'a second time changes nothing' }

/** Newsletter subscriptions, with double opt-in (D32). */
const newsletterCalls = {
  askForNewsletter: call({
    route: 'POST /newsletter/subscribe',
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a confirmation link. The answer does not reveal whether the address is subscribed already.',
    body: NewsletterSignUp,
    answer: z.strictObject({}),
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.newsletter_asked,
    run: async ({ context, body, request: { ip, headers }, idempotencyKey, traceId }) => {
      await askForNewsletter(context, { ...body, ip, headers, idempotencyKey, traceId })
      return {}
    },
  }),
  confirmNewsletter: call({
    route: 'POST /newsletter/confirm',
    summary: 'Confirm the subscription',
    description:
      'Takes the token from the link, which is valid for seven days. Confirming twice is not an error.',
    body: NewsletterLink,
    answer: z.strictObject({}),
    limit: OF_A_LINK,
    retry: TWICE,
    says: m.newsletter_confirmed,
    run: async ({ context, body, traceId }) => {
      await confirmNewsletter(context, { ...body, traceId })
      return {}
    },
  }),
  leaveNewsletter: call({
    route: 'POST /newsletter/unsubscribe',
    summary: 'Unsubscribe from the newsletter',
    description: `Takes the token that every newsletter contains, and deletes the address.${SEALED_COPY_DESCRIBED}`,
    body: NewsletterLink,
    answer: z.strictObject({}),
    limit: OF_A_LINK,
    retry: TWICE,
    says: ({ context }) => withSealedCopy(context.config, m.newsletter_left()),
    run: async ({ context, body, traceId }) => {
      await leaveNewsletter(context, { ...body, traceId })
      return {}
    },
  }),
}

/** The calls of the provider API. */
export const providerCalls = {
  ...requestCalls,
  ...ownRequestCalls,
  ...slotCalls,
  ...appointmentCalls,
  ...summaryCalls,
  ...assessmentCalls,
  ...newsletterCalls,
  ...signInCalls,
  ...memberCalls,
  ...vitalsCalls,
  ...crisisLinesCalls,
  ...consentCalls,
  ...moodCalls,
  ...favouriteCalls,
  ...safetyPlanCalls,
  ...dataRightsCalls,
  ...recoveryCalls,
  ...accountCalls,
}

/** The provider API, mounted at `/api/v1/mwellness`. Every response is an envelope. */
export function providerApi({ context }: ProviderApiOptions): FastifyPluginAsync {
  return envelopeApi({
    context,
    document: openapi(context.config.signIn.publicUrl, providerCalls),
    calls: providerCalls,
    authenticate: requireMember(context),
    challenge: 'Bearer realm="members"',
    onClose: () => summarizeVitals(context),
  })
}
