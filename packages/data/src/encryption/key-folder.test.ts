import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UnreadableValue } from './encrypted-value.ts'
import { makeDataKey } from './encryption-keys.ts'
import { type KeyDisk, keyDisk } from './key-files.ts'
import { describeKeyFolderFailure, makeKeyFolder, openKeyFolder } from './key-folder.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const LATER = new Date('2026-12-28T06:00:00Z')

async function freshFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'pulli-keys-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'keys')
  await makeKeyFolder(folder, NOW)
  return folder
}

const both = (folder: string) => Promise.all([openKeyFolder(folder), openKeyFolder(folder)])

test('the first start makes the keys, readable by their owner alone, and later ones keep them', async () => {
  const folder = await freshFolder()
  expect(readdirSync(folder).sort()).toEqual(['key-1.json', 'lookup-key.json'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  await makeKeyFolder(folder, LATER)
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before)
})

test.each(['key-1.json', 'lookup-key.json'])(
  'a start that was killed before it wrote %s is completed',
  async (name) => {
    const folder = await freshFolder()
    rmSync(join(folder, name))
    await expect(openKeyFolder(folder)).rejects.toThrow('There ')
    await makeKeyFolder(folder, NOW)
    expect(await (await openKeyFolder(folder)).list()).toEqual([{ version: 1, madeAt: NOW }])
  },
)

test('a process that runs already wraps with a key that another one adds once it has read the folder again, and both open', async () => {
  const [one, other] = await both(await freshFolder())
  const dataKey = makeDataKey()
  const wrapped = await one.wrapping.wrap('asha', dataKey)
  await other.add(LATER)
  await one.refresh()
  const again = await one.wrapping.wrap('asha', dataKey)
  expect([wrapped[0], again[0]]).toEqual([1, 2])
  for (const each of [wrapped, again]) expect(await other.wrapping.unwrap('asha', each)).toEqual(dataKey)
  expect(await one.list()).toEqual([
    { version: 2, madeAt: LATER },
    { version: 1, madeAt: NOW },
  ])
})

test('a process that has not seen the newest key yet opens what it wraps', async () => {
  const [one, other] = await both(await freshFolder())
  await other.add(LATER)
  const dataKey = makeDataKey()
  expect(await one.wrapping.unwrap('asha', await other.wrapping.wrap('asha', dataKey))).toEqual(dataKey)
})

test('a destroyed key opens nothing, in no process that has read the folder again', async () => {
  const folder = await freshFolder()
  const [keys, other] = await both(folder)
  const wrapped = await keys.wrapping.wrap('asha', makeDataKey())
  await keys.add(LATER)
  await keys.destroy(1)
  await other.refresh()
  for (const each of [keys, other, await openKeyFolder(folder)]) {
    await expect(each.wrapping.unwrap('asha', wrapped)).rejects.toThrow(UnreadableValue)
  }
})

test('a number has the same hash in every process and after a rotation, and another one in another folder', async () => {
  const folder = await freshFolder()
  const before = (await openKeyFolder(folder)).lookupHash('+919876543210')
  await (await openKeyFolder(folder)).add(LATER)
  expect(before).toHaveLength(32)
  expect((await openKeyFolder(folder)).lookupHash('+919876543210')).toEqual(before)
  expect((await openKeyFolder(await freshFolder())).lookupHash('+919876543210')).not.toEqual(before)
})

test('a folder without a key, and a file that holds none, say so', async () => {
  const folder = await freshFolder()
  rmSync(join(folder, 'key-1.json'))
  const failure = await openKeyFolder(folder).catch((error: unknown) => error)
  expect(describeKeyFolderFailure(folder, failure)).toContain(
    `There are no keys in ${folder}. Name the folder`,
  )
  for (const text of [JSON.stringify({ key: 'c2hvcnQ=', madeAt: NOW }), '{"key":"a-half-written']) {
    writeFileSync(join(folder, 'key-1.json'), text)
    await expect(openKeyFolder(folder)).rejects.toThrow('key-1.json holds no key of 32 bytes.')
  }
})

/** A folder on a mount that can be made slow, or to hang: its calls then never return, as those of the file system. */
async function mounted() {
  const folder = await freshFolder()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const mount = { hangs: false, answers: Promise.resolve() }
  const begun = { calls: 0 }
  const reached = keyDisk(folder)
  const disk = Object.fromEntries(
    Object.entries(reached).map(([name, run]) => [
      name,
      (...given: never[]) => {
        begun.calls += 1
        if (mount.hangs) return new Promise(() => undefined)
        return mount.answers.then(() => (run as (...all: never[]) => unknown)(...given))
      },
    ]),
  ) as unknown as KeyDisk
  return { folder, mount, begun, disk }
}

test('finding H1: a folder that hangs keeps nobody waiting: what is in memory wraps and opens, and one call waits at most', async () => {
  const { folder, mount, begun, disk } = await mounted()
  const keys = await openKeyFolder(folder, { disk })
  const dataKey = makeDataKey()
  const wrapped = await keys.wrapping.wrap('asha', dataKey)
  mount.hangs = true
  begun.calls = 0
  const refreshed = keys.refresh().catch((error: Error) => error.message)
  expect(await keys.wrapping.unwrap('asha', await keys.wrapping.wrap('asha', dataKey))).toEqual(dataKey)
  expect(await keys.wrapping.unwrap('asha', wrapped)).toEqual(dataKey)
  expect(keys.canWrap()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await refreshed).toBe('keys: did not answer within 2000 ms')
  expect(keys.neighbour.state().circuit).toBe('open')
  for (let minutes = 0; minutes < 5; minutes++) await keys.refresh().catch(() => undefined)
  expect(begun.calls).toBe(1)
})

test('finding H1: a folder that is slow keeps nobody waiting, and what it answers late counts', async () => {
  const { folder, mount, disk } = await mounted()
  const keys = await openKeyFolder(folder, { disk })
  await (await openKeyFolder(folder)).add(LATER)
  const { promise, resolve } = Promise.withResolvers<void>()
  mount.answers = promise
  const refreshed = keys.refresh().catch((error: Error) => error.message)
  const versionOf = async () => (await keys.wrapping.wrap('asha', makeDataKey()))[0]
  expect(await versionOf()).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await refreshed).toBe('keys: did not answer within 2000 ms')
  expect(keys.neighbour.state().circuit).toBe('open')
  resolve()
  await expect.poll(versionOf).toBe(2)
  expect(keys.neighbour.state().circuit).toBe('closed')
})

