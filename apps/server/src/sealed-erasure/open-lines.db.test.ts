import { testHolder } from '@pulli/api/testing/sealed.ts'
import { insertSealedErasure } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openLines, writeLines } from './sealed-lines.ts'

async function copies(texts: readonly string[], seal: (text: string) => Promise<Buffer>) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  for (const [day, text] of texts.entries()) {
    const sealed = await seal(JSON.stringify({ text }))
    const days = { erasedOn: `2026-11-${10 + (day % 10)}`, endsOn: '2027-11-30' }
    await database.db.transaction().execute((tx) => insertSealedErasure(tx, { sealed, ...days }))
  }
  const lines: string[] = []
  const count = await writeLines(database, { write: (line) => lines.push(line), now: new Date() })
  return { lines, count, database }
}

test('care §6: the operator hands over what they cannot read, and the holder of the key finds what was asked for', async () => {
  const holder = await testHolder()
  const texts = Array.from({ length: 205 }, (_, n) => `number +9198765${43_000 + n}`)
  const { lines, count, database } = await copies(texts, holder.seal)
  expect(count).toBe(205)
  expect(lines.join('')).not.toContain('number')
  const { identity } = holder
  expect((await openLines(lines, { identity })).erasures).toHaveLength(205)
  const found = await openLines(lines, { identity, holding: 'NUMBER +919876543007' })
  expect(found).toEqual({
    erasures: [{ erasedOn: '2026-11-17', endsOn: '2027-11-30', erased: { text: 'number +919876543007' } }],
    closed: 0,
  })
  const onDays = { from: '2026-11-12', to: '2026-11-12' }
  const days = (await openLines(lines, { identity, ...onDays })).erasures.map(({ erasedOn }) => erasedOn)
  expect(new Set(days)).toEqual(new Set(['2026-11-12']))
  const { rows } = await database.pool.query('select actor, action from audit_events')
  expect(rows).toEqual([{ actor: 'system', action: 'sealed-erasures.export' }])
})

test('copies that were sealed for another key are counted, and stay closed', async () => {
  const { lines } = await copies(['a', 'b'], (await testHolder()).seal)
  const { identity } = await testHolder()
  expect(await openLines(lines, { identity })).toEqual({ erasures: [], closed: 2 })
})
