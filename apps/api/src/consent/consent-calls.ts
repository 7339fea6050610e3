import { Consent, ConsentChange, ErasedPurpose, LateErasureOfPurpose } from '@pulli/contracts/consent.ts'
import { listConsents } from '@pulli/data/consent/consents.ts'
import {
  CONSENT_NOTICE_VERSIONS,
  CONSENT_PURPOSES,
  type ConsentPurpose,
} from '@pulli/domain/consent/consent-purposes.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { madeTime } from '#mood/made-time.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { changeConsent } from './change-consent.ts'
import { erasePurpose } from './erase-purpose.ts'

const call = callsOf({ tag: 'Member', caller: 'member' })

const purposes = z.enum(CONSENT_PURPOSES).meta({ description: 'What the consent is for.' })
const params = { purpose: { schema: purposes, unknown: 'unknown-address' } } as const

/** What a member agreed to, and erasing what was stored under it. */
export const consentCalls = {
  listConsents: call({
    route: 'GET /members/me/consents',
    summary: 'List consents',
    description:
      'Returns each purpose with its current notice, and every time the member gave or withdrew consent.',
    answer: z.array(Consent),
    limit: OWN_ROWS,
    says: m.consents_listed,
    run: ({ context, member }) => describeConsents(context, member.memberId),
  }),
  changeConsent: call({
    route: 'PUT /members/me/consents/:purpose',
    summary: 'Give or withdraw a consent',
    description:
      'To give consent, send the `version` of the notice that was shown, and `is_adult: true` for "I am 18 or ' +
      'older". To withdraw, send `is_given: false`: nothing new is stored from then on. With `kept: "erase"`, all ' +
      'data stored under the consent is erased in the same step; with `kept: "keep"`, the default, it stays until ' +
      'the member erases it. Repeating a call changes nothing. A withdrawal made offline is sent with `recorded_at` ' +
      'and `sent_at`: it withdraws the consent as it arrives, and erases nothing that was made after it.',
    params,
    body: ConsentChange,
    answer: Consent,
    refuses: ['stale-notice'],
    limit: ['too-many-requests'],
    retry: 'key',
    says: ({ context, body }) => {
      if (body.is_given) return m.consents_given()
      return body.kept === 'erase'
        ? withSealedCopy(context.config, m.consents_withdrawn_erased())
        : m.consents_withdrawn()
    },
    run: async ({ context, member, purpose, body: change, idempotencyKey, traceId }) => {
      await changeConsent(context, { member, purpose, change, idempotencyKey, traceId })
      const consents = await describeConsents(context, member.memberId)
      const changed = consents.find((each) => each.purpose === purpose)
      if (changed === undefined) throw new Error('a purpose has no description')
      return changed
    },
  }),
  erasePurpose: call({
    route: 'DELETE /members/me/data/:purpose',
    summary: 'Erase all moods or all results',
    description:
      'Erases everything that was kept for a purpose, for good: `moods` with their notes, or `assessments` with ' +
      'their answers. The consent stays as it is. `erased` is the number of entries that this call erased. An erasure ' +
      'made offline is sent with `recorded_at` and `sent_at`: what was made after it stays, or is stored when it arrives.' +
      SEALED_COPY_DESCRIBED,
    params,
    query: LateErasureOfPurpose,
    answer: ErasedPurpose,
    limit: ['too-many-requests'],
    retry: 'key',
    says: ({ context, purpose }) =>
      withSealedCopy(context.config, purpose === 'moods' ? m.moods_erased_all() : m.assessment_erased_all()),
    run: async ({ context, member, purpose, query, idempotencyKey, traceId }) => {
      const madeAt = madeTime(query, context.clock())
      const erased = await erasePurpose(context, { member, purpose, madeAt, idempotencyKey, traceId })
      return { purpose, erased }
    },
  }),
}

/** The words of each purpose. Anyone who changes them changes their version in the domain too. */
const NOTICES: Record<ConsentPurpose, { title: () => string; text: () => string }> = {
  assessments: { title: m.consents_assessments_title, text: m.consents_assessments_notice },
  moods: { title: m.consents_moods_title, text: m.consents_moods_notice },
}

/** Returns what a member is asked, and what they agreed to and when. */
async function describeConsents(
  { config, database }: Pick<ApiContext, 'config' | 'database'>,
  memberId: string,
): Promise<Consent[]> {
  const kept = await listConsents(database.db, memberId)
  return CONSENT_PURPOSES.map((purpose) => {
    const history = kept
      .filter((each) => each.purpose === purpose)
      .map(({ noticeVersion, givenAt, withdrawnAt }) => ({
        notice_version: noticeVersion,
        given_at: givenAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      }))
    const { title, text } = NOTICES[purpose]
    return {
      purpose,
      is_given: history.some(({ withdrawn_at }) => withdrawn_at === null),
      notice: {
        version: noticeVersion(CONSENT_NOTICE_VERSIONS[purpose], config.seal !== undefined),
        title: title(),
        text: withSealedCopy(config, text()),
      },
      history,
    }
  })
}
