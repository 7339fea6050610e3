import type { Consent } from '@pulli/contracts/consent.ts'
import { listConsents } from '@pulli/data/consent/consents.ts'
import {
  CONSENT_NOTICE_VERSIONS,
  CONSENT_PURPOSES,
  type ConsentPurpose,
} from '@pulli/domain/consent/consent-purposes.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'

/** The words of each purpose. Anyone who changes them changes their version in the domain too. */
const NOTICES: Record<ConsentPurpose, { title: () => string; text: () => string }> = {
  assessments: { title: m.consents_assessments_title, text: m.consents_assessments_notice },
  moods: { title: m.consents_moods_title, text: m.consents_moods_notice },
}

/** Returns what a member is asked, and what they agreed to and when. */
export async function describeConsents(
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
