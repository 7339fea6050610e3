import type { FastifyPluginAsync } from 'fastify'
import { noticeRoutes } from './account/notice-routes.ts'
import { numberRoutes } from './account/number-routes.ts'
import { recoverRoute } from './account/recover-route.ts'
import { recoveryCodeRoutes } from './account/recovery-code-routes.ts'
import { appointmentRoutes } from './appointment/appointment-routes.ts'
import { ownCalendarRoute } from './appointment/own-calendar-route.ts'
import { slotRoutes } from './appointment/slot-routes.ts'
import { assessmentRoutes } from './assessment/assessment-routes.ts'
import { consentRoutes } from './consent/consent-routes.ts'
import { consultationRoute } from './consultation/consultation-route.ts'
import { followRoutes } from './consultation/follow-routes.ts'
import { linkMailRoute } from './consultation/link-mail-route.ts'
import { ownMailRoute } from './consultation/own-mail-route.ts'
import { ownRequestsRoute } from './consultation/own-requests-route.ts'
import { proofRoutes } from './consultation/proof-routes.ts'
import { unclaimedRoutes } from './consultation/unclaimed-routes.ts'
import type { ApiContext } from './context.ts'
import { crisisLinesRoute } from './crisis-lines/crisis-lines-route.ts'
import { dataRightsRoutes } from './data-rights/data-rights-routes.ts'
import { envelopeApi } from './envelope-api.ts'
import { favouriteRoutes } from './favourite/favourite-routes.ts'
import { memberRoutes } from './members/member-routes.ts'
import { moodRoutes } from './mood/mood-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { openapi } from './openapi/openapi.ts'
import { safetyPlanRoutes } from './safety-plan/safety-plan-routes.ts'
import { codeRoutes } from './sign-in/code-routes.ts'
import { logoutRoute } from './sign-in/logout-route.ts'
import { identifyMember, requireMember } from './sign-in/require-member.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { summaryRoutes } from './summary/summary-routes.ts'
import { vitalsRoute } from './vitals/vitals-route.ts'

export type ProviderApiOptions = { context: ApiContext }

/** The calls of the provider API. */
export const providerCalls = {}

/** The provider API, mounted at `/api/v1/mwellness`. Every response is an envelope. */
export function providerApi({ context }: ProviderApiOptions): FastifyPluginAsync {
  return envelopeApi({
    context,
    document: openapi(context.config.signIn.publicUrl, providerCalls),
    calls: providerCalls,
    authenticate: identifyMember(context),
    challenge: 'Bearer realm="members"',
    rest: {
      authenticate: requireMember(context),
      routes(app) {
        consultationRoute(app, context)
        followRoutes(app, context)
        proofRoutes(app, context)
        ownRequestsRoute(app, context)
        ownMailRoute(app, context)
        linkMailRoute(app, context)
        unclaimedRoutes(app, context)
        slotRoutes(app, context)
        appointmentRoutes(app, context)
        ownCalendarRoute(app, context)
        summaryRoutes(app, context)
        assessmentRoutes(app, context)
        newsletterRoutes(app, context)
        codeRoutes(app, context)
        sessionRoutes(app, context)
        logoutRoute(app, context)
        memberRoutes(app, context)
        vitalsRoute(app, context)
        crisisLinesRoute(app, context)
        consentRoutes(app, context)
        moodRoutes(app, context)
        favouriteRoutes(app, context)
        safetyPlanRoutes(app, context)
        dataRightsRoutes(app, context)
        recoveryCodeRoutes(app, context)
        recoverRoute(app, context)
        numberRoutes(app, context)
        noticeRoutes(app, context)
      },
    },
  })
}
