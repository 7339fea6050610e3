import { expect, test } from 'vitest'
import { nextOpenings } from '#appointment/next-openings.ts'
import { BALA, CHITRA, FIRST_SLOT, publishHours } from '#testing/bookable.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const [MEERA, ARJUN] = ['m'.repeat(24), 'a'.repeat(24)] as const

async function teamApi() {
  const api = await testApi()
  await publishHours(api)
  api.context.team = async () => [
    { documentId: MEERA, name: 'Dr Meera Nair', specialization: 'Adult psychiatry' },
    { documentId: ARJUN, name: 'Arjun Sethi', specialization: 'Anxiety' },
  ]
  const { browser, staffId } = await staffSession(api, ['owner'])
  const choose = (id: string, team_entry: string | null, seen: string | null = null, by = browser) =>
    by.put(`/staff/${id}/team-entry`, { team_entry, seen })
  const entryOf = async (id: string) =>
    (await browser.get('/staff')).json().data.find((one: { id: string }) => one.id === id).team_entry
  const trail = async () => {
    const { rows } = await api.pool.query(
      `select action, actor, subject_id from audit_events where action like '%team-entry' order by occurred_at`,
    )
    return rows
  }
  return { ...api, browser, staffId, choose, entryOf, trail }
}

test('decision 91: an owner chooses, changes and clears the entry that shows someone, and /team follows', async () => {
  const { browser, context, choose, entryOf, trail, staffId } = await teamApi()
  expect((await browser.get('/team-entries')).json().data).toEqual([
    { document_id: MEERA, name: 'Dr Meera Nair', specialization: 'Adult psychiatry' },
    { document_id: ARJUN, name: 'Arjun Sethi', specialization: 'Anxiety' },
  ])
  expect((await choose(BALA, MEERA)).json().data).toEqual({ id: BALA, team_entry: MEERA })
  expect(await nextOpenings(context)).toEqual({ [MEERA]: FIRST_SLOT })
  expect((await choose(BALA, ARJUN, MEERA)).statusCode).toBe(200)
  expect(await entryOf(BALA)).toBe(ARJUN)
  expect(await nextOpenings(context)).toEqual({ [ARJUN]: FIRST_SLOT })
  expect((await choose(BALA, null, ARJUN)).statusCode).toBe(200)
  expect((await choose(BALA, null, ARJUN)).statusCode).toBe(200)
  expect(await entryOf(BALA)).toBeNull()
  expect(await nextOpenings(context)).toEqual({})
  const by = { actor: `staff-${staffId}`, subject_id: BALA }
  expect(await trail()).toEqual([
    { action: 'staff.choose-team-entry', ...by },
    { action: 'staff.choose-team-entry', ...by },
    { action: 'staff.clear-team-entry', ...by },
  ])
})

test('an entry shows one person: the refusal says whom, and a person who is removed leaves it free', async () => {
  const { browser, choose, entryOf } = await teamApi()
  await choose(BALA, MEERA)
  const refused = (await choose(CHITRA, MEERA)).json()
  const message = 'This entry shows Bala already. Clear it there first.'
  expect(refused).toMatchObject({
    status: 409,
    message,
    data: { code: 'team-entry-in-use', fields: { team_entry: message } },
  })
  expect(await entryOf(CHITRA)).toBeNull()
  await browser.delete(`/staff/${BALA}`)
  expect((await choose(CHITRA, MEERA)).statusCode).toBe(200)
})

test('of two people who get one entry at once one does', async () => {
  const { choose, pool } = await teamApi()
  for (let n = 0; n < 5; n++) {
    await pool.query('update staff set team_entry = null')
    const answers = await Promise.all([choose(BALA, MEERA), choose(CHITRA, MEERA)])
    const codes = answers.map((answer) => answer.json().data.code ?? 'done')
    expect(codes.toSorted()).toEqual(['done', 'team-entry-in-use'])
  }
})

test('of two owners who choose for one person, the second is told', async () => {
  const api = await teamApi()
  const other = await staffSession(api, ['owner'])
  await api.choose(BALA, MEERA)
  const late = await api.choose(BALA, ARJUN, null, other.browser)
  expect(late.json().data.code).toBe('team-entry-changed')
  // The answer was lost, and the call is made again.
  expect((await api.choose(BALA, MEERA)).statusCode).toBe(200)
  expect(await api.trail()).toHaveLength(1)
})

test('only what is on the team page can be chosen, and only by owners', async () => {
  const api = await teamApi()
  const unknown = (await api.choose(BALA, 'x'.repeat(24))).json().data
  expect(unknown.fields).toHaveProperty('team_entry')
  for (const id of ['019a9b6c-0000-7000-8000-000000000000', 'nobody'])
    expect((await api.choose(id, MEERA)).json().data.code).toBe('unknown-staff')
  for (const role of ['coordinator', 'counsellor'] as const) {
    const { browser } = await staffSession(api, [role])
    expect((await browser.get('/team-entries')).json().data.code).toBe('not-permitted')
    expect((await api.choose(BALA, MEERA, null, browser)).json().data.code).toBe('not-permitted')
  }
})

test('without the content service nothing is chosen, and an entry can be cleared', async () => {
  const { browser, choose, context, entryOf } = await teamApi()
  await choose(BALA, MEERA)
  context.team = () => Promise.reject(new Error('no content'))
  const answer = await browser.get('/team-entries')
  expect([answer.statusCode, answer.json().data.code]).toEqual([503, 'team-unavailable'])
  expect((await choose(BALA, ARJUN, MEERA)).json().data.code).toBe('team-unavailable')
  expect((await choose(BALA, null, MEERA)).statusCode).toBe(200)
  expect(await entryOf(BALA)).toBeNull()
})
