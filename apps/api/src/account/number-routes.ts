import { NumberChange, NumberCodesSent, NumberRequest } from '@pulli/contracts/account.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { getMobile } from '#mobile-number/get-mobile.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { guardSessionCookie } from '#sign-in/guard-session-cookie.ts'
import { browserIdOf, setKnownBrowser } from '#sign-in/known-browser.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { askForNumber } from './ask-for-number.ts'
import { changeNumber } from './change-number.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `POST /members/me/number-request`, `PUT /members/me/number` */
export function numberRoutes(app: FastifyInstance, context: ApiContext): void {
  const { config } = context

  app.post('/members/me/number-request', {
    schema: {
      ...head,
      operationId: 'requestNumberChange',
      summary: 'Request the codes to change the number',
      description:
        'Sends one code to the new number and one to the current number. Limited to five calls an hour, and by ' +
        'the limits of `POST /auth/login-request` for each number. The answer does not reveal whether the new ' +
        'number has an account.',
      body: NumberRequest,
      response: { 200: successOf(NumberCodesSent), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, config)
      const phone = getMobile(readBody(NumberRequest, request.body).mobile_number)
      const { ip, id } = request
      const sent = await askForNumber(context, { member: memberOf(request), phone, ip, requestId: id })
      return sendAnswer(reply, {
        envelope: succeeded(codeWords(sent, m.account_number_codes_sent, m.account_codes_late), sent),
      })
    },
  })

  app.put('/members/me/number', {
    schema: {
      ...head,
      operationId: 'changeNumber',
      summary: 'Change the number',
      description:
        'Requires both codes of `POST /members/me/number-request`: `otp` from the new number and `current_otp` ' +
        'from the current one. If that SIM is lost, send `recovery_code` instead of `current_otp`. `data.fields` ' +
        'names a wrong code; the other code stays valid. All other sessions end. If the new number belongs to an ' +
        'account in use, the call answers 409 `number-in-use`, but only to a caller who has proved that the ' +
        'number is theirs.',
      body: NumberChange,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, config)
      const body = readBody(NumberChange, request.body)
      const phone = getMobile(body.mobile_number)
      const now = context.clock()
      const browserId = browserIdOf(request, config, now)
      await changeNumber(context, {
        member: memberOf(request),
        phone,
        otp: body.otp,
        current:
          body.recovery_code === undefined
            ? { otp: body.current_otp ?? '' }
            : { recoveryCode: body.recovery_code },
        browserId,
        requestId: request.id,
      })
      setKnownBrowser(request, reply, config, { phone, browserId, now })
      return sendAnswer(reply, { envelope: succeeded(m.account_number_changed(), {}) })
    },
  })
}
