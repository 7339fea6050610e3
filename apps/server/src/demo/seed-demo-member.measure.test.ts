import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { testKeys } from '@pulli/data/testing/held-keys.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { expectNoSlower } from '../../../../tools/test/recorded-figures.ts'
import { seedDemoMember } from './seed-demo-member.ts'

test('the demo member costs a start half a second at most', async () => {
  const taken: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const { url, drop } = await freshDatabase(inject('databaseUrl'))
    const { db, close } = openTestDatabase({ url })
    onTestFinished(async () => {
      await close()
      await drop()
    })
    const begunAt = performance.now()
    await seedDemoMember(db, testKeys(), new Date('2026-11-21T06:00:00Z'))
    taken.push(performance.now() - begunAt)
  }
  const quickest = Math.min(...taken)
  expect(quickest).toBeLessThan(1_500)
  expectNoSlower('the demo member', quickest)
})
