import { Recovery } from '@pulli/contracts/account.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { isApp } from '#sign-in/is-app.ts'
import { browserIdOf, setKnownBrowser } from '#sign-in/known-browser.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { setSessionCookies } from '#sign-in/session-cookies.ts'
import { shownAccess, shownRefresh } from '#sign-in/shown-tokens.ts'
import { recoverAccount } from './recover-account.ts'

/** `POST /auth/recover` */
export function recoverRoute(app: FastifyInstance, context: ApiContext): void {
  const { config } = context
  app.post('/auth/recover', {
    schema: {
      tags: ['Sign-in'],
      security: [{ bearer: [] }],
      querystring: z.strictObject({}),
      operationId: 'recoverAccount',
      summary: 'Recover an account',
      description:
        'For a member who signed in and got a new account: an account unused for 90 days does not open in a ' +
        'browser that never signed in to it. Answers like `POST /auth/login`, for the account of the recovery ' +
        'code, which takes over the number of this session. Data of the new account is sealed for 12 months, or ' +
        'erased if it is empty. An account in use under another number answers 409 `account-in-use`. An app sends ' +
        '`"client": "app"`, as in `POST /auth/login`, and may call from any origin.',
      body: Recovery,
      response: { 200: successOf(SignedInUser), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      if (!isApp(request.body)) refuseCrossSite(request, config.signIn.publicUrl)
      const member = memberOf(request)
      const { recovery_code, client } = readBody(Recovery, request.body)
      const now = context.clock()
      const browserId = browserIdOf(request, config, now)
      const user = await recoverAccount(context, {
        member,
        recoveryCode: recovery_code,
        device: deviceName(request.headers['user-agent']),
        browserId,
        requestId: request.id,
      })
      if (client !== 'app') setSessionCookies(reply, config, user)
      setKnownBrowser(request, reply, config, { phone: member.phone, browserId, now })
      const tokens = client === 'app' ? { ...shownAccess(user), ...shownRefresh(user) } : shownAccess(user)
      const data = {
        id: user.memberId,
        name: user.name,
        time_zone: user.timeZone,
        time_zone_is_chosen: user.isTimeZoneChosen,
        tokens,
      }
      return sendAnswer(reply, { envelope: succeeded(m.account_recovered(), data) })
    },
  })
}
