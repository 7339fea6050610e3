import { Consent, ConsentChange, ErasedPurpose, LateErasureOfPurpose } from '@pulli/contracts/consent.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { madeTime } from '#mood/made-time.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { changeConsent } from './change-consent.ts'
import { describeConsents } from './describe-consents.ts'
import { erasePurpose } from './erase-purpose.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const ConsentAddress = z.strictObject({ purpose: z.enum(CONSENT_PURPOSES) })

/** `GET /members/me/consents`, `PUT /members/me/consents/{purpose}`, `DELETE /members/me/data/{purpose}` */
export function consentRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/consents', {
    schema: {
      ...head,
      operationId: 'listConsents',
      summary: 'List consents',
      description:
        'Returns each purpose with its current notice, and every time the member gave or withdrew consent.',
      response: { 200: successOf(z.array(Consent)), '4xx': Refusal, '5xx': Refusal },
    },
    handler: async (request, reply) => {
      const { memberId } = memberOf(request)
      const consents = await describeConsents(context, memberId)
      return sendAnswer(reply, { envelope: succeeded(m.consents_listed(), consents) })
    },
  })

  app.put('/members/me/consents/:purpose', {
    schema: {
      ...head,
      operationId: 'changeConsent',
      summary: 'Give or withdraw a consent',
      description:
        'To give consent, send the `version` of the notice that was shown, and `is_adult: true` for "I am 18 or ' +
        'older". To withdraw, send `is_given: false`: nothing new is stored from then on. With `kept: "erase"`, all ' +
        'data stored under the consent is erased in the same step; with `kept: "keep"`, the default, it stays until ' +
        'the member erases it. Repeating a call changes nothing. A withdrawal made offline is sent with `recorded_at` ' +
        'and `sent_at`: it withdraws the consent as it arrives, and erases nothing that was made after it.',
      params: ConsentAddress,
      body: ConsentChange,
      response: { 200: successOf(Consent), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const address = ConsentAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-address'))

      const { purpose } = address.data
      const change = readBody(ConsentChange, request.body)
      const idempotencyKey = readIdempotencyKey(request)
      await changeConsent(context, { member, purpose, change, idempotencyKey, requestId: request.id })
      const consents = await describeConsents(context, member.memberId)
      const consent = consents.find((each) => each.purpose === purpose)
      return sendAnswer(reply, { envelope: succeeded(messageOf(context, change), consent) })
    },
  })

  app.withTypeProvider<ZodTypeProvider>().delete('/members/me/data/:purpose', {
    schema: {
      ...head,
      operationId: 'erasePurpose',
      summary: 'Erase all moods or all results',
      description:
        'Erases everything that was kept for a purpose, for good: `moods` with their notes, or `assessments` with ' +
        'their answers. The consent stays as it is. `erased` is the number of entries that this call erased. An erasure ' +
        'made offline is sent with `recorded_at` and `sent_at`: what was made after it stays, or is stored when it arrives.' +
        SEALED_COPY_DESCRIBED,
      querystring: LateErasureOfPurpose,
      params: ConsentAddress,
      response: { 200: successOf(ErasedPurpose), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const address = ConsentAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-address'))

      const { purpose } = address.data
      const idempotencyKey = readIdempotencyKey(request)
      const madeAt = madeTime(request.query, context.clock())
      const erased = await erasePurpose(context, {
        member,
        purpose,
        madeAt,
        idempotencyKey,
        requestId: request.id,
      })
      const message = purpose === 'moods' ? m.moods_erased_all() : m.assessment_erased_all()
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, message), { purpose, erased }),
      })
    },
  })
}

function messageOf({ config }: ApiContext, change: ConsentChange): string {
  if (change.is_given) return m.consents_given()
  return change.kept === 'erase'
    ? withSealedCopy(config, m.consents_withdrawn_erased())
    : m.consents_withdrawn()
}
