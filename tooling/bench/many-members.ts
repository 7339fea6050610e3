import { createHash, randomBytes } from 'node:crypto'
import { insertConsent } from '@pulli/data/consent/consents.ts'
import { insertMember } from '@pulli/data/members/members.ts'
import { insertMoods } from '@pulli/data/mood/moods.ts'
import { CONSENT_NOTICE_VERSIONS, CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { inDatabase } from '../../e2e/stored-rows.ts'

/** A member who signed in. */
export interface SignedInMember {
  readonly memberId: string
  readonly token: string
}

const ZONE = 'Asia/Kolkata'
const DAYS = 30

/**
 * Inserts members with a session, both consents and a month of moods into the database: with a single member, its rate
 * limits would end a measurement after seconds.
 */
export async function makeMembers(
  stack: { databaseUrl: string; keysDir: string },
  count: number,
): Promise<SignedInMember[]> {
  return inDatabase(stack, async ({ db, context: { encryption } }) => {
    const now = new Date()
    const moods = Array.from({ length: DAYS }, (_, n) => {
      const day = addDays(dayIn(ZONE, now), -n - 1)
      return { day, timeZone: ZONE, moodType: 'GOOD', note: 'A day', now } as const
    })
    const made: SignedInMember[] = []
    await db.transaction().execute(async (tx) => {
      while (made.length < count) {
        const phone =
          `+917${`${made.length}`.padStart(3, '0')}${randomBytes(3).readUIntBE(0, 3) % 1_000_000}`.padEnd(
            13,
            '0',
          )
        const member = await insertMember(tx, encryption, { phone, name: '', timeZone: ZONE, now })
        if (member === undefined) continue
        const { memberId, dataKey } = member
        const token = randomBytes(32).toString('base64url')
        const ids = { memberId, sessionId: memberId }
        const ends = new Date(now.getTime() + 7 * 86_400_000)
        const times = { createdAt: now, lastUsedAt: now, idleEndsAt: ends, endsAt: ends }
        await tx
          .insertInto('sessions')
          .values({ ...ids, device: '', ...times })
          .execute()
        const tokenHash = createHash('sha256').update(token).digest()
        await tx
          .insertInto('accessTokens')
          .values({ ...ids, tokenHash, expiresAt: new Date(now.getTime() + 3_600_000) })
          .execute()
        for (const purpose of CONSENT_PURPOSES)
          await insertConsent(tx, { memberId, purpose, noticeVersion: CONSENT_NOTICE_VERSIONS[purpose], now })
        await insertMoods(tx, dataKey, memberId, moods)
        made.push({ memberId, token })
      }
    })
    return made
  })
}
