import { DeskRequest, DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { expect, test } from 'vitest'
import { deskWithRequests } from '#testing/desk-case.ts'
import { queriesOf } from '#testing/queries-of.ts'
import { staffSession } from '#testing/staff.ts'

const NOBODY = '019a9b6c-0000-7000-8000-000000000000'

test('what waits is listed without anything that reaches the person', async () => {
  const { ask, rekha } = await deskWithRequests()
  const { id } = await ask()
  const answer = await rekha.browser.get('/requests?list=waiting')
  const page = DeskRequestPage.parse(answer.json().data)
  expect(page).toMatchObject({ next: null, counts: { waiting: 1, mine: 0 } })
  expect(page.requests).toMatchObject([
    {
      id,
      state: 'waiting',
      first_name: 'Asha',
      language: 'any',
      assignee: null,
      is_late: false,
      // The end of the next day of the office, at eight in India.
      call_by: '2026-11-22T14:30:00.000Z',
      last_event: { kind: 'received', actor: 'visitor', staff: null },
    },
  ])
  for (const hidden of ['Rao', '98765', 'example.in']) expect(answer.body).not.toContain(hidden)
})

test('a list of sixty requests takes the queries of a list of two', async () => {
  const { ask, rekha, context } = await deskWithRequests()
  const list = () => rekha.browser.get('/requests?list=waiting')
  for (let n = 0; n < 2; n += 1) await ask()
  const ofTwo = await queriesOf({ context }, list)
  expect(ofTwo.length).toBeGreaterThan(0)
  for (let n = 2; n < 60; n += 1) await ask()
  expect(await queriesOf({ context }, list)).toEqual(ofTwo)
  expect((await list()).json().data).toMatchObject({ counts: { waiting: 60 }, next: expect.any(String) })
})

test('the lists follow a request from waiting to mine to over', async () => {
  const { ask, rekha, arjun, take, record, time, ...api } = await deskWithRequests()
  const { id } = await ask()
  await ask()
  const list = async (who: typeof rekha, name: string) => {
    const { data } = (await who.browser.get(`/requests?list=${name}`)).json()
    return { ids: data.requests.map((request: { id: string }) => request.id), counts: data.counts }
  }
  await take(rekha, id)
  expect(await list(rekha, 'mine')).toEqual({ ids: [id], counts: { waiting: 2, burst: 0, mine: 1 } })
  expect((await list(arjun, 'mine')).ids).toEqual([])
  await record(rekha, id, { kind: 'reached', reason: 'talked' })
  await record(rekha, id, { kind: 'closed', reason: 'referred' })
  expect(await list(rekha, 'mine')).toMatchObject({ ids: [], counts: { waiting: 1 } })
  expect((await list(arjun, 'over')).ids).toEqual([id])
  expect((await rekha.browser.get('/requests?list=over&after=1_0_then_x')).json().data.fields).toHaveProperty(
    'after',
  )
  expect((await rekha.browser.get('/requests?list=all')).statusCode).toBe(422)
  expect(api.lines.join('')).not.toContain('Asha')
})

test('what arrived on a day is found by it, in the zone of the office', async () => {
  const { ask, rekha, record, take, db } = await deskWithRequests()
  const found = async (day: string) => {
    const { data } = (await rekha.browser.get(`/requests?list=over&day=${day}`)).json()
    return data.requests.map((request: { id: string }) => request.id)
  }
  const [late, early] = [await ask(), await ask()]
  for (const { id } of [late, early]) {
    await take(rekha, id)
    await record(rekha, id, { kind: 'closed', reason: 'other' })
  }
  const arrive = (id: string, at: string) =>
    db
      .updateTable('consultationRequests')
      .set({ submittedAt: new Date(at) })
      .where('id', '=', id)
      .execute()
  // Midnight in India is half past six in the evening of the day before.
  await arrive(late.id, '2026-11-03T18:29:59Z')
  await arrive(early.id, '2026-11-03T18:30:00Z')
  expect(await found('2026-11-03')).toEqual([late.id])
  expect(await found('2026-11-04')).toEqual([early.id])
  expect(await found('2026-11-05')).toEqual([])
  expect((await rekha.browser.get('/requests?list=over&day=yesterday')).statusCode).toBe(422)
})

test('a page of a request says how to call before the number, which is masked', async () => {
  const { ask, at, rekha, read } = await deskWithRequests()
  const { id } = await ask()
  const answer = await rekha.browser.get(at(id))
  expect(answer.body).not.toMatch(/98765|Rao|example\.in/)
  expect(DeskRequest.parse(answer.json().data)).toMatchObject({
    contact: { contact_way: 'call', message: 'none', if_others_answer: 'first-name' },
    calling: { is_in_hours: true, from: null, needs_reason: true },
    masked_phone: '******3201',
    views: null,
    steps: ['take', 'hand-over', 'offer', 'book', 'decline', 'close'],
    next_step: 'take',
  })
  expect((await rekha.browser.get(at(NOBODY))).json().data.code).toBe('unknown-request')
  expect((await rekha.browser.get(at('nothing'))).json().data.code).toBe('unknown-request')
  expect(await read(rekha, id)).toMatchObject({ is_own: false })
})

test('who opens a number is recorded; a reason is asked for outside the case and outside the person’s hours', async () => {
  const { ask, at, take, rekha, time, trail, ...api } = await deskWithRequests()
  const { id } = await ask()
  const open = (body = {}) => rekha.browser.post(at(id, '/number'), body)
  const needsReason = { status: 422, data: { fields: { reason: expect.any(String) } } }
  expect((await open()).json()).toMatchObject(needsReason)
  expect((await open({ reason: 'curious' })).json()).toMatchObject(needsReason)
  expect((await open({ reason: 'safety' })).json().data).toMatchObject({ phone: '+919876543201' })
  await take(rekha, id)
  time.now = new Date(time.now.getTime() + 1_000)
  expect((await open()).json().data).toEqual({
    name: 'Asha Rao',
    phone: '+919876543201',
    email: 'asha@example.in',
  })
  // A session ends after eight hours without use.
  time.now = new Date('2026-11-21T11:00:00Z')
  await rekha.browser.get('/session')
  time.now = new Date('2026-11-21T15:00:00Z')
  expect((await open()).json()).toMatchObject(needsReason)
  expect((await open({ reason: 'agreed' })).statusCode).toBe(200)

  const owner = await staffSession({ ...api, time } as never, ['owner'])
  const { views } = (await owner.browser.get(at(id))).json().data
  expect(views.map((view: { reason: string | null }) => view.reason)).toEqual(['agreed', null, 'safety'])
  expect(views[0].staff).toEqual({ id: rekha.staffId, name: 'Bala' })
  expect((await trail()).filter(({ action }) => action === 'consultation-request.view')).toHaveLength(3)
})

test('where the hours of the office cannot be read, a number needs a reason', async () => {
  const { ask, at, take, rekha, context } = await deskWithRequests()
  const { id } = await ask()
  await take(rekha, id)
  context.callHours = () => Promise.reject(new Error('gone'))
  expect((await rekha.browser.post(at(id, '/number'))).statusCode).toBe(422)
  expect((await rekha.browser.get(at(id))).json().data.calling).toMatchObject({
    needs_reason: true,
    from: null,
  })
})

test('of two coordinators who take a request at once on two servers one gets it, and the other is told who has it', async () => {
  const { ask, at, rekha, arjun, replica, read } = await deskWithRequests()
  const other = await replica()
  for (let round = 0; round < 8; round += 1) {
    const { id } = await ask()
    const take = (who: typeof rekha, app?: typeof other.app) => {
      const cookie = [...who.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const xsrf = who.browser.jar.get('DESK-XSRF-TOKEN') ?? ''
      const payload = { staff: who.staffId, seen: null }
      return app === undefined
        ? who.browser.post(at(id, '/assignment'), payload)
        : app.inject({
            method: 'POST',
            url: `/api/v1/desk${at(id, '/assignment')}`,
            headers: { cookie, 'x-xsrf-token': xsrf },
            payload,
          })
    }
    const answers = await Promise.all([take(rekha), take(arjun, other.app)])
    const [won] = answers.filter(({ statusCode }) => statusCode === 200)
    const [lost] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(lost?.json()).toMatchObject({
      message: 'Bala has this request.',
      data: { code: 'request-assigned', assignee: won?.json().data.assignee },
    })
    const { events } = await read(rekha, id)
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'assigned'])
  }
})

