import type { FastifyPluginAsync } from 'fastify'
import type { ApiContext } from './context.ts'
import { hoursCalls } from './desk-availability/hours-calls.ts'
import { figuresRoute } from './desk-figures/figures-route.ts'
import { deskAppointmentRoutes } from './desk-request/desk-appointment-routes.ts'
import { deskRequestRoutes } from './desk-request/desk-request-routes.ts'
import { deskSummaryRoute } from './desk-request/desk-summary-route.ts'
import { serviceRoutes } from './desk-service/service-routes.ts'
import { weekRoute } from './desk-week/week-route.ts'
import { envelopeApi } from './envelope-api.ts'
import { deskOpenapi } from './openapi/openapi.ts'
import { sampleRoutes } from './sample/sample-routes.ts'
import { siteStateRoutes } from './site-state/site-state-routes.ts'
import { deviceRoutes } from './staff/device-routes.ts'
import { joinRoutes } from './staff/join-routes.ts'
import { peopleRoutes } from './staff/people-routes.ts'
import { identifyStaff, requireStaff } from './staff/require-staff.ts'
import { staffSessionRoutes } from './staff/session-routes.ts'
import { testCallRoutes } from './test-call/test-call-routes.ts'

/** The calls of the desk. */
export const deskCalls = {
  ...hoursCalls,
}

/** The calls of the desk, mounted at `/api/v1/desk`, with sessions of their own. Every response is an envelope. */
export function deskApi({ context }: { context: ApiContext }): FastifyPluginAsync {
  return envelopeApi({
    context,
    document: deskOpenapi(context.config.signIn.publicUrl, deskCalls),
    calls: deskCalls,
    identify: identifyStaff(context),
    authenticate: requireStaff(context),
    challenge: 'Cookie realm="desk"',
    routes(app) {
      staffSessionRoutes(app, context)
      joinRoutes(app, context)
      peopleRoutes(app, context)
      deviceRoutes(app, context)
      serviceRoutes(app, context)
      weekRoute(app, context)
      figuresRoute(app, context)
      deskRequestRoutes(app, context)
      deskAppointmentRoutes(app, context)
      deskSummaryRoute(app, context)
      testCallRoutes(app, context)
      sampleRoutes(app, context)
      siteStateRoutes(app, context)
    },
  })
}
