import swagger from '@fastify/swagger'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { noticeRoutes } from './account/notice-routes.ts'
import { numberRoutes } from './account/number-routes.ts'
import { recoverRoute } from './account/recover-route.ts'
import { recoveryCodeRoutes } from './account/recovery-code-routes.ts'
import { assessmentRoutes } from './assessment/assessment-routes.ts'
import { consentRoutes } from './consent/consent-routes.ts'
import { consultationRoute } from './consultation/consultation-route.ts'
import type { ApiContext } from './context.ts'
import { crisisLinesRoute } from './crisis-lines/crisis-lines-route.ts'
import { dataRightsRoutes } from './data-rights/data-rights-routes.ts'
import { favouriteRoutes } from './favourite/favourite-routes.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import { describeError } from './http/describe-error.ts'
import { readJson } from './http/read-json.ts'
import { refused } from './http/refusals.ts'
import { refuseDuplicateQueryKeys } from './http/refuse-duplicate-query-keys.ts'
import { sendAnswer } from './http/send-answer.ts'
import { toRefusal } from './http/to-refusal.ts'
import { memberRoutes } from './members/member-routes.ts'
import { moodRoutes } from './mood/mood-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { contractRoute } from './openapi/contract-route.ts'
import { openapi } from './openapi/openapi.ts'
import { codeRoutes } from './sign-in/code-routes.ts'
import { logoutRoute } from './sign-in/logout-route.ts'
import { requireMember } from './sign-in/require-member.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { vitalsRoute } from './vitals/vitals-route.ts'

const BODY_BYTES = 64 * 1024

export type ProviderApiOptions = { context: ApiContext }

/** The provider API, mounted at `/api/v1/mwellness`. Every response is an envelope. */
export function providerApi({ context }: ProviderApiOptions): FastifyPluginAsync {
  return async (app) => {
    // JSON only: a form or plain text posted from another site never reaches a verb.
    app.removeContentTypeParser('text/plain')
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)

    readJson(app)
    const authenticate = requireMember(context)
    const methods = allowedMethods()

    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES
      authenticate(route)
    })
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    })
    app.addHook('preValidation', refuseDuplicateQueryKeys)

    app.setNotFoundHandler((_request, reply) => sendAnswer(reply, refused('unknown-address')))
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const answer = toRefusal(error)
      // A sender who left in the middle of a body is no fault of the server: thousands a minute would fill its log.
      const hasLeft = error.code === 'ECONNRESET' && !request.raw.complete
      if (answer.envelope.status >= 500 && !hasLeft) {
        context.logger.error(
          { requestId: request.id, route: request.routeOptions.url, error: describeError(error) },
          'request failed',
        )
      }
      return sendAnswer(reply, answer)
    })

    await app.register(swagger, openapi(context.config.signIn.publicUrl))
    app.addHook('onRoute', methods.add)
    contractRoute(app)
    consultationRoute(app, context)
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
    dataRightsRoutes(app, context)
    recoveryCodeRoutes(app, context)
    recoverRoute(app, context)
    numberRoutes(app, context)
    noticeRoutes(app, context)

    // Routes besides the handler above: the website's catch-all would otherwise match first.
    for (const url of ['/', '/*']) {
      app.all(url, { schema: { hide: true } }, (request, reply) => {
        const known = url === '/' ? [] : methods.of(request.url)
        if (known.length === 0) return sendAnswer(reply, refused('unknown-address'))
        return sendAnswer(reply.header('allow', known.join(', ')), refused('method-not-allowed'))
      })
    }
  }
}
