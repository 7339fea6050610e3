import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDataKey } from './encryption-keys.ts'
import type { KeyDisk } from './key-files.ts'
import { type KeyFolder, makeKeyFolder, openKeyFolder } from './key-folder.ts'

const HOUR = 3_600_000
const STEP_HOURS = 3
const NOW = Date.parse('2026-11-23T06:00:00Z')

/** A folder in memory. Where `isThere` says no, it fails at once, as a hanging one does after its time. */
function shared(files: Map<string, string>, isThere: () => boolean = () => true): KeyDisk {
  const reach = <T>(use: () => T) => (isThere() ? Promise.resolve(use()) : Promise.reject(new Error('hangs')))
  return {
    make: () => reach(() => undefined),
    names: () => reach(() => [...files.keys()]),
    read: (name) => reach(() => files.get(name)),
    write: (name, text) => reach(() => void files.set(name, text)),
    remove: (name) => reach(() => void files.delete(name)),
    freeBytes: () => reach(() => 1e9),
    device: () => reach(() => 1),
  }
}

/** The nightly job, on data keys in memory. */
async function rotate(keys: KeyFolder, stored: { wrapped: Buffer }[], now: number) {
  const age = async () => now - ((await keys.list())[0]?.madeAt.getTime() ?? now)
  if ((await age()) >= 35 * 24 * HOUR) await keys.add(new Date(now))
  const newest = await keys.wrapping.newestVersion()
  for (const row of stored) {
    if (row.wrapped[0] !== newest)
      row.wrapped = await keys.wrapping.wrap('asha', await keys.wrapping.unwrap('asha', row.wrapped))
  }
  if ((await age()) < 24 * HOUR) return
  for (const { version } of (await keys.list()).slice(1)) await keys.destroy(version)
}

test('whenever the folder hangs for a server, nothing that it wrapped is lost with a key that another one destroyed', async () => {
  const hours = fc.array(
    fc.integer({ min: 0, max: (40 * 24) / STEP_HOURS }).map((step) => step * STEP_HOURS),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(
      hours,
      fc.integer({ min: 0, max: 24 / STEP_HOURS - 1 }).map((step) => step * STEP_HOURS),
      async (changesAt, offset) => {
        let now = NOW
        let isThere = true
        const files = new Map<string, string>()
        await makeKeyFolder('keys', new Date(NOW), { disk: shared(files) })
        const job = await openKeyFolder('keys', { disk: shared(files), now: () => now })
        const server = await openKeyFolder('keys', { disk: shared(files, () => isThere), now: () => now })
        const stored: { dataKey: Buffer; wrapped: Buffer }[] = []
        for (let hour = 0; hour <= 40 * 24; hour += STEP_HOURS) {
          now = NOW + hour * HOUR
          if (changesAt.includes(hour)) isThere = !isThere
          await server.refresh().catch(() => undefined)
          const dataKey = makeDataKey()
          const wrapped = await server.wrapping.wrap('asha', dataKey).catch(() => undefined)
          if (hour % 24 === offset) await rotate(job, stored, now)
          // Its transaction ends after the job has looked.
          if (wrapped !== undefined) stored.push({ dataKey, wrapped })
        }
        const fresh = await openKeyFolder('keys', { disk: shared(files) })
        for (const { dataKey, wrapped } of stored)
          expect(await fresh.wrapping.unwrap('asha', wrapped).catch(String)).toEqual(dataKey)
      },
    ),
    { numRuns: 20 },
  )
})

test('a server whose folder hangs wraps until half a day after its key may have been replaced, and again once it reads', async () => {
  let now = NOW
  let isThere = true
  const files = new Map<string, string>()
  await makeKeyFolder('keys', new Date(NOW), { disk: shared(files) })
  const keys = await openKeyFolder('keys', { disk: shared(files, () => isThere), now: () => now })
  isThere = false
  now = NOW + 35.5 * 24 * HOUR - 1
  expect((await keys.wrapping.wrap('asha', makeDataKey()))[0]).toBe(1)
  now += 1
  expect(keys.canWrap()).toBe(false)
  await expect(keys.wrapping.wrap('asha', makeDataKey())).rejects.toThrow('hangs')
  isThere = true
  expect((await keys.wrapping.wrap('asha', makeDataKey()))[0]).toBe(1)
  expect(keys.canWrap()).toBe(true)
})
