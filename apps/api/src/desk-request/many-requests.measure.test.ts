import { insertConsultationRequest } from '@pulli/data/consultation/requests.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { expect, test } from 'vitest'
import { deskWithRequests } from '#testing/desk-case.ts'
import { NOW } from '#testing/test-api.ts'
import { expectNoSlower } from '../../../../tools/test/recorded-figures.ts'

const MANY = 10_000
/** More than a page: what is shown is encrypted, as it is in the product. */
const SHOWN = 60

test('desk §5: a list is read in less than 100 ms while 10 000 requests are open', async () => {
  const { rekha, db, pool, context } = await deskWithRequests()
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into consultation_requests (id, wrapped_key, details_encrypted, phone_lookup, section, consultation_on, time_zone, notice_version,
       consented_at, submitted_at, promised_by)
     select gen_random_uuid(), decode(repeat('00', 61), 'hex'), '\\x00', sha256('1'), 'Art Therapy', '2026-12-01', 'UTC', '1',
       now(), now(), now() + n * interval '1 minute' from generate_series(1, $1) n`,
    [MANY - SHOWN],
  )
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < SHOWN; n += 1)
      await insertConsultationRequest(tx, context.encryption, {
        id: uuidV7(NOW),
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '+919876543210',
        section: 'Child Psychiatry',
        consultationOn: '2026-12-01',
        timeZone: 'UTC',
        noticeVersion: '1',
        promisedBy: NOW,
        now: NOW,
      })
  })
  await client.query('vacuum analyze consultation_requests, request_events')
  client.release(true)
  const taken: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const begunAt = performance.now()
    const answer = await rekha.browser.get('/requests?list=waiting')
    taken.push(performance.now() - begunAt)
    expect(answer.json().data).toMatchObject({ counts: { waiting: MANY }, next: expect.any(String) })
  }
  const quickest = Math.min(...taken)
  expect(quickest).toBeLessThan(100)
  expectNoSlower('the list of the desk while 10 000 requests are open', quickest)
}, 60_000)
