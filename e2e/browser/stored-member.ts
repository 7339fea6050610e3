import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import type { QueryResultRow } from 'pg'
import { queryDatabase } from '../query-database.ts'
import { stack } from '../stack/shared-stack.ts'
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
  const id = randomUUID()
  const phone = `+91${mobileNumber()}`
  await query(
    `with known as (
       insert into members (member_id, phone, name, time_zone, created_at)
       values ($1, $2, 'Asha', $4, now() - interval '1 year') returning member_id
     )
     insert into member_pseudonyms (member_id, pseudonym) select member_id, $3 from known`,
    [id, phone, `m-${randomBytes(16).toString('hex')}`, ZONE],
  )
  if (agrees) {
    await query(
      `insert into consents (member_id, consent_id, purpose, notice_version, is_adult, given_at)
       select $1, gen_random_uuid(), purpose, purpose || '-1', true, now() - interval '1 year'
         from unnest(array['assessments', 'moods']) as purpose`,
      [id],
    )
  }
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

/** Inserts results of the stress assessment, each some days ago. */
export async function storeStress(memberId: string, results: readonly { ago: number; total: number }[]) {
  await query(
    `insert into assessments
       (member_id, id, assessment_name, pack_id, pack_version, responses, total, maximum, level, taken_at,
        safety, has_safety_answer)
     select $1, gen_random_uuid(), 'Perceived Stress Assessment', 'stress-own', '2', '{0,0,0,0,0,0,0,0,0,0}',
            total, 40, case when total > 13 then 'Moderate stress' else 'Low stress' end, taken_at,
            'none', false
       from unnest($2::int[], $3::timestamptz[]) as given (total, taken_at)`,
    [memberId, results.map(({ total }) => total), results.map(({ ago }) => agoOf(ago))],
  )
}

/** Inserts results of the PHQ-9, each some days ago, with the answer that is not scored. */
export async function storePhq9(
  memberId: string,
  results: readonly { ago: number; total: number; everyday?: number }[],
) {
  await query(
    `insert into assessments
       (member_id, id, assessment_name, pack_id, pack_version, responses, total, maximum, level, taken_at,
        safety, has_safety_answer, functional_answer)
     select $1, gen_random_uuid(), 'PHQ-9', 'phq-9', '1', '{0,0,0,0,0,0,0,0,0}', total, 27,
            case when total > 19 then 'Severe depression' when total > 9 then 'Moderate depression'
                 else 'Mild depression' end,
            taken_at, case when total > 19 then 'today' else 'none' end, false, everyday
       from unnest($2::int[], $3::timestamptz[], $4::int[]) as given (total, taken_at, everyday)`,
    [
      memberId,
      results.map(({ total }) => total),
      results.map(({ ago }) => agoOf(ago)),
      results.map(({ everyday }) => everyday ?? null),
    ],
  )
}

/** Inserts moods, one per day, some days ago. */
export async function storeMoodsOf(
  memberId: string,
  moods: readonly { ago: number; mood: string; note?: string }[],
) {
  await query(
    `insert into moods (member_id, mood_id, day, mood_type, note, time_zone, version, created_at, changed_at)
     select $1, gen_random_uuid(), (at at time zone $5)::date, mood, note, $5, 1, at, at
       from unnest($2::text[], $3::text[], $4::timestamptz[]) as given (mood, note, at)`,
    [
      memberId,
      moods.map(({ mood }) => mood),
      moods.map(({ note }) => note ?? ''),
      moods.map(({ ago }) => agoOf(ago)),
      ZONE,
    ],
  )
}
