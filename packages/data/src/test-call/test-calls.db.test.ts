import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { insertStaff } from '#staff/staff.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { listLastTestCalls, listTestCalls, type NewTestCall, saveTestCall } from './test-calls.ts'

const NOW = new Date('2026-11-24T06:00:00Z')

async function office() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const hire = async (name: string) => {
    const id = uuidV7(NOW)
    const person = { id, name, email: `${id}@example.org`, roles: ['coordinator'], now: NOW } as const
    await db.transaction().execute((tx) => insertStaff(tx, person))
    return id
  }
  const save = (call: Partial<NewTestCall> & { staffId: string }) =>
    db.transaction().execute((tx) =>
      saveTestCall(tx, {
        id: uuidV7(NOW),
        telephone: '181',
        lineName: 'Women’s helpline',
        calledOn: '2026-11-24',
        result: 'answered',
        minutes: 2,
        language: 'Hindi',
        now: NOW,
        ...call,
      }),
    )
  return { db, hire, save }
}

test('calls are listed with who made them, the newest day first', async () => {
  const { db, hire, save } = await office()
  const [asha, bala] = [await hire('Asha'), await hire('Bala')]
  await save({ staffId: asha, calledOn: '2026-05-01', result: 'nobody', minutes: null, language: null })
  await save({ staffId: bala })
  await save({
    staffId: asha,
    telephone: '112',
    lineName: 'Emergency',
    calledOn: '2026-11-20',
    language: null,
  })
  const calls = await listTestCalls(db, 10)
  expect(calls).toMatchObject([
    {
      telephone: '181',
      calledOn: '2026-11-24',
      by: 'Bala',
      result: 'answered',
      minutes: 2,
      language: 'Hindi',
    },
    { telephone: '112', lineName: 'Emergency', calledOn: '2026-11-20', by: 'Asha', language: null },
    { telephone: '181', calledOn: '2026-05-01', by: 'Asha', result: 'nobody', minutes: null },
  ])
  expect(await listTestCalls(db, 2)).toEqual(calls.slice(0, 2))
})

test('the same person, line and day again corrects the call, and stays one', async () => {
  const { db, hire, save } = await office()
  const staffId = await hire('Asha')
  const first = await save({ staffId })
  const again = await save({ staffId, result: 'engaged', minutes: null, language: null })
  expect(again).toBe(first)
  expect(await listTestCalls(db, 10)).toMatchObject([{ id: first, result: 'engaged', minutes: null }])
})

test('of each line the last call counts, of two on one day the one that was entered last', async () => {
  const { db, hire, save } = await office()
  const [asha, bala] = [await hire('Asha'), await hire('Bala')]
  await save({ staffId: asha, calledOn: '2026-05-01' })
  await save({ staffId: asha, now: new Date(NOW.getTime() + 1) })
  await save({ staffId: bala, result: 'nobody', minutes: null, language: null })
  expect(await listLastTestCalls(db, ['112', '181'])).toEqual([
    { telephone: '181', calledOn: '2026-11-24', result: 'answered' },
  ])
})

test('the database takes no details of a call that nobody answered', async () => {
  const { hire, save } = await office()
  const staffId = await hire('Asha')
  await expect(save({ staffId, result: 'nobody' })).rejects.toThrow('test_calls_details_need_an_answer')
  await expect(save({ staffId, minutes: -1 })).rejects.toThrow('test_calls_minutes_are_possible')
})
