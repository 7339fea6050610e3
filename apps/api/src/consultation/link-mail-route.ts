import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { RequestLink } from '@pulli/contracts/request-link.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { writerOf } from '#appointment/appointment-routes.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { linkForProgram } from './new-link.ts'

const Address = z.strictObject({ token: z.string().meta({ description: 'The secret of the link.' }) })

const schema = {
  tags: ['Consultation'],
  security: [{ bearer: [] }, {}],
  querystring: z.strictObject({}),
  operationId: 'chooseMailOfLink',
  summary: 'Say where mails about the appointment of a link go',
  description:
    'For a proven number: with the pass of `POST /requests/{token}/proof` in `X-Follow-Pass`, or signed in with it. Until ' +
    'this is called with `keep` or `change`, nobody is mailed about an appointment.',
  params: Address,
  body: MailChoice,
  response: {
    200: successOf(MailPlace.extend({ link: RequestLink.optional() })),
    '4xx': Refusal,
    '5xx': Refusal,
  },
}

/** `PUT /requests/{token}/mail` */
export function linkMailRoute(app: FastifyInstance, context: ApiContext): void {
  app.put<{ Params: z.infer<typeof Address> }>('/requests/:token/mail', {
    schema,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const choice = readBody(MailChoice, request.body)
      const writer = await writerOf(context, request, { request: request.params.token })
      if (writer.kind !== 'link') throw new DomainError('unknown-request')
      const { place, link } = await chooseMail(context, { writer, choice })
      const data = { ...place, ...(link && { link: linkForProgram(context, link) }) }
      return sendAnswer(reply, { envelope: succeeded(m.mail_choice_stored(), data) })
    },
  })
}
