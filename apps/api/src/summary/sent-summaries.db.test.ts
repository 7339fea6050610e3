import { successOf } from '@pulli/contracts/envelope.ts'
import { OpenedSummary, SentSummaryWhole, SummaryPreview } from '@pulli/contracts/sent-summary.ts'
import { insertMoods } from '@pulli/data/mood/moods.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { expect, test } from 'vitest'
import { retentionTasks } from '#retention-tasks.ts'
import { BALA, CHITRA } from '#testing/bookable.ts'
import { CHOICE, memberWithAppointment, WORDS } from '#testing/sent-summary.ts'
import { staffSession } from '#testing/staff.ts'
import { NOW } from '#testing/test-api.ts'

// desk §4: nothing of assessments or moods is ever shown to staff unless the member sends their summary to the
// appointment, chosen item by item and revocable.

test('desk §4: a member sends exactly what they looked at, and only the counsellor of the appointment opens it', async () => {
  const { preview, send, asha, bala, chitra, rekha, arjun, openPath, listed, at, asked, read, pool } =
    await memberWithAppointment()
  const looked = successOf(SummaryPreview).parse((await preview()).json()).data
  expect(looked).toMatchObject({
    counsellor: 'Bala',
    starts_at: '2026-11-22T05:30:00.000Z',
    kept_until: '2026-12-22T06:20:00.000Z',
  })
  expect(await listed()).toEqual([])
  const sent = successOf(SentSummaryWhole).parse((await send()).json()).data
  expect(sent.content).toEqual(looked.content)
  expect(sent).toMatchObject({ opened_at: [], ended_at: null, purposes: ['assessments', 'moods'] })
  expect(sent.content).toMatchObject({
    name: null,
    moods: null,
    days: [{ day: '2026-11-20', mood_type: 'BAD', note: WORDS }],
    assessments: [
      {
        assessment_name: 'Depression Assessment',
        shows_change: false,
        results: [{ total: 12, safety: 'today', has_safety_answer: true }],
      },
    ],
  })

  // Coordinators see that it was sent, and nothing of it.
  for (const other of [rekha, arjun]) {
    const request = await read(other, asked.id)
    expect(request.appointments[0].summary_sent_at).toBe('2026-11-21T06:00:00.000Z')
    expect(JSON.stringify(request)).not.toContain('Mild mood')
    expect((await other.browser.post(openPath())).json()).toMatchObject({
      status: 404,
      data: { code: 'unknown-summary' },
    })
  }
  expect((await chitra.post(openPath())).json().data.code).toBe('unknown-request')
  expect((await listed())[0].opened_at).toEqual([])

  const opened = successOf(OpenedSummary).parse((await bala.post(openPath())).json()).data
  expect(opened.content).toEqual(looked.content)
  expect((await listed())[0].opened_at).toEqual(['2026-11-21T06:00:00.000Z'])
  const { rows: trail } = await pool.query(
    `select action, actor from audit_events where action like 'summary.%' order by occurred_at`,
  )
  expect(trail).toEqual([
    { action: 'summary.send', actor: asha.pseudonym },
    { action: 'summary.view', actor: `staff-${BALA}` },
  ])
  expect((await bala.get(at(asked.id))).json().data.views).toBeNull()
})

test('finding: a summary with an answer that asks for help has it in words, and the desk is told to open it first', async () => {
  const { send, bala, rekha, read, asked, at } = await memberWithAppointment()
  const { content } = successOf(SentSummaryWhole).parse((await send()).json()).data
  const [result] = content?.assessments[0]?.results ?? []
  expect(result?.safety_answers).toEqual([
    { question: expect.any(String), answer: expect.stringMatching(/life|alive|die/i) },
  ])
  const ofBala = (await bala.get(at(asked.id))).json().data
  expect(ofBala.appointments[0].summary_is_urgent).toBe(true)
  const ofRekha = await read(rekha, asked.id)
  expect(ofRekha.appointments[0].summary_is_urgent).toBe(true)
  expect(JSON.stringify(ofRekha)).not.toContain(result?.safety_answers[0]?.answer)

  await send({ ...CHOICE, items: ['days'] })
  expect((await bala.get(at(asked.id))).json().data.appointments[0].summary_is_urgent).toBe(false)
})

