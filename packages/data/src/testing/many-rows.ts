import type pg from 'pg'

/** How many rows each table has: a table of a few is always read whole, whatever indexes it has. */
const MANY = 5_000

/** Under the newest key: none of these has to be wrapped again. */
const WRAPPED = `decode('01' || repeat('00', 60), 'hex')`

/**
 * What fills each table that grows. A migration that makes another one adds it here: a test compares this list with
 * the database.
 */
const FILLINGS: Readonly<Record<string, string>> = {
  members: `(member_id, time_zone, created_at, wrapped_key, phone_encrypted, phone_lookup)
    select gen_random_uuid(), 'UTC', now(), ${WRAPPED}, sha256(n::text::bytea), sha256(n::text::bytea)
    from generate_series(1, ${MANY}) n`,
  recovery_codes: `select member_id, phone_lookup, now() from members`,
  known_browsers: `select member_id, phone_lookup, now(), now() - random() * interval '400 days' from members`,
  member_pseudonyms: `select member_id, 'm-' || md5(phone_lookup) from members`,
  sessions: `select member_id, gen_random_uuid(), '', now(), now(), now() + interval '7 days',
    now() + interval '30 days' from members`,
  access_tokens: `select member_id, session_id, sha256(session_id::text::bytea), now(), null from sessions`,
  refresh_tokens: `select member_id, session_id, sha256(session_id::text::bytea), now(), now() from sessions`,
  wrong_codes: `select phone_lookup::text, 1, 1, now(), null, now() - random() * interval '30 days' from members`,
  one_time_code_challenges: `select gen_random_uuid(), phone_lookup::text, 'sign-in', phone_lookup, at,
    at + interval '5 minutes', 0, null, null, at, phone_lookup, true, 0, 5, null
    from (select phone_lookup, now() - random() * interval '30 days' as at from members) as asked`,
  limit_windows: `select 'of-a-test', md5(n::text), now() - random() * interval '2 days', 1
    from generate_series(1, ${MANY}) n`,
  refusal_counts: `select date_trunc('minute', now(), 'UTC') - n * interval '1 minute', 'thing.refuse', 'too-many', 1
    from generate_series(1, ${MANY}) n`,
  audit_seals: `select date_trunc('minute', now(), 'UTC') - n * interval '1 minute', 1, sha256(n::text::bytea), now()
    from generate_series(1, ${MANY}) n`,
  audit_events: `select gen_random_uuid(), now(), 'visitor', 'thing.do', 'thing', gen_random_uuid(), null
    from generate_series(1, ${MANY}) n`,
  assessments: `(member_id, id, assessment_name, pack_id, pack_version, responses_encrypted, total, maximum, level, taken_at,
      safety, has_safety_answer)
    select member_id, gen_random_uuid(), name, 'a-pack', '1', sha256('0'), 0, 1, 'Low', now() - n * interval '1 day', 'none', false
    from (select member_id from members limit 500) as five_hundred, generate_series(1, 10) n,
    unnest('{Depression Assessment,Anxiety Assessment,Perceived Stress Assessment}'::text[]) as name`,
  consents: `select member_id, gen_random_uuid(), purpose, '1', true, now(), null
    from members, unnest('{assessments,moods}'::text[]) as purpose`,
  moods: `select member_id, gen_random_uuid(), current_date - n, 'GOOD', 'UTC', 1, now(), now()
    from (select member_id from members limit 500) as five_hundred, generate_series(1, 20) n`,
  mood_tombstones: `select member_id, null::date, now() - random() * interval '90 days' from members`,
  idempotency_keys: `select phone_lookup, member_id, sha256('x'), null, now() - random() * interval '30 days'
    from members`,
  favourites: `select member_id, lpad(n::text, 24, '0'), now()
    from (select member_id from members limit 500) as five_hundred, generate_series(1, 20) n`,
  kept_safety_plans: `select member_id, repeat('A', 40), 1, now() from members`,
  consultation_requests: `(id, wrapped_key, details_encrypted, phone_lookup, section, consultation_on, time_zone, notice_version,
      consented_at, submitted_at)
    select gen_random_uuid(), ${WRAPPED}, '\\x00', sha256('+919876543210'), 'Art Therapy', '2026-12-01',
      'UTC', '1', now(), now() - random() * interval '30 days'
    from generate_series(1, ${MANY}) n`,
  request_events: `select id, 2, 'withdrawn', submitted_at, 'visitor', null::uuid, null from consultation_requests`,
  office_recipient_changes: `select gen_random_uuid(), now(), 'setting', null::text[], '{a@example.org}'::text[]
    from generate_series(1, ${MANY}) n`,
  newsletter_subscriptions: `select gen_random_uuid(), n || '@example.in', '1', now() - random() * interval '30 days',
    case when n % 10 > 0 then now() end, null from generate_series(1, ${MANY}) n`,
  staff: `select gen_random_uuid(), 'Asha', 'asha' || n || '@example.org', '{counsellor}'::text[], null, false, null,
    now() from generate_series(1, ${MANY}) n`,
  staff_invitations: `select gen_random_uuid(), sha256(n::text::bytea), null, 'Asha', 'asha' || n || '@example.org',
    '{counsellor}'::text[], null, at, at + interval '24 hours', at, null
    from (select n, now() - random() * interval '30 days' as at from generate_series(1, ${MANY}) n) as invited`,
  staff_passkeys: `select id, gen_random_uuid(), id::text, sha256(email::bytea), 0, '{}'::text[], '', now(), now()
    from staff`,
  staff_authenticator_apps: `select id, sha256(email::bytea), 0, now() from staff`,
  staff_recovery_codes: `select id, sha256(email::bytea), now() from staff`,
  staff_browsers: `select id, sha256(email::bytea), now(), now() - random() * interval '400 days', 0, null from staff`,
  staff_sessions: `select id, gen_random_uuid(), sha256(email::bytea), '', 'passkey', at, at, at, at, null
    from (select id, email, now() - random() * interval '30 days' as at from staff) as signed_in`,
  staff_spent_challenges: `select sha256(n::text::bytea), now() + random() * interval '1 day'
    from generate_series(1, ${MANY}) n`,
  record_views: `select gen_random_uuid(), request.id, person.id, now(), null
    from (select id, row_number() over () as n from staff) as person
    join (select id, row_number() over () as n from consultation_requests) as request using (n)`,
  test_calls: `select gen_random_uuid(), (id_number % 40)::text, 'Line', current_date - id_number::int, id, 'answered', 1, 'Hindi', now()
    from (select id, row_number() over () as id_number from staff) as person`,
  services: `select gen_random_uuid(), 'Talk', 50, 10, 'video', '{Art Therapy}'::text[], 0, case when n > 10 then now() end, now(), 1
    from generate_series(1, ${MANY}) n`,
  service_staff: `select service.id, person.id from (select id, row_number() over () as n from services) as service
    join (select id, row_number() over () as n from staff) as person using (n)`,
  availability_rules: `select gen_random_uuid(), id, 1, 660, 1200, 'Asia/Kolkata', current_date, null::date, now()
    from staff`,
  availability_exceptions: `select gen_random_uuid(), id, 'off', current_date, current_date, null::smallint,
    null::smallint, 'Asia/Kolkata', now() from staff`,
  sealed_erasures: `select gen_random_uuid(), 'age-encryption.org/v1'::bytea, current_date - n % 300, current_date + 365 - n % 300
    from generate_series(1, ${MANY}) n`,
  erasures_to_copy: `select id, now() from audit_events`,
  appointments: `select gen_random_uuid(), person.id, (select id from services limit 1), request.id, at,
    at + interval '50 minutes', at + interval '1 hour', case when n % 10 = 0 then 'held' else 'booked' end,
    case when n % 10 = 0 then now() + random() * interval '10 minutes' end, 1, gen_random_uuid(), now(), null, null, now(), now()
    from (select id, row_number() over () as n from staff) as person
    join (select id, row_number() over () as n, now() + random() * interval '1 year' as at
      from consultation_requests) as request using (n)`,
  sent_summaries: `select gen_random_uuid(), appointment.id, member.member_id, '{moods}'::text[], '\\x00'::bytea || sha256('x'), now(), null
    from (select id, row_number() over () as n from appointments) as appointment
    join (select member_id, row_number() over () as n from members) as member using (n)`,
  messages_sent: `select request_id || '.booked', request_id, id, 'visitor', 'mail', 'appointment-booked', 1, now(), null, 'taken'
    from appointments`,
  mail_attempts: `select n, 'm', 1, null::timestamptz, null from generate_series(1, ${MANY}) n`,
}

/** Fills every table that grows, and updates the planner's statistics. */
export async function fillTables(pool: pg.Pool): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    // Five thousand rows at once are no statement of the product.
    await client.query('set statement_timeout = 0')
    for (const [table, rows] of Object.entries(FILLINGS))
      await client.query(patient(`insert into ${table} ${rows}`))
    await client.query(patient('vacuum analyze'))
  } finally {
    client.release(true)
  }
  return Object.keys(FILLINGS)
}

const patient = (text: string) => ({ text, query_timeout: 60_000 })
