import type { FastifyPluginAsync } from 'fastify'
import type { ApiContext } from './context.ts'
import { hoursCalls } from './desk-availability/hours-calls.ts'
import { figuresCalls } from './desk-figures/figures-calls.ts'
import { deskAppointmentCalls } from './desk-request/desk-appointment-calls.ts'
import { deskRequestCalls } from './desk-request/desk-request-calls.ts'
import { serviceCalls } from './desk-service/service-calls.ts'
import { weekCalls } from './desk-week/week-calls.ts'
import { envelopeApi } from './envelope-api.ts'
import { deskOpenapi } from './openapi/openapi.ts'
import { sampleCalls } from './sample/sample-calls.ts'
import { siteStateCalls } from './site-state/site-state-calls.ts'
import { deviceCalls } from './staff/device-calls.ts'
import { peopleCalls } from './staff/people-calls.ts'
import { requireStaff } from './staff/require-staff.ts'
import { joinCalls, staffSessionCalls } from './staff/session-calls.ts'
import { testCallCalls } from './test-call/test-call-calls.ts'

/** The calls of the desk. */
export const deskCalls = {
  ...staffSessionCalls,
  ...joinCalls,
  ...peopleCalls,
  ...deviceCalls,
  ...hoursCalls,
  ...serviceCalls,
  ...weekCalls,
  ...figuresCalls,
  ...deskRequestCalls,
  ...deskAppointmentCalls,
  ...testCallCalls,
  ...sampleCalls,
  ...siteStateCalls,
}

/** The API of the desk, mounted at `/api/v1/desk`, with sessions of its own. Every response is an envelope. */
export function deskApi({ context }: { context: ApiContext }): FastifyPluginAsync {
  return envelopeApi({
    context,
    document: deskOpenapi(context.config.signIn.publicUrl, deskCalls),
    calls: deskCalls,
    authenticate: requireStaff(context),
    challenge: 'Cookie realm="desk"',
  })
}