test('finding H1: a version that memory does not have is waited for for two seconds, and says that the folder is away', async () => {
  const { folder, mount, disk } = await mounted()
  const keys = await openKeyFolder(folder, { disk })
  const other = await openKeyFolder(folder)
  await other.add(LATER)
  const wrapped = await other.wrapping.wrap('asha', makeDataKey())
  mount.hangs = true
  const opened = keys.wrapping.unwrap('asha', wrapped).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await opened).toBe('NeighbourAway')
  await expect(keys.wrapping.unwrap('asha', wrapped)).rejects.toThrow('keys: has not answered since')
})

test('finding H1: a start with a folder that hangs ends after ten seconds, in words', async () => {
  const { folder, mount, disk } = await mounted()
  mount.hangs = true
  for (const start of [() => openKeyFolder(folder, { disk }), () => makeKeyFolder(folder, NOW, { disk })]) {
    const failure = start().then(
      () => undefined,
      (error: unknown) => describeKeyFolderFailure(folder, error),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failure).toBe(
      `The folder of keys, ${folder}, does not answer within 10 s. See whether its disk is mounted and its server is there.`,
    )
  }
})

const LIES: Record<string, (folder: string, other: string) => void> = {
  'an empty folder, where the mount went away': (folder) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
  },
  'the keys of another site': (folder, other) => {
    for (const name of readdirSync(other)) writeFileSync(join(folder, name), readFileSync(join(other, name)))
  },
  'another key for look-ups': (folder, other) =>
    writeFileSync(join(folder, 'lookup-key.json'), readFileSync(join(other, 'lookup-key.json'))),
  'a key that is cut off': (folder) => writeFileSync(join(folder, 'key-2.json'), '{"madeAt":"2026'),
  'the folder as it was before the last key': (folder) => rmSync(join(folder, 'key-2.json')),
}

test.each(Object.entries(LIES))('what is in memory is used while the folder shows %s', async (_what, lie) => {
  const folder = await freshFolder()
  const keys = await openKeyFolder(folder)
  await keys.add(LATER)
  const dataKey = makeDataKey()
  const wrapped = await keys.wrapping.wrap('asha', dataKey)
  lie(folder, await freshFolder())
  for (let tries = 1; tries <= 3; tries++) await expect(keys.refresh()).rejects.toThrow(folder)
  expect(keys.neighbour.state().circuit).toBe('open')
  expect(await keys.wrapping.unwrap('asha', wrapped)).toEqual(dataKey)
  expect((await keys.wrapping.wrap('asha', dataKey))[0]).toBe(2)
})
