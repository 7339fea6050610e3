import swagger from '@fastify/swagger'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { assessmentRoutes } from './assessment/assessment-routes.ts'
import { consentRoutes } from './consent/consent-routes.ts'
import { consultationRoute } from './consultation/consultation-route.ts'
import type { ApiContext } from './context.ts'
import { dataRightsRoutes } from './data-rights/data-rights-routes.ts'
import { favouriteRoutes } from './favourite/favourite-routes.ts'
import { describeError } from './http/describe-error.ts'
import { refused } from './http/refusals.ts'
import { refuseDuplicateQueryKeys } from './http/refuse-duplicate-query-keys.ts'
import { sendAnswer } from './http/send-answer.ts'
import { toRefusal } from './http/to-refusal.ts'
import { memberRoutes } from './members/member-routes.ts'
import { moodRoutes } from './mood/mood-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { OPENAPI } from './openapi.ts'
import { codeRoutes } from './sign-in/code-routes.ts'
import { logoutRoute } from './sign-in/logout-route.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { vitalsRoute } from './vitals/vitals-route.ts'

const BODY_BYTES = 64 * 1024

export type ProviderApiOptions = { context: ApiContext }

/** The provider API, to be mounted at `/api/v1/mwellness`. Whatever happens there, it answers the envelope. */
export function providerApi({ context }: ProviderApiOptions): FastifyPluginAsync {
  return async (app) => {
    // JSON is all it reads: a form or a text of another site never gets as far as a verb.
    app.removeContentTypeParser('text/plain')
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)

    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.addHook('preValidation', refuseDuplicateQueryKeys)

    app.setNotFoundHandler((_request, reply) => sendAnswer(reply, refused('unknown-address')))
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const answer = toRefusal(error)
      if (answer.envelope.status >= 500) {
        context.logger.error(
          { requestId: request.id, route: request.routeOptions.url, error: describeError(error) },
          'request failed',
        )
      }
      return sendAnswer(reply, answer)
    })

    await app.register(swagger, OPENAPI)
    app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
    consultationRoute(app, context)
    assessmentRoutes(app, context)
    newsletterRoutes(app, context)
    codeRoutes(app, context)
    sessionRoutes(app, context)
    logoutRoute(app, context)
    memberRoutes(app, context)
    vitalsRoute(app, context)
    consentRoutes(app, context)
    moodRoutes(app, context)
    favouriteRoutes(app, context)
    dataRightsRoutes(app, context)

    // Routes, and not only the handler above: beside a catch-all of the website, only a route is found first.
    for (const url of ['/', '/*']) {
      app.all(url, { schema: { hide: true } }, (_request, reply) =>
        sendAnswer(reply, refused('unknown-address')),
      )
    }
  }
}
