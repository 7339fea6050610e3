import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Login, Nothing, Renewal, SignedInUser } from '@pulli/contracts/sign-in.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { bodyAsItCame } from '#http/body-as-it-came.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { getMobile } from './get-mobile.ts'
import { renewSession } from './renew-session.ts'
import { clearSessionCookies, sentSession, setSessionCookies } from './session-cookies.ts'
import { signIn } from './sign-in.ts'
import type { IssuedTokens } from './start-session.ts'

const head = { tags: ['Sign-in'], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `POST /auth/login`, `POST /auth/refresh` */
export function sessionRoutes(app: FastifyInstance, context: ApiContext): void {
  const config = context.config.signIn

  app.post('/auth/login', {
    schema: {
      ...head,
      operationId: 'signIn',
      summary: 'Sign in with a one-time code',
      description:
        'Answers the user with an access token that is good for 15 minutes, and sets the refresh cookie and ' +
        '`XSRF-TOKEN`. A new member has an empty `name`. `X-Time-Zone` (IANA name) becomes theirs.',
      body: Login,
      response: { 200: successOf(SignedInUser), ...refusals },
    },
    validatorCompiler: bodyAsItCame,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.publicUrl)
      const { mobile_number, otp } = readBody(Login, request.body)
      const zone = oneHeader(request.headers['x-time-zone'])
      const user = await signIn(context, {
        phone: getMobile(mobile_number),
        code: otp,
        timeZone: zone !== undefined && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE,
        device: deviceName(request.headers['user-agent']),
        refreshToken: sentSession(request, config).refreshToken,
        ip: request.ip,
        requestId: request.id,
      })
      setSessionCookies(reply, config, user)
      const data = { id: user.memberId, name: user.name, time_zone: user.timeZone, tokens: shown(user) }
      return sendAnswer(reply, { envelope: succeeded(m.sign_in_done(), data) })
    },
  })

  app.post('/auth/refresh', {
    schema: {
      ...head,
      operationId: 'renewSession',
      summary: 'Renew the access token',
      description:
        'Takes the refresh cookie and sets its successor. The header `X-XSRF-TOKEN` repeats the cookie ' +
        '`XSRF-TOKEN`. A cookie that was used before is forgiven for 10 seconds; later it ends the session.',
      response: { 200: successOf(Renewal), ...refusals },
    },
    validatorCompiler: bodyAsItCame,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.publicUrl)
      readBody(Nothing, request.body)
      const { refreshToken, xsrf } = sentSession(request, config)
      if (refreshToken === undefined) throw new DomainError('session-ended')
      if (xsrf === undefined) throw new DomainError('cross-site-request')
      try {
        const tokens = await renewSession(context, { refreshToken, xsrf, requestId: request.id })
        setSessionCookies(reply, config, tokens)
        return sendAnswer(reply, { envelope: succeeded(m.sign_in_renewed(), { tokens: shown(tokens) }) })
      } catch (error) {
        if (error instanceof DomainError && error.code === 'session-ended') clearSessionCookies(reply, config)
        throw error
      }
    },
  })
}

const shown = ({ accessToken, accessSeconds }: IssuedTokens) => ({
  access_token: accessToken,
  expires_in: accessSeconds,
})