test('finding: the lists and the week tell the desk too which summary to open first, until the session is over', async () => {
  const { send, bala, rekha, pool } = await memberWithAppointment()
  const told = async () => {
    const seen = []
    for (const browser of [bala, rekha.browser]) {
      const week = (await browser.get('/week?from=2026-11-22')).json().data
      const list = (await browser.get('/requests?list=mine')).json().data
      for (const row of [...week.appointments, ...list.requests]) seen.push(row.summary_is_urgent)
    }
    return seen
  }
  expect(await told()).toEqual([false, false, false, false])
  await send()
  expect(await told()).toEqual([true, true, true, true])
  await send({ ...CHOICE, items: ['days'] })
  expect(await told()).toEqual([false, false, false, false])
  await send()
  const earlier = ['starts_at', 'ends_at', 'free_at'].map((time) => `${time} = ${time} - interval '2 days'`)
  await pool.query(`update appointments set ${earlier}`)
  expect(await told()).toEqual([false, false, false, false])
})

test('finding: a summary that no key opens any more does not close the page of its request', async () => {
  const { send, pool, bala, asked, at } = await memberWithAppointment()
  await send()
  await pool.query('update sent_summaries set id = gen_random_uuid()')
  expect((await bala.get(at(asked.id))).json().data.appointments[0]).toMatchObject({
    summary_sent_at: '2026-11-21T06:00:00.000Z',
    summary_is_urgent: false,
  })
})

test('desk §4: an owner sees who opened a summary, and not what is in it', async () => {
  const desk = await memberWithAppointment()
  const { send, bala, openPath, asked, at } = desk
  const owner = await staffSession(desk, ['owner', 'counsellor'])
  await send()
  await bala.post(openPath())
  expect((await owner.browser.post(openPath())).json().data.code).toBe('unknown-summary')
  const { views, appointments } = (await owner.browser.get(at(asked.id))).json().data
  expect(views).toMatchObject([{ what: 'summary', staff: { id: BALA }, reason: null }])
  expect(appointments[0].summary_sent_at).not.toBeNull()
})

test('decision 19: what was sent is stored encrypted, and only as what it is and whose', async () => {
  const { send, pool, rows, bala, openPath } = await memberWithAppointment()
  await send()
  const { rows: stored } = await pool.query(`select sent::text from sent_summaries as sent`)
  expect(stored).toHaveLength(1)
  for (const trace of ['Nobody', WORDS, 'BAD', 'Depression'])
    expect(stored[0].sent).not.toContain(Buffer.from(trace).toString('hex'))
  const [row] = await rows()
  // In another row, or with another key, it opens nowhere.
  await pool.query(`update sent_summaries set id = gen_random_uuid()`)
  expect((await bala.post(openPath())).statusCode).toBe(500)
  await pool.query(`update sent_summaries set id = $1`, [row?.id])
  expect((await bala.post(openPath())).statusCode).toBe(200)
})

test('another member can neither look, send, read nor take back', async () => {
  const { own, path, ravi, send, listed, rows } = await memberWithAppointment()
  await send()
  const answers = [
    await own('POST', `${path()}/preview`, CHOICE, ravi),
    await own('PUT', path(), { ...CHOICE, seen: 'x' }, ravi),
    await own('GET', path(), undefined, ravi),
  ]
  expect(answers.map((answer) => answer.json().data.code)).toEqual([
    'unknown-appointment',
    'unknown-appointment',
    'unknown-summary',
  ])
  expect((await own('DELETE', path(), undefined, ravi)).statusCode).toBe(200)
  expect(await listed(ravi)).toEqual([])
  expect(await rows()).toHaveLength(1)
})

