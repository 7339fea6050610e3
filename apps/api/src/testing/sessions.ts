import { insertConsent } from '@pulli/data/consent/consents.ts'
import { insertMember } from '@pulli/data/members/members.ts'
import type { Db } from '@pulli/data/schema.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CONSENT_NOTICE_VERSIONS, type ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { ApiContext } from '#context.ts'
import { freshToken, tokenHash } from '#sign-in/tokens.ts'
import { NOW } from './test-api.ts'

const HOUR_MILLISECONDS = 3_600_000

/** A member with a session of two days, as the rows alone make it. */
export async function sessionOf(
  { db, context }: { db: Db; context: Pick<ApiContext, 'encryption'> },
  phone: string,
) {
  const member = await db
    .transaction()
    .execute((tx) =>
      insertMember(tx, context.encryption, { phone, name: '', timeZone: 'Asia/Kolkata', now: NOW }),
    )
  if (member === undefined) throw new Error('the number has a member already')
  const ends = new Date(NOW.getTime() + 48 * HOUR_MILLISECONDS)
  const token = freshToken()
  const ids = { memberId: member.memberId, sessionId: uuidV7(NOW) }
  await db
    .insertInto('sessions')
    .values({ ...ids, device: '', createdAt: NOW, lastUsedAt: NOW, idleEndsAt: ends, endsAt: ends })
    .execute()
  await db
    .insertInto('accessTokens')
    .values({ ...ids, tokenHash: tokenHash(token), expiresAt: ends })
    .execute()
  return { ...member, authorization: `Bearer ${token}` }
}

/** A member agrees to something, as the row alone makes it. */
export const agree = ({ db }: { db: Db }, memberId: string, purpose: ConsentPurpose) =>
  db
    .transaction()
    .execute((tx) =>
      insertConsent(tx, { memberId, purpose, noticeVersion: CONSENT_NOTICE_VERSIONS[purpose], now: NOW }),
    )
