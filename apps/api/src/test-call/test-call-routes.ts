import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { NewTestCall, TestCall, TestCallLog } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { logTestCall } from './log-test-call.ts'
import { readTestCalls } from './read-test-calls.ts'

const head = { tags: ['Site'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const config = { staffRoles: ['coordinator', 'owner'] } as const

/** `GET`, `POST /test-calls` */
export function testCallRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/test-calls', {
    config,
    schema: {
      ...head,
      operationId: 'listTestCalls',
      summary: 'List the test calls to crisis lines, and which lines are due',
      description: 'For coordinators and owners.',
      response: { 200: successOf(TestCallLog), ...refusals },
    },
    handler: async (_request, reply) =>
      sendAnswer(reply, { envelope: succeeded(m.test_calls_listed(), await readTestCalls(context)) }),
  })

  app.post('/test-calls', {
    config,
    schema: {
      ...head,
      operationId: 'logTestCall',
      summary: 'Log a test call to a crisis line',
      description:
        'For coordinators and owners. The same line and day again corrects what the caller entered before.',
      body: NewTestCall,
      response: { 200: successOf(TestCall), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = { staff: staffOf(request), requestId: request.id }
      const logged = await logTestCall(context, readBody(NewTestCall, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.test_call_logged(), logged) })
    },
  })
}
