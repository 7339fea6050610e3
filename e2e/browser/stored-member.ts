import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { insertAssessment, type NewAssessmentRow } from '@pulli/data/assessment/assessments.ts'
import { insertConsent } from '@pulli/data/consent/consents.ts'
import { type DataKey, findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { insertMember } from '@pulli/data/members/members.ts'
import { insertMoods } from '@pulli/data/mood/moods.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import type { QueryResultRow } from 'pg'
import { queryDatabase } from '../query-database.ts'
import { stack } from '../stack/shared-stack.ts'
import { inDatabase } from '../stored-rows.ts'
import { ZONE } from './one-day.ts'

/** A member inserted into the database. */
export interface StoredMember {
  id: string
  phone: string
  name: string
}

/** Queries the stack's database. */
export const query = <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
  queryDatabase<Row>(stack.databaseUrl, sql, values)

/** Inserts a member with both consents, without using up code limits. */
export async function storeMember({ agrees = true } = {}): Promise<StoredMember> {
  const phone = `+91${mobileNumber()}`
  const now = new Date()
  const id = await inDatabase(stack, ({ db, context: { encryption } }) =>
    db.transaction().execute(async (tx) => {
      const member = await insertMember(tx, encryption, { phone, name: 'Asha', timeZone: ZONE, now })
      if (member === undefined) throw new Error(`${phone} has a member already`)
      const { memberId } = member
      for (const purpose of agrees ? CONSENT_PURPOSES : [])
        await insertConsent(tx, { memberId, purpose, noticeVersion: `${purpose}-1`, now: agoOf(365) })
      await tx
        .updateTable('members')
        .set({ createdAt: agoOf(365) })
        .where('memberId', '=', memberId)
        .execute()
      return memberId
    }),
  )
  return { id, phone, name: 'Asha' }
}

/** Inserts a session last used some minutes ago, and returns its access token. */
export async function storeSession(memberId: string, { device = 'Firefox, Android', minutesAgo = 0 } = {}) {
  const token = randomBytes(32).toString('base64url')
  const usedAt = new Date(Date.now() - minutesAgo * 60_000)
  await query(
    `with begun as (
       insert into sessions (member_id, session_id, device, created_at, last_used_at, idle_ends_at, ends_at)
       values ($1, gen_random_uuid(), $2, $3, $3, now() + interval '1 day', now() + interval '2 days')
       returning member_id, session_id
     )
     insert into access_tokens (member_id, session_id, token_hash, expires_at)
     select member_id, session_id, $4, now() + interval '15 minutes' from begun`,
    [memberId, device, usedAt, createHash('sha256').update(token).digest()],
  )
  return token
}

/** Signs a member in in the test's browser, once, so that what the page clears stays cleared. */
export async function signIn(page: Page, member: StoredMember, device = 'Chrome, Linux') {
  const token = await storeSession(member.id, { device })
  const { id, name } = member
  const user = { id, name, time_zone: ZONE, tokens: { access_token: token, expires_in: 900 } }
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('test-signed-in')) return
    sessionStorage.setItem('test-signed-in', 'true')
    localStorage.setItem('authenticated', 'true')
    localStorage.setItem('dashboard-user', JSON.stringify(kept))
  }, user)
}

const agoOf = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Inserts rows of a member, with their data key. */
async function insertFor(memberId: string, insert: (tx: Tx, key: DataKey) => Promise<unknown>) {
  await inDatabase(stack, ({ db, context: { encryption } }) =>
    db.transaction().execute(async (tx) => {
      const key = await findMemberKey(tx, encryption, memberId)
      if (key === undefined) throw new Error(`${memberId} is no member`)
      await insert(tx, key)
    }),
  )
}

/** Inserts a result. What is not given is that of a depression result without points, of now. */
async function storeAssessment(memberId: string, given: Partial<NewAssessmentRow>) {
  const row: NewAssessmentRow = {
    memberId,
    assessmentName: 'Depression Assessment',
    packId: 'depression-own',
    packVersion: '2',
    responses: Array(21).fill(0),
    functionalAnswer: null,
    total: 0,
    maximum: 63,
    level: 'Normal ups and downs',
    safety: 'none',
    hasSafetyAnswer: false,
    now: new Date(),
    ...given,
  }
  await insertFor(memberId, (tx, key) => insertAssessment(tx, key, row))
}

const PHQ_9 = {
  assessmentName: 'PHQ-9',
  packId: 'phq-9',
  packVersion: '1',
  responses: Array(9).fill(0),
  maximum: 27,
  level: 'Minimal depression',
} as const satisfies Partial<NewAssessmentRow>

/** Inserts results of the stress assessment, each some days ago. */
export async function storeStress(memberId: string, results: readonly { ago: number; total: number }[]) {
  for (const { ago, total } of results)
    await storeAssessment(memberId, {
      assessmentName: 'Perceived Stress Assessment',
      packId: 'stress-own',
      responses: Array(10).fill(0),
      total,
      maximum: 40,
      level: total > 13 ? 'Moderate stress' : 'Low stress',
      now: agoOf(ago),
    })
}

/** Inserts results of the PHQ-9, each some days ago, with the answer that is not scored. */
export async function storePhq9(
  memberId: string,
  results: readonly { ago: number; total: number; everyday?: number }[],
) {
  for (const { ago, total, everyday } of results)
    await storeAssessment(memberId, {
      ...PHQ_9,
      total,
      level: total > 19 ? 'Severe depression' : total > 9 ? 'Moderate depression' : 'Mild depression',
      safety: total > 19 ? 'today' : 'none',
      functionalAnswer: everyday ?? null,
      now: agoOf(ago),
    })
}

/** Inserts a PHQ-9 result of some days ago that has points only for the answer about death. */
export async function storeHardPhq9(
  memberId: string,
  { ago, points, safety }: { ago: number; points: number; safety: Safety },
) {
  const responses = [...Array(8).fill(0), points]
  const hard = { safety, hasSafetyAnswer: true }
  await storeAssessment(memberId, { ...PHQ_9, responses, total: points, ...hard, now: agoOf(ago) })
}

/** Inserts a depression result of some hours ago with one answer about ending one's life, and nothing else. */
export async function storeHardAnswer(memberId: string, { hoursAgo }: { hoursAgo: number }) {
  const responses = Array.from({ length: 21 }, (_, item) => (item === 8 ? 3 : 0))
  const hard = { safety: 'now', hasSafetyAnswer: true } as const
  await storeAssessment(memberId, { responses, total: 3, ...hard, now: agoOf(hoursAgo / 24) })
}

/** Inserts moods, one per day, some days ago. The API accepts only the last week. */
export async function storeMoodsOf(
  memberId: string,
  moods: readonly { ago: number; mood: MoodType; note?: string }[],
) {
  const rows = moods.map(({ ago, mood, note }) => {
    const now = agoOf(ago)
    return { day: dayIn(ZONE, now), timeZone: ZONE, moodType: mood, note, now }
  })
  await insertFor(memberId, (tx, key) => insertMoods(tx, key, memberId, rows))
}
