import { STAFF_ROLES, type StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { removeStaff } from './owners.ts'
import { insertStaff, isEditor } from './staff.ts'

const NOW = new Date('2026-11-27T09:00:00Z')

async function desk() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const hire = async (roles: readonly StaffRole[], isSample = false) => {
    const id = uuidV7(NOW)
    const person = { id, name: 'Asha Rao', email: `${id}@example.org`, roles, isSample, now: NOW }
    await db.transaction().execute((tx) => insertStaff(tx, person))
    return id
  }
  return { db, hire }
}

test('finding F7: owners and editors of the desk may open the CMS, whatever else they are; nobody else may', async () => {
  const { db, hire } = await desk()
  for (const role of STAFF_ROLES) {
    const mayOpen = role === 'owner' || role === 'editor'
    expect([role, await isEditor(db, await hire([role]))]).toEqual([role, mayOpen])
  }
  expect(await isEditor(db, await hire(['coordinator', 'counsellor']))).toBe(false)
  expect(await isEditor(db, await hire(['counsellor', 'editor']))).toBe(true)
  expect(await isEditor(db, await hire(['editor'], true))).toBe(false)
  expect(await isEditor(db, uuidV7(NOW))).toBe(false)
})

test('finding F7: one who was removed from the desk may not open the CMS any more', async () => {
  const { db, hire } = await desk()
  const [asha, bala] = [await hire(['owner']), await hire(['editor'])]
  await db.transaction().execute((tx) => removeStaff(tx, bala, NOW))
  expect([await isEditor(db, asha), await isEditor(db, bala)]).toEqual([true, false])
})
