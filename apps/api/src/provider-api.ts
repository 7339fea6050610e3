import type { FastifyPluginAsync } from 'fastify'
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
import { newsletterCalls } from './newsletter/newsletter-calls.ts'
import { openapi } from './openapi/openapi.ts'
import { safetyPlanCalls } from './safety-plan/safety-plan-calls.ts'
import { requireMember } from './sign-in/require-member.ts'
import { signInCalls } from './sign-in/sign-in-calls.ts'
import { summaryCalls } from './summary/summary-calls.ts'
import { summarizeVitals, vitalsCalls } from './vitals/vitals-calls.ts'

export type ProviderApiOptions = { context: ApiContext }

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
