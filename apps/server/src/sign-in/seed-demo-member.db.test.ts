import { openDatabase } from '@pulli/data/database.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seedDemoMember } from './seed-demo-member.ts'

test('the demo member is made once, and what they changed stays', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, close } = openDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  await seedDemoMember(db, new Date())
  await db.updateTable('members').set({ name: 'Bala' }).execute()
  await seedDemoMember(db, new Date())
  expect(await db.selectFrom('members').select(['phone', 'name']).execute()).toEqual([
    { phone: '+919876543210', name: 'Bala' },
  ])
})
