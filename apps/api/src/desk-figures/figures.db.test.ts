import { DeskFigures } from '@pulli/contracts/desk-figures.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { insertConsultationRequest } from '@pulli/data/consultation/requests.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { expect, test } from 'vitest'
import { deskBrowser, staffSession } from '#testing/staff.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const HOUR = 3_600_000
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR)

async function figuresApi() {
  const api = await testApi()
  const owner = await staffSession(api, ['owner'])
  let asked = 0
  /** So many people asked, hours ago, and were reached after an hour. */
  const ask = async (people: number, section: ConsultationSection, hours = 48) => {
    for (let n = 0; n < people; n += 1) {
      asked += 1
      const id = uuidV7(NOW)
      await api.db.transaction().execute(async (tx) => {
        await insertConsultationRequest(tx, api.context.encryption, {
          id,
          name: 'Asha Rao',
          email: 'asha@example.in',
          phone: `+91987654${String(1_000 + asked)}`,
          section,
          consultationOn: '2026-12-01',
          timeZone: 'UTC',
          noticeVersion: '1',
          promisedBy: before(hours - 5),
          now: before(hours),
        })
        const staff = { requestId: id, actor: 'staff', staffId: owner.staffId } as const
        await recordRequestEvent(tx, { ...staff, kind: 'assigned', now: before(hours) })
        await recordRequestEvent(tx, { ...staff, kind: 'reached', reason: 'talked', now: before(hours - 1) })
      })
    }
  }
  const read = async (query = '') =>
    DeskFigures.parse((await owner.browser.get(`/figures${query}`)).json().data)
  return { ...api, owner, ask, read }
}

test('without a request there is nothing yet, and it is said as nothing', async () => {
  const { read } = await figuresApi()
  expect(await read()).toEqual({
    days: 30,
    first_day: '2026-10-23',
    last_day: '2026-11-21',
    time_zone: 'Asia/Kolkata',
    has_samples: false,
    requests: 0,
    reached: { median_minutes: null, slow_tenth_minutes: null, has_any: false },
    booked: { median_minutes: null, slow_tenth_minutes: null, has_any: false },
    promises_kept: { kind: 'none', percent: null },
    first_try: { kind: 'none', percent: null },
    appointments: { booked: 0, happened: 0, missed: 0, cancelled: 0, unmarked: 0 },
    sections: expect.arrayContaining([{ section: 'Art Therapy', count: 0 }]),
    languages: ['any', 'english', 'hindi'].map((language) => ({ language, count: 0 })),
  })
})

test('few are hidden, and the total with the others does not give them away', async () => {
  const { ask, read } = await figuresApi()
  await ask(4, 'Art Therapy')
  await ask(7, 'Adult Psychiatry')
  const figures = await read()
  expect(figures.requests).toBe(10)
  expect(figures.sections).toMatchObject(
    figures.sections.map(({ section }) => ({ section, count: section === 'Adult Psychiatry' ? 5 : null })),
  )
  expect(figures).toMatchObject({
    reached: { median_minutes: 60, slow_tenth_minutes: null, has_any: true },
    promises_kept: { kind: 'percent', percent: 100 },
    first_try: { kind: 'percent', percent: 100 },
  })
})

test('a period has its own days, and of less than five people nothing is said at all', async () => {
  const { ask, read } = await figuresApi()
  await ask(5, 'Art Therapy', 24 * 20)
  await ask(3, 'Art Therapy', 24 * 2)
  expect(await read('?days=30')).toMatchObject({ days: 30, requests: 5 })
  const week = await read('?days=7')
  expect(week).toMatchObject({
    days: 7,
    first_day: '2026-11-15',
    requests: null,
    reached: { median_minutes: null, slow_tenth_minutes: null, has_any: true },
    promises_kept: { kind: 'hidden', percent: null },
    first_try: { kind: 'hidden', percent: null },
  })
  expect(week.sections.every(({ count }) => count === null)).toBe(true)
})

test('owners and coordinators read it; a counsellor and a stranger do not', async () => {
  const api = await figuresApi()
  await api.ask(6, 'Art Therapy')
  const coordinator = await staffSession(api, ['coordinator'])
  const answer = await coordinator.browser.get('/figures?days=90')
  expect(answer.statusCode).toBe(200)
  for (const person of ['Asha', 'Rao', '98765', 'example.in', api.owner.staffId])
    expect(answer.body).not.toContain(person)
  const counsellor = await staffSession(api, ['counsellor'])
  expect((await counsellor.browser.get('/figures')).json()).toMatchObject({
    status: 403,
    data: { code: 'not-permitted' },
  })
  expect((await deskBrowser(api).get('/figures')).statusCode).toBe(401)
  for (const days of ['1', '31', 'x', ''])
    expect((await coordinator.browser.get(`/figures?days=${days}`)).json().data.fields).toHaveProperty('days')
})
