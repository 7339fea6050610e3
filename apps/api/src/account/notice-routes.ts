import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { DismissedNotice, SignInNotice } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { dismissNotice } from './dismiss-notice.ts'
import { listNotices } from './list-notices.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const NoticeAddress = z.strictObject({ id: z.uuid() })

/** `GET /members/me/sign-in-notices`, `DELETE /members/me/sign-in-notices/{id}` */
export function noticeRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/sign-in-notices', {
    schema: {
      ...head,
      operationId: 'listSignInNotices',
      summary: 'List sign-ins from new browsers',
      description:
        'Returns the sign-ins of the last 30 days from browsers that the member had not used before, newest ' +
        'first, until another session dismisses them. `DELETE /members/me/sessions/{id}` ends a session.',
      response: { 200: successOf(z.array(SignInNotice)), ...refusals },
    },
    handler: async (request, reply) => {
      const notices = await listNotices(context, memberOf(request))
      return sendAnswer(reply, { envelope: succeeded(m.account_notices(), notices) })
    },
  })

  app.delete('/members/me/sign-in-notices/:id', {
    schema: {
      ...head,
      operationId: 'dismissSignInNotice',
      summary: 'Dismiss a sign-in notice',
      description: 'Dismisses the notice in every browser.',
      params: NoticeAddress,
      response: { 200: successOf(DismissedNotice), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const address = NoticeAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-notice'))
      const { id } = address.data
      await dismissNotice(context, { member: memberOf(request), noticeId: id, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.account_notice_dismissed(), { id }) })
    },
  })
}
