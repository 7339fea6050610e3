import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Login, Renewal, SessionRenewal, SignedInUser } from '@pulli/contracts/sign-in.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { isApp } from './is-app.ts'
import { postCode } from './post-code.ts'
import { renewSession } from './renew-session.ts'
import { clearSessionCookies, sentSession, setSessionCookies } from './session-cookies.ts'
import { shownAccess, shownRefresh } from './shown-tokens.ts'

const head = { tags: ['Sign-in'], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `POST /auth/login`, `POST /auth/refresh` */
export function sessionRoutes(app: FastifyInstance, context: ApiContext): void {
  const { config } = context

  app.post('/auth/login', {
    schema: {
      ...head,
      operationId: 'signIn',
      summary: 'Sign in with a one-time code',
      description:
        'Returns the user with an access token that is valid for 15 minutes, and sets the refresh cookie and ' +
        '`XSRF-TOKEN`. A new member has an empty `name`, and gets the time zone of `X-Time-Zone` (IANA name). An ' +
        'app sends `"client": "app"`: it gets the refresh token in the body instead of a cookie, and may call ' +
        'from any origin.',
      body: Login,
      response: { 200: successOf(SignedInUser), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      if (!isApp(request.body)) refuseCrossSite(request, config.signIn.publicUrl)
      const login = readBody(Login, request.body)
      const user = await postCode(context, { request, reply, login })
      return sendAnswer(reply, { envelope: succeeded(m.sign_in_done(), user) })
    },
  })

  app.post('/auth/refresh', {
    schema: {
      ...head,
      operationId: 'renewSession',
      summary: 'Renew the access token',
      description:
        'Exchanges the refresh cookie for its successor. The header `X-XSRF-TOKEN` repeats the cookie ' +
        '`XSRF-TOKEN`. An app sends its `refresh_token` in the body, without that header, and gets the next one in ' +
        'the answer; a cookie beside it is ignored. A refresh token is valid for 7 days and one renewal, a session for 30 days. Using a token ' +
        'again is tolerated for 10 seconds, and as long as nothing from its answer was used; any other reuse ends ' +
        'the session.',
      body: SessionRenewal,
      response: { 200: successOf(Renewal), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const sent = readBody(SessionRenewal, request.body)?.refresh_token
      const { refreshToken, xsrf } = sentSession(request, config)
      // A page of ours sends the header. A client made of the contract sends its access token as the cookie, too.
      const isPage = refreshToken !== undefined && request.headers['x-xsrf-token'] !== undefined
      if (sent !== undefined && !isPage) {
        const renewal = { refreshToken: sent, xsrf: null, requestId: request.id }
        const renewed = await renewSession(context, renewal)
        const tokens = { ...shownAccess(renewed), ...shownRefresh(renewed) }
        return sendAnswer(reply, { envelope: succeeded(m.sign_in_renewed(), { tokens }) })
      }
      refuseCrossSite(request, config.signIn.publicUrl)
      if (refreshToken === undefined) throw new DomainError('session-ended')
      if (xsrf === undefined) throw new DomainError('cross-site-request')
      try {
        const tokens = await renewSession(context, { refreshToken, xsrf, requestId: request.id })
        setSessionCookies(reply, config, tokens)
        return sendAnswer(reply, {
          envelope: succeeded(m.sign_in_renewed(), { tokens: shownAccess(tokens) }),
        })
      } catch (error) {
        if (error instanceof DomainError && error.code === 'session-ended') clearSessionCookies(reply, config)
        throw error
      }
    },
  })
}
