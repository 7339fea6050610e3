import { insertAssessment } from '@pulli/data/assessment/assessments.ts'
import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { saveMood } from '@pulli/data/mood/moods.ts'
import { memberOfNumber } from '@pulli/data/testing/stored.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import { expect } from 'vitest'
import { phoneHash } from '#keys/keyed-hash.ts'
import { askForCode, call, otherThan, signedIn, tryCode } from './sign-in.ts'
import { ASHA, type testApi } from './test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** Marked private values that must not appear anywhere else. */
export const CANARY = {
  name: 'Canary Yellowfeather',
  note: '=HYPERLINK("https://evil.example") नींद नहीं आई',
  mobile: '9812345670',
  key: 'key-of-a-device',
}

/** Everything by which the whole member of the tests could still be found. */
export const tracesOf = (
  { context }: Pick<Api, 'context'>,
  { memberId, pseudonym, phone }: { memberId: string; pseudonym: string; phone: string },
): string[] => [
  ...Object.values(CANARY),
  memberId,
  pseudonym,
  phone,
  phoneHash(context.config.keys.current, phone),
]

/** Someone beside them, with whom they must not be mixed up. */
export const NEIGHBOUR = { name: 'Bala', note: 'Better today', mobile: '9123456789', key: 'another-key' }

/** A member of whom there is something in every table, and a job in the queue. */
export async function wholeMember(api: Api, { name, note, mobile, key } = CANARY) {
  await tryCode(api, otherThan(await askForCode(api, mobile)), mobile)
  api.time.now = new Date(api.time.now.getTime() + 30_000)
  const browser = await signedIn(api, mobile, {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0',
  })
  api.time.now = new Date(api.time.now.getTime() + 30_000)
  await call(api, 'PATCH', '/members/me', { headers: browser.bearer, body: { name } })
  const version = noticeVersion(CONSENT_NOTICE_VERSIONS.moods, api.context.config.seal !== undefined)
  const agreed = await call(api, 'PUT', '/members/me/consents/moods', {
    headers: browser.bearer,
    body: { is_given: true, notice_version: version, is_adult: true },
  })
  expect(agreed.statusCode).toBe(200)
  expect((await call(api, 'POST', '/members/me/recovery-code', { headers: browser.bearer })).statusCode).toBe(
    200,
  )
  const asked = await call(api, 'POST', '/user-contact-email', {
    body: { ...ASHA, phone: mobile },
    headers: browser.bearer,
  })
  expect(asked.statusCode).toBe(200)
  const member = await memberOfNumber(api, `+91${mobile}`)
  const id = member.memberId
  const dataKey = (await findMemberKey(api.db, api.context.encryption, id)) ?? expect.fail()
  const now = new Date()
  await api.db.transaction().execute(async (tx) => {
    const day = { day: '2026-11-20', timeZone: 'Asia/Kolkata' }
    await saveMood(tx, dataKey, { memberId: id, ...day, moodType: 'BAD', note, now })
    const pack = { assessmentName: 'Depression Assessment', packId: 'p', packVersion: '2' } as const
    const safety = { safety: 'today', hasSafetyAnswer: true, functionalAnswer: null } as const
    const sum = { responses: [0, 3, 1], total: 4, maximum: 9, level: 'Mild' }
    await insertAssessment(tx, dataKey, { memberId: id, ...pack, ...safety, ...sum, now })
  })
  await api.pool.query(
    `insert into mood_tombstones values ('${id}', '2026-11-19', now());
     insert into idempotency_keys values (sha256('${id}'), '${id}', sha256('${key}'), '2026-11-20', now());
     insert into favourites values ('${id}', 'abcdefghijklmnopqrstuvwx', now());
     insert into kept_safety_plans values ('${id}', '${'A'.repeat(40)}', 1, now());
     with person as (
       insert into staff values (gen_random_uuid(), 'Counsellor', gen_random_uuid() || '@example.org', '{counsellor}',
         null, false, null, now()) returning id
     ), service as (
       insert into services values (gen_random_uuid(), 'Talk', 50, 10, 'phone', '{Art Therapy}', 0, null, now())
       returning id
     ), view as (
       insert into record_views select gen_random_uuid(), '${asked.json().data.id}', id, now(), null from person
     ), booked as (
       insert into appointments select gen_random_uuid(), person.id, service.id, '${asked.json().data.id}', now(),
         now() + interval '50 minutes', now() + interval '1 hour', 'booked', null, 1, gen_random_uuid(), now(), null, null,
         now(), now() from person, service returning id
     )
     insert into sent_summaries select gen_random_uuid(), id, '${id}', '{moods}', null, now(), now() from booked;
     insert into messages_sent values ('${asked.json().data.id}', '${asked.json().data.id}', null, 'visitor', 'mail',
       'request-visitor', 1, now(), null);
     select graphile_worker.add_job('tell-member', json_build_object('member', '${id}'))`,
  )
  return { ...browser, ...member, phone: `+91${mobile}` }
}