test('desk §4: what is taken back can be opened no more, and that it was opened stays recorded', async () => {
  const { own, path, send, bala, openPath, listed, rows, pool } = await memberWithAppointment()
  await send()
  await bala.post(openPath())
  for (const _ of [1, 2]) expect((await own('DELETE', path())).statusCode).toBe(200)
  expect(await rows()).toEqual([])
  expect((await bala.post(openPath())).json().data.code).toBe('unknown-summary')
  expect(await listed()).toEqual([])
  expect((await own('GET', path())).json().data.code).toBe('unknown-summary')
  const { rows: views } = await pool.query('select summary_id is not null as sent from record_views')
  expect(views).toEqual([{ sent: true }])
  const { rows: trail } = await pool.query(
    `select action from audit_events where action = 'summary.take-back'`,
  )
  expect(trail).toHaveLength(1)
  // A restored backup takes it back again.
  expect((await pool.query('select count(*)::int as n from erasures_to_copy')).rows[0].n).toBeGreaterThan(0)
})

test('what has changed since it was looked at is not sent', async () => {
  const { own, path, preview, pool, rows, asha } = await memberWithAppointment()
  const { seen } = (await preview()).json().data
  await pool.query(`update moods set mood_type = 'GREAT' where member_id = $1`, [asha.memberId])
  expect((await own('PUT', path(), { ...CHOICE, seen })).json()).toMatchObject({
    status: 409,
    data: { code: 'stale-summary' },
  })
  // Nor is a preview with other items.
  const fresh = (await preview()).json().data.seen
  const other = { ...CHOICE, items: ['depression'], seen: fresh }
  expect((await own('PUT', path(), other)).json().data.code).toBe('stale-summary')
  expect(await rows()).toEqual([])
  expect((await own('PUT', path(), { ...CHOICE, seen: fresh })).statusCode).toBe(200)
})

test('sent again it changes nothing, and another one takes its place', async () => {
  const { own, path, send, preview, bala, openPath, rows, time, listed, pool } = await memberWithAppointment()
  const { seen } = (await preview()).json().data
  for (const _ of [1, 2]) await own('PUT', path(), { ...CHOICE, seen })
  const trail = async () =>
    (await pool.query(`select count(*)::int as n from audit_events where action = 'summary.send'`)).rows[0].n
  expect(await trail()).toBe(1)
  await bala.post(openPath())
  time.now = new Date(time.now.getTime() + 60_000)
  await send({ ...CHOICE, items: ['moods', 'name'] })
  expect(await rows()).toHaveLength(1)
  const [one] = await listed()
  expect(one).toMatchObject({ purposes: ['moods'], sent_at: '2026-11-21T06:01:00.000Z' })
  // The one that it replaced was opened.
  expect(one.opened_at).toEqual(['2026-11-21T06:00:00.000Z'])
  const { content } = (await bala.post(openPath())).json().data
  expect(content).toMatchObject({ assessments: [], days: null, moods: { days: 2, of_days: 21 } })
})

