import { expect, inject, onTestFinished } from 'vitest'
import { countAnswers, countAppointments, countBy, measureWaits } from '#desk-figures/desk-figures.ts'
import { freshDatabase } from './fresh-database.ts'
import { openTestDatabase } from './open-test-database.ts'

/** Three years. */
const DAYS = 1_095

/** An office with so many requests in three years. @returns what reads its figures of 90 days, and checks them */
export async function officeOfYears(many: number): Promise<() => Promise<void>> {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const client = await pool.connect()
  // The types of pg leave the timeout out.
  const patient = (text: string, values: unknown[]) => ({ text, values, query_timeout: 600_000 })
  const fill = (text: string, values: unknown[] = []) => client.query<object>(patient(text, values))
  await fill('set statement_timeout = 0')
  // Their events are no part of the question.
  await fill('alter table consultation_requests disable trigger user')
  await fill(
    `insert into consultation_requests (id, wrapped_key, details_encrypted, phone_lookup, section,
       language, consultation_on, time_zone, notice_version, consented_at, submitted_at, promised_by, state, answered_at,
       reached_at, booked_at, first_call_reached, ended_at)
     select gen_random_uuid(), decode(repeat('00', 61), 'hex'), decode(repeat('00', 400), 'hex'),
       sha256((n % 900000)::text::bytea), 'Art Therapy', (array['any', 'hindi', 'english'])[1 + n % 3], '2026-12-01',
       'UTC', '1', at, at, at + interval '30 hours', 'closed', at + n % 60 * interval '1 hour',
       at + n % 70 * interval '1 hour', case when n % 2 = 0 then at + n % 80 * interval '1 hour' end, n % 3 = 0,
       at + interval '5 days'
     from (select n, now() - n * ($2::float8 / $1) * interval '1 day' as at from generate_series(1, $1) n) as asked`,
    [many, DAYS],
  )
  await fill(
    `insert into staff (id, name, email, roles, created_at)
     values (gen_random_uuid(), 'Rekha', 'rekha@example.org', '{owner}', now())`,
  )
  await fill(
    `insert into services (id, name, minutes, mode, sections, created_at)
     values (gen_random_uuid(), 'Talk', 50, 'phone', '{Art Therapy}', now())`,
  )
  await fill(
    `insert into appointments (id, staff_id, service_id, request_id, starts_at, ends_at, free_at, status, version,
       calendar_uid, booked_at, created_at, changed_at)
     select gen_random_uuid(), (select id from staff), (select id from services), id, submitted_at,
       submitted_at + interval '1 hour', submitted_at + interval '1 hour', 'happened', 1, gen_random_uuid(), submitted_at,
       submitted_at, submitted_at
     from consultation_requests where booked_at is not null`,
  )
  await fill('vacuum analyze consultation_requests, appointments')
  client.release(true)
  const now = new Date()
  const span = { from: new Date(now.getTime() - 90 * 86_400_000), to: now }
  return async () => {
    const [{ asked }, waits, appointments, sections, languages] = await Promise.all([
      countAnswers(db, span),
      measureWaits(db, span),
      countAppointments(db, span),
      countBy(db, 'section', span),
      countBy(db, 'language', span),
    ])
    expect(asked.count / many).toBeCloseTo(90 / DAYS, 2)
    expect(waits.reached.median).toBe(34 * 60)
    expect(appointments.happened.count).toBeGreaterThan(asked.count / 3)
    expect(sections).toHaveLength(1)
    expect(languages).toHaveLength(3)
  }
}
