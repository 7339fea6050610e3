import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { KeptPlanState, PlanKept, PlanToKeep } from '@pulli/contracts/safety-plan.ts'
import { findKeptPlan } from '@pulli/data/safety-plan/safety-plans.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { keepPlan } from './keep-plan.ts'
import { removePlan } from './remove-plan.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `GET`, `PUT`, `DELETE /members/me/safety-plan` */
export function safetyPlanRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/safety-plan', {
    schema: {
      ...head,
      operationId: 'readKeptPlan',
      summary: 'Get the sealed copy of the safety plan',
      description:
        'Returns the copy as the client sealed it, or null. The server cannot read it: the key comes from a code that ' +
        'is drawn by the client and never sent.',
      response: { 200: successOf(KeptPlanState), ...refusals },
    },
    handler: async (request, reply) => {
      const { memberId } = memberOf(request)
      const found = await findKeptPlan(context.database.db, memberId)
      const copy = found
        ? { sealed: found.sealed, version: found.version, kept_at: found.keptAt.toISOString() }
        : null
      return sendAnswer(reply, { envelope: succeeded(m.kept_plan_read(), { copy }) })
    },
  })

  app.put('/members/me/safety-plan', {
    schema: {
      ...head,
      operationId: 'keepPlan',
      summary: 'Keep a sealed copy of the safety plan',
      description:
        'Takes what the client encrypted, and the version that it replaces: null for the first. Another one answers ' +
        '409 `stale-plan`, so that no device writes over what another one wrote.',
      body: PlanToKeep,
      response: { 200: successOf(PlanKept), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const plan = readBody(PlanToKeep, request.body)
      const kept = await keepPlan(context, { member: memberOf(request), plan, requestId: request.id })
      const data = { version: kept.version, kept_at: kept.keptAt.toISOString() }
      return sendAnswer(reply, { envelope: succeeded(m.kept_plan_kept(), data) })
    },
  })

  app.delete('/members/me/safety-plan', {
    schema: {
      ...head,
      operationId: 'removeKeptPlan',
      summary: 'Remove the sealed copy of the safety plan',
      description: `What is on a device stays there. Repeating the call changes nothing.${SEALED_COPY_DESCRIBED}`,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    handler: async (request, reply) => {
      await removePlan(context, { member: memberOf(request), requestId: request.id })
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, m.kept_plan_removed()), {}),
      })
    },
  })
}
