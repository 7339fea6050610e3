import { findMemberByAccessToken } from '@pulli/data/members/find-member-by-access-token.ts'
import { findMemberByPhone } from '@pulli/data/members/find-member-by-phone.ts'
import { consumeChallenge } from '@pulli/data/sign-in/consume-challenge.ts'
import { countTry } from '@pulli/data/sign-in/count-try.ts'
import { countUsedOfLastSent } from '@pulli/data/sign-in/count-used-of-last-sent.ts'
import { endSession } from '@pulli/data/sign-in/end-session.ts'
import { findRefreshToken } from '@pulli/data/sign-in/find-refresh-token.ts'
import { findRotation } from '@pulli/data/sign-in/find-rotation.ts'
import { findWrongCodes } from '@pulli/data/sign-in/find-wrong-codes.ts'
import { listSessions } from '@pulli/data/sign-in/list-sessions.ts'
import { markChallengeSent } from '@pulli/data/sign-in/mark-challenge-sent.ts'
import { expect, test } from 'vitest'
import { testApi } from '#testing/test-api.ts'

test('no query of a sign-in reads a whole table', async () => {
  const { db, pool, time } = await testApi()
  const now = time.now
  // A table of a few rows is always read whole: there are some thousands, and the planner is told so.
  await pool.query(`
    insert into members select gen_random_uuid(), '+919' || lpad(n::text, 9, '0'), '', 'UTC', now()
      from generate_series(1, 5000) n;
    insert into member_pseudonyms select member_id, 'm-' || md5(phone) from members;
    insert into sessions select member_id, gen_random_uuid(), '', now(), now(), now() + interval '7 days',
      now() + interval '30 days' from members;
    insert into access_tokens select member_id, session_id, sha256(session_id::text::bytea), now() from sessions;
    insert into refresh_tokens select member_id, session_id, sha256(session_id::text::bytea), now(), now() from sessions;
    insert into wrong_codes select phone, 1, 1, now(), null, now() from members;
    insert into one_time_code_challenges select gen_random_uuid(), phone, 'sign-in', sha256(phone::bytea), now(),
      now() + interval '5 minutes', 0, null, null, now() - random() * interval '30 days' from members;
    analyze`)
  const id = '0197a1b2-0000-7000-8000-000000000000'
  const hash = Buffer.alloc(32)
  const phone = { phoneHash: 'x', purpose: 'sign-in', now } as const

  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(db.getExecutor().compileQuery(node, { queryId: 'plan' }))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await watched.transaction().execute(async (tx) => {
    await findMemberByAccessToken(tx, hash, now)
    await findMemberByPhone(tx, '+919000000001')
    await countTry(tx, phone)
    await consumeChallenge(tx, id, now)
    await markChallengeSent(tx, id, now)
    await countUsedOfLastSent(tx, { since: new Date(now.getTime() - 3_600_000), until: now })
    await findWrongCodes(tx, 'x', { isLocking: true })
    await findRefreshToken(tx, hash)
    await findRotation(tx, hash)
    await endSession(tx, { memberId: id, sessionId: id, now })
    await listSessions(tx, id, now)
  })
  expect(asked).toHaveLength(11)
  for (const { sql, parameters } of asked) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan, sql).not.toContain('Seq Scan')
  }
})