test('of ten at the same time one is kept', async () => {
  const { own, path, preview, rows } = await memberWithAppointment()
  const { seen } = (await preview()).json().data
  const answers = await Promise.all(Array.from({ length: 10 }, () => own('PUT', path(), { ...CHOICE, seen })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(await rows()).toHaveLength(1)
})

test('D55: it goes with the consent that what is in it was kept under, and with what is erased', async () => {
  const consent = (purpose: string, kept: string) => ({
    method: 'PUT' as const,
    path: `/members/me/consents/${purpose}`,
    body: { is_given: false, kept },
  })
  const erased = async (
    write: { method: 'PUT' | 'DELETE'; path: string; body?: object },
    items: string[],
  ) => {
    const { own, send, rows } = await memberWithAppointment()
    expect((await send({ ...CHOICE, items })).statusCode).toBe(200)
    expect((await own(write.method, write.path, write.body)).statusCode).toBe(200)
    return (await rows()).length === 0
  }
  const all = (purpose: string) => ({ method: 'DELETE' as const, path: `/members/me/data/${purpose}` })
  expect(await erased(consent('moods', 'keep'), ['notes'])).toBe(true)
  expect(await erased(consent('moods', 'keep'), ['depression'])).toBe(false)
  expect(await erased(consent('assessments', 'erase'), ['depression', 'moods'])).toBe(true)
  expect(await erased(all('moods'), ['depression', 'days'])).toBe(true)
  expect(await erased(all('moods'), ['depression'])).toBe(false)
  expect(await erased(all('assessments'), ['depression', 'changes'])).toBe(true)
}, 60_000)

test('D55: anyone who took a consent back sends nothing of what was kept under it', async () => {
  const { own, send, preview, path, rows } = await memberWithAppointment()
  await own('PUT', '/members/me/consents/moods', { is_given: false, kept: 'keep' })
  const { seen } = (await preview()).json().data
  expect((await own('PUT', path(), { ...CHOICE, seen })).json().data.code).toBe('consent-required')
  expect(await rows()).toEqual([])
  expect((await send({ ...CHOICE, items: ['depression'] })).statusCode).toBe(200)
})

test('D55: a mood or result that is erased takes along what was sent since, and one that came later does not', async () => {
  const { own, send, rows, pool, time, asha, db } = await memberWithAppointment()
  const [mood] = await db.selectFrom('moods').select('moodId').where('day', '=', '2026-11-19').execute()
  await send()
  await own('DELETE', `/mood/${mood?.moodId}`)
  expect(await rows()).toEqual([])
  await send()
  time.now = new Date(time.now.getTime() + 60_000)
  const { rows: later } = await pool.query(
    `insert into moods (member_id, mood_id, day, mood_type, time_zone, version, created_at, changed_at)
     values ($1, gen_random_uuid(), '2026-11-21', 'GOOD', 'UTC', 1, $2, $2) returning mood_id`,
    [asha.memberId, time.now],
  )
  expect((await own('DELETE', `/mood/${later[0].mood_id}`)).statusCode).toBe(200)
  expect(await rows()).toHaveLength(1)
  const [result] = await db.selectFrom('assessments').select('id').execute()
  expect((await own('DELETE', `/assessments/${result?.id}`)).statusCode).toBe(200)
  expect(await rows()).toEqual([])
})

test('it ends with an appointment that is cancelled, by whom ever', async () => {
  const { send, rekha, at, asked, appointment, rows, bala, openPath } = await memberWithAppointment()
  await send()
  const { version } = appointment
  await rekha.browser.post(at(asked.id, `/appointments/${appointment.id}/cancel`), { version })
  expect(await rows()).toEqual([])
  expect((await bala.post(openPath())).statusCode).toBe(404)
  expect((await send()).json().data.code).toBe('appointment-over')
})

test('it ends with a request that is closed or erased', async () => {
  for (const end of ['close', 'erase']) {
    const { send, rekha, at, asked, record, rows } = await memberWithAppointment()
    await send()
    if (end === 'close') await record(rekha, asked.id, { kind: 'closed', reason: 'referred' })
    else await rekha.browser.delete(at(asked.id))
    expect([end, await rows()]).toEqual([end, []])
  }
})

test('a move to another time keeps it, and one to another counsellor ends it and says so', async () => {
  const { send, rekha, at, asked, appointment, rows, bala, chitra, openPath, listed, own, path, db } =
    await memberWithAppointment()
  await send()
  const move = async (id: string, body: object) => {
    const answer = await rekha.browser.post(at(asked.id, `/appointments/${id}/move`), body)
    expect(answer.statusCode).toBe(200)
    return db
      .selectFrom('appointments')
      .select(['id', 'version'])
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow()
  }
  const { id, version } = appointment
  const second = await move(id, { version, starts_at: '2026-11-22T06:30:00.000Z' })
  expect((await bala.post(openPath())).json().data.code).toBe('unknown-summary')
  expect((await bala.post(openPath(second.id))).statusCode).toBe(200)
  const third = await move(second.id, {
    version: second.version,
    staff: CHITRA,
    starts_at: '2026-11-22T07:30:00.000Z',
  })
  expect((await rows()).map(({ content }) => content)).toEqual([null])
  for (const who of [bala, chitra]) expect((await who.post(openPath(third.id))).statusCode).toBe(404)
  expect(await listed()).toMatchObject([
    { appointment: third.id, counsellor: 'Chitra', ended_at: '2026-11-21T06:00:00.000Z' },
  ])
  expect((await own('GET', path(third.id))).json().data.content).toBeNull()
  const request = (await chitra.get(at(asked.id))).json().data
  expect(request.appointments[0].summary_sent_at).toBeNull()

  // It is sent anew to the new counsellor, who has opened no earlier one.
  const sent = (await send(CHOICE, third.id)).json().data
  expect(sent).toMatchObject({ counsellor: 'Chitra', ended_at: null, opened_at: [] })
  expect((await chitra.post(openPath(third.id))).statusCode).toBe(200)
  expect((await bala.post(openPath(third.id))).statusCode).toBe(404)
})

test('30 days after the appointment nobody opens it, and the night deletes it', async () => {
  const { send, bala, openPath, listed, rows, context, pool } = await memberWithAppointment()
  await send()
  const DAYS_30 = 30 * 24 * 60
  /** Now is so many minutes after its end. */
  const ended = (minutes: number) =>
    pool.query(
      `update appointments set ends_at = $1::timestamptz - $2 * interval '1 minute',
         starts_at = $1::timestamptz - ($2 + 50) * interval '1 minute',
         free_at = $1::timestamptz - ($2 - 10) * interval '1 minute'`,
      [NOW, minutes],
    )
  await ended(DAYS_30 - 1)
  expect((await bala.post(openPath())).statusCode).toBe(200)
  await retentionTasks(context)['forget-summaries']()
  expect(await rows()).toHaveLength(1)
  await ended(DAYS_30)
  expect((await bala.post(openPath())).statusCode).toBe(404)
  expect(await listed()).toEqual([])
  await ended(DAYS_30 + 1)
  await retentionTasks(context)['forget-summaries']()
  expect(await rows()).toEqual([])
})

test('it may be sent until the appointment is over, and not to one that is held', async () => {
  const { send, time, pool, asked, preview } = await memberWithAppointment()
  time.now = new Date('2026-11-22T06:19:00.000Z')
  expect((await send()).statusCode).toBe(200)
  time.now = new Date('2026-11-22T06:20:00.000Z')
  expect((await preview()).json().data.code).toBe('appointment-over')
  await pool.query(
    `update appointments set status = 'held', hold_until = '2027-01-01', starts_at = '2026-12-01', ends_at = '2026-12-01 01:00',
       free_at = '2026-12-01 01:00' where request_id = $1`,
    [asked.id],
  )
  expect((await preview()).json().data.code).toBe('appointment-over')
})

test.each([
  [{ from: '2026-11-01', to: '2026-11-20', items: [] }, 'items'],
  [{ from: '2026-11-01', to: '2026-11-20', items: ['name', 'changes'] }, 'items'],
  [{ from: '2026-11-01', to: '2026-11-20', items: ['answers'] }, 'items.0'],
  [{ from: '2026-11-01', to: '2026-11-20' }, 'items'],
  [{ from: '2026-11-21', to: '2026-11-20', items: ['moods'] }, 'to'],
  [{ from: '2026-05-20', to: '2026-11-20', items: ['moods'] }, 'from'],
  [{ from: 'x', to: '2026-11-20', items: ['moods'] }, 'from'],
])('a choice with a fault is refused at its field: %j', async (choice, field) => {
  const { preview, own, path } = await memberWithAppointment()
  for (const answer of [await preview(choice), await own('PUT', path(), { ...choice, seen: 'x' })])
    expect(answer.json()).toMatchObject({
      status: 422,
      data: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
    })
})

test('half a year of the longest notes is sent', async () => {
  const { db, asha, key, send } = await memberWithAppointment()
  const moods = Array.from({ length: 180 }, (_, n) => ({
    day: addDays('2026-11-18', -n),
    moodType: 'BAD' as const,
    note: 'न'.repeat(1_000),
    timeZone: 'Asia/Kolkata',
    now: new Date('2026-11-20T06:00:00Z'),
  }))
  await db.transaction().execute((tx) => insertMoods(tx, key, asha.memberId, moods))
  const answer = await send({ from: '2026-05-23', to: '2026-11-21', items: ['notes'] })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.content.days).toHaveLength(181)
})
