import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chooseMail } from '#appointment/choose-mail.ts'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { memberOf } from '#sign-in/require-member.ts'

const schema = {
  tags: ['Consultation'],
  security: [{ bearer: [] }],
  querystring: z.strictObject({}),
  operationId: 'chooseOwnMail',
  summary: 'Say where mails about an appointment go',
  description:
    'Anybody can send a request with any mail address: until this is called with `keep` or `change`, nobody is mailed about ' +
    'an appointment.',
  params: z.strictObject({ id: z.string().meta({ description: 'The id of the request.' }) }),
  body: MailChoice,
  response: { 200: successOf(MailPlace), '4xx': Refusal, '5xx': Refusal },
}

/** `PUT /members/me/requests/{id}/mail` */
export function ownMailRoute(app: FastifyInstance, context: ApiContext): void {
  app.put('/members/me/requests/:id/mail', {
    schema,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const { phone } = memberOf(request)
      const choice = readBody(MailChoice, request.body)
      const id = idInAddress(request, 'unknown-request')
      const writer = { kind: 'member', requestId: id, phone } as const
      const { place } = await chooseMail(context, { writer, choice })
      return sendAnswer(reply, { envelope: succeeded(m.mail_choice_stored(), place) })
    },
  })
}