test('a request is taken once, handed over, and taken from someone only by who knows that they have it', async () => {
  const { ask, at, take, rekha, arjun, trail } = await deskWithRequests()
  const { id } = await ask()
  for (let click = 0; click < 2; click += 1)
    expect((await take(rekha, id)).json().data).toMatchObject({ is_own: true, next_step: 'call' })
  expect((await take(arjun, id)).json().data).toMatchObject({
    code: 'request-assigned',
    assignee: { id: rekha.staffId },
  })
  expect((await take(arjun, id, rekha.staffId)).json().data.assignee.id).toBe(arjun.staffId)
  const handOver = (staff: string) =>
    arjun.browser.post(at(id, '/assignment'), { staff, seen: arjun.staffId })
  expect((await handOver(NOBODY)).json().data.fields).toHaveProperty('staff')
  expect((await handOver(rekha.staffId)).json().data.assignee.id).toBe(rekha.staffId)
  expect((await trail()).map(({ actor }) => actor)).toEqual([
    `staff-${rekha.staffId}`,
    `staff-${arjun.staffId}`,
    `staff-${arjun.staffId}`,
  ])
})

test('what happened is recorded with a code, by who has the request, once under a key', async () => {
  const { ask, at, take, record, rekha, arjun } = await deskWithRequests()
  const { id } = await ask()
  const code = async (answer: ReturnType<typeof record>) => (await answer).json().data.code
  expect(await code(record(rekha, id, { kind: 'tried', reason: 'no-answer' }))).toBe('step-not-possible')
  await take(rekha, id)
  expect(await code(record(arjun, id, { kind: 'tried', reason: 'no-answer' }))).toBe('request-assigned')
  for (const body of [{ kind: 'tried' }, { kind: 'tried', reason: 'seen' }, { kind: 'booked' }, {}])
    expect((await record(rekha, id, body)).statusCode).toBe(422)

  const headers = { 'idempotency-key': 'one' }
  const tried = { kind: 'tried', reason: 'no-answer' }
  for (let click = 0; click < 2; click += 1) {
    const answer = await rekha.browser.call('POST', at(id, '/events'), tried, headers)
    expect(answer.json().data.events).toHaveLength(3)
  }
  const again = await rekha.browser.call('POST', at(id, '/events'), { ...tried, reason: 'busy' }, headers)
  expect(again.json().data.code).toBe('idempotency-key-reused')

  const reached = (await record(rekha, id, { kind: 'reached', reason: 'safety' })).json().data
  expect(reached).toMatchObject({ state: 'reached', has_safety_note: true, next_step: 'book' })
  await record(rekha, id, { kind: 'offered' })
  const declined = (await record(rekha, id, { kind: 'declined', reason: 'cost' })).json().data
  expect(declined).toMatchObject({ state: 'declined', steps: [], next_step: null })
  expect(declined.events.at(-1)).toMatchObject({ reason: 'cost', staff: { id: rekha.staffId } })
  expect(await code(record(rekha, id, { kind: 'closed', reason: 'other' }))).toBe('request-over')
})

