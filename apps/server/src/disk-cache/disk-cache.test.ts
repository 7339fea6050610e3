import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type CachedFile, DiskFull, diskCache } from './disk-cache.ts'

function newCache(options: Parameters<typeof diskCache>[1] = {}) {
  const home = mkdtempSync(join(tmpdir(), 'pulli-cache-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, 'files')
  return { folder, cache: diskCache(folder, { reservedBytes: 0, ...options }) }
}

const writing = (text: string) => async (path: string) => {
  await writeFile(path, text)
  return 'written' as const
}
const failing = async () => {
  throw new Error('the source is down')
}
const textOf = (file: CachedFile | undefined) => readFileSync(file?.path ?? '', 'utf8')
const never = () => false

test('a file is written once for all concurrent callers, and stays', async () => {
  const { cache, folder } = newCache()
  let writes = 0
  const write = async (path: string) => {
    writes++
    return writing('a picture')(path)
  }
  const files = await Promise.all([cache.find('a', write), cache.find('a', write)])
  const paths = [...files, await cache.find('a', write)].map((file) => file?.path)
  expect(paths).toEqual(Array(3).fill(join(folder, 'a')))
  expect(writes).toBe(1)
})

test('an absent source or a failed write leaves nothing behind', async () => {
  const { cache, folder } = newCache()
  expect(await cache.find('none', async () => 'absent')).toBeUndefined()
  const half = cache.find('half', async (path) => {
    await writeFile(path, 'half')
    throw new Error('cut off')
  })
  await expect(half).rejects.toThrow('cut off')
  expect(readdirSync(folder)).toEqual([])
})

test('finding operator 4: a stale file is replaced by its successor, and stays while there is none', async () => {
  const { cache } = newCache({ staleAfterMilliseconds: 50 })
  await cache.find('a', writing('old'))
  expect(textOf(await cache.find('a', failing, never))).toBe('old')
  const hung = Promise.withResolvers<void>()
  const slowly = async (path: string) => {
    await hung.promise
    return writing('new')(path)
  }
  expect(textOf(await cache.find('a', slowly, never))).toBe('old')
  hung.resolve()
  await expect.poll(async () => textOf(await cache.peek('a'))).toBe('new')
  expect(textOf(await cache.find('a', writing('newer'), never))).toBe('newer')
  expect(await cache.find('a', async () => 'absent', never)).toBeUndefined()
  expect(await cache.peek('a')).toBeUndefined()
})

test('finding code bug 4: a file in flight is written again when its source changes or it is dropped', async () => {
  for (const change of ['refresh', 'drop'] as const) {
    const { cache } = newCache()
    let source = 'the old photograph'
    let writes = 0
    const write = async (path: string) => {
      const text = source
      if (++writes === 1) {
        source = 'the new photograph'
        void (change === 'refresh' ? cache.refresh('a', write) : cache.drop(['a']))
      }
      return writing(text)(path)
    }
    expect(textOf(await cache.find('a', write))).toBe('the new photograph')
    expect(writes).toBe(2)
  }
})

test('refreshing a file that is neither cached nor in flight writes nothing', async () => {
  const { cache } = newCache()
  expect(await cache.refresh('a', () => expect.fail('written'))).toBeUndefined()
})

test('with a cap the least recently used files are evicted, also those of an earlier process', async () => {
  const { cache: earlier, folder } = newCache()
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await earlier.find(name, writing(name))
    await utimes(join(folder, name), at, at)
  }
  const cache = diskCache(folder, { reservedBytes: 0, maxBytes: 3 * 4_096 })
  await cache.find('d', writing('d'))
  await expect.poll(() => readdirSync(folder)).toEqual(['b', 'c', 'd'])
  await cache.find('b', () => expect.fail('written'))
  await cache.find('e', writing('e'))
  await expect.poll(() => readdirSync(folder)).toEqual(['b', 'd', 'e'])
  await cache.find('large', writing('x'.repeat(4 * 4_096)))
  await expect.poll(() => readdirSync(folder)).toEqual(['b', 'd', 'e'])
})

test('finding operator 1: nothing is added while the disk is nearly full, and cached files are found', async () => {
  const { cache, folder } = newCache()
  await cache.find('a', writing('cached'))
  const full = diskCache(folder, { reservedBytes: Number.POSITIVE_INFINITY })
  expect(textOf(await full.find('a', writing('new')))).toBe('cached')
  expect(textOf(await full.find('a', writing('new'), never))).toBe('cached')
  await expect(full.find('b', writing('more'))).rejects.toBeInstanceOf(DiskFull)
  expect(readdirSync(folder)).toEqual(['a'])
})

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  new Error('Error: VipsTarget: unable to write: No space left on device'),
])('finding operator 1: a disk that fills up during a write is reported as full', async (fault) => {
  const { cache, folder } = newCache()
  const full = cache.find('a', async (path) => {
    await writeFile(path, 'half')
    throw fault
  })
  await expect(full).rejects.toBeInstanceOf(DiskFull)
  expect(readdirSync(folder)).toEqual([])
})
