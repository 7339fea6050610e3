import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { ApiContext } from './context.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import type { Calls } from './http/calls.ts'
import { describeError } from './http/describe-error.ts'
import { readJson } from './http/read-json.ts'
import { refused } from './http/refusals.ts'
import { refuseDuplicateQueryKeys } from './http/refuse-duplicate-query-keys.ts'
import { refuseEncodedBody } from './http/refuse-encoded-body.ts'
import { sendAnswer } from './http/send-answer.ts'
import { type Authenticate, serveCalls } from './http/serve-calls.ts'
import { toRefusal } from './http/to-refusal.ts'
import { contractRoute } from './openapi/contract-route.ts'

const BODY_BYTES = 64 * 1024

type EnvelopeApi = {
  context: ApiContext
  /** The description of its operations, at `/openapi.json`. */
  document: FastifyDynamicSwaggerOptions
  authenticate: Authenticate
  calls: Calls
  /** `WWW-Authenticate` of every 401. */
  challenge: string
  onClose?: () => void
}

/** An API whose every response is an envelope, private and described. Mounted under a prefix of its own. */
export function envelopeApi({
  context,
  document,
  authenticate,
  calls,
  challenge,
  onClose,
}: EnvelopeApi): FastifyPluginAsync {
  return async (app) => {
    // JSON only: a form or plain text posted from another site never reaches a verb.
    app.removeContentTypeParser('text/plain')
    app.setSerializerCompiler(serializerCompiler)

    readJson(app)
    const methods = allowedMethods()
    const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
      const known = methods.of(request.url)
      if (known.length === 0) return sendAnswer(reply, refused('unknown-address'))
      return sendAnswer(reply.header('allow', known.join(', ')), refused('method-not-allowed'))
    }

    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES
    })
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    })
    app.addHook('preParsing', refuseEncodedBody)
    app.addHook('preValidation', refuseDuplicateQueryKeys)
    app.addHook('onSend', async ({ method }, reply) => {
      // The process that wrote sees the change at once; the database notifies all other servers.
      if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) context.offers?.end()
      if (reply.statusCode === 401) reply.header('www-authenticate', challenge)
    })

    app.setNotFoundHandler((_request, reply) => sendAnswer(reply, refused('unknown-address')))
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      // A method that has a body by its nature, such as QUERY, without one.
      if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return refuseMethod(request, reply)
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

    await app.register(swagger, document)
    app.addHook('onRoute', methods.add)
    contractRoute(app)
    serveCalls(app, context, { calls, authenticate })
    app.addHook('onClose', async () => onClose?.())

    // Routes besides the handler above: the website's catch-all would otherwise match first.
    app.all('/', { schema: { hide: true } }, (_request, reply) =>
      sendAnswer(reply, refused('unknown-address')),
    )
    app.all('/*', { schema: { hide: true } }, refuseMethod)
  }
}