test('a counsellor sees what is theirs alone: of the rest neither a row nor that it is there', async () => {
  const { ask, at, rekha, record, read, ...api } = await deskWithRequests()
  const { id } = await ask()
  const own = await ask()
  const counsellor = await staffSession(api as never, ['counsellor'])
  await rekha.browser.post(at(own.id, '/assignment'), { staff: counsellor.staffId, seen: null })
  for (const list of ['waiting', 'mine']) {
    const { requests, counts } = (await counsellor.browser.get(`/requests?list=${list}`)).json().data
    expect(requests.map((request: { id: string }) => request.id)).toEqual([own.id])
    expect(counts).toEqual({ waiting: 1, burst: 0, mine: 1 })
  }
  expect(await read(counsellor, own.id)).toMatchObject({ is_own: true, assignable: null, next_step: 'call' })
  for (const answer of [
    await counsellor.browser.get(at(id)),
    await counsellor.browser.post(at(id, '/number'), { reason: 'safety' }),
    await record(counsellor, id, { kind: 'closed', reason: 'other' }),
    await counsellor.browser.get(at(id, '/slots')),
    await counsellor.browser.post(at(id, '/appointments'), {
      service: NOBODY,
      starts_at: '2026-11-22T05:30:00Z',
    }),
  ])
    expect([answer.statusCode, answer.json().data.code]).toEqual([404, 'unknown-request'])
})

test('someone who is removed is out at once, and what they had waits for someone else', async () => {
  const { ask, at, take, rekha, arjun, read, ...api } = await deskWithRequests()
  const { id } = await ask()
  await take(arjun, id)
  const owner = await staffSession(api as never, ['owner'])
  expect((await owner.browser.delete(`/staff/${arjun.staffId}`)).statusCode).toBe(200)
  expect((await arjun.browser.get(at(id))).statusCode).toBe(401)
  expect(await read(rekha, id)).toMatchObject({ assignee: null, next_step: 'take' })
  const { requests } = (await rekha.browser.get('/requests?list=waiting')).json().data
  expect(requests).toMatchObject([{ id, is_left: true }])
  expect((await take(rekha, id)).statusCode).toBe(200)
})

test('an erased request is gone with all that belongs to it, and a restore erases it again', async () => {
  const { ask, at, take, rekha, db, pool } = await deskWithRequests()
  const { id } = await ask()
  await take(rekha, id)
  await rekha.browser.post(at(id, '/number'))
  expect((await rekha.browser.delete(at(id))).json().data).toEqual({ id })
  expect((await rekha.browser.delete(at(id))).json().data.code).toBe('unknown-request')
  for (const table of ['consultationRequests', 'requestEvents', 'recordViews'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const copied = await pool.query(
    'select action, subject_id from audit_events join erasures_to_copy on event_id = audit_events.id',
  )
  expect(copied.rows).toEqual([{ action: 'consultation-request.erase', subject_id: id }])
  const jobs = await pool.query('select payload::text from graphile_worker._private_jobs')
  expect(JSON.stringify(jobs.rows)).not.toContain(id)
})
