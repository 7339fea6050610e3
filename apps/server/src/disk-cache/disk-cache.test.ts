import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DiskFull, diskCache } from './disk-cache.ts'

function newCache(options = { reservedBytes: 0 }) {
  const home = mkdtempSync(join(tmpdir(), 'pulli-cache-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, 'files')
  return { home, folder, cache: diskCache(folder, options) }
}

const writing = (text: string) => async (path: string) => {
  await writeFile(path, text)
  return true
}

test('a file is made once, however many ask, and stays', async () => {
  const { cache, folder } = newCache()
  let made = 0
  const make = async (path: string) => {
    made++
    return writing('a picture')(path)
  }
  const paths = await Promise.all([cache.find('a', make), cache.find('a', make)])
  expect([...paths, await cache.find('a', make)]).toEqual(Array(3).fill(join(folder, 'a')))
  expect(made).toBe(1)
})

test('what is not to be kept, or fails, leaves nothing behind', async () => {
  const { cache, folder } = newCache()
  expect(await cache.find('none', async () => false)).toBeUndefined()
  const failing = cache.find('half', async (path) => {
    await writeFile(path, 'half')
    throw new Error('cut off')
  })
  await expect(failing).rejects.toThrow('cut off')
  expect(readdirSync(folder)).toEqual([])
})

test('finding code bug 1: clearing beside those who write never fails', async () => {
  const { cache, home } = newCache()
  let isOver = false
  /** Opens its file many times: however a folder is deleted, something is written into it meanwhile. */
  const inParts = async (path: string) => {
    for (let part = 0; part < 20; part++) await writeFile(path, 'x'.repeat(1000))
    return true
  }
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; !isOver; n++) await cache.find(`${writer}-${n}`, inParts)
  })
  try {
    for (let n = 0; n < 100; n++) await cache.clear()
  } finally {
    isOver = true
    await Promise.all(writers)
  }
  await cache.clear()
  expect(readdirSync(home)).toEqual([])
})

test('finding code bug 4: what is being made while the cache is cleared is made anew, never of what was before', async () => {
  const { cache } = newCache()
  let source = 'the old photograph'
  let rounds = 0
  const path = await cache.find('a', async (unfinished) => {
    rounds++
    const text = source
    if (rounds === 1) {
      source = 'the new photograph'
      await cache.clear()
    }
    return writing(text)(unfinished)
  })
  expect(readFileSync(path ?? '', 'utf8')).toBe('the new photograph')
  expect(rounds).toBe(2)
})

test('finding code bug 4: it is made anew also where another file has made the folder again meanwhile', async () => {
  const { cache } = newCache()
  let rounds = 0
  const path = await cache.find('a', async (unfinished) => {
    rounds++
    if (rounds > 1) return writing('the new photograph')(unfinished)
    await cache.clear()
    await cache.find('b', writing('another'))
    return writing('the old photograph')(unfinished)
  })
  expect(readFileSync(path ?? '', 'utf8')).toBe('the new photograph')
  expect(rounds).toBe(2)
})

test('finding code bug 4: it is made anew also where the cache is cleared as it gets its name', async () => {
  const { cache } = newCache()
  let rounds = 0
  const path = await cache.find('a', async (unfinished) => {
    rounds++
    await writing(`round ${rounds}`)(unfinished)
    if (rounds === 1) setImmediate(() => void cache.clear())
    return true
  })
  expect(readFileSync(path ?? '', 'utf8')).toBe('round 2')
})

test('finding operator 1: nothing is added while the disk is nearly full, and what is there is found', async () => {
  const { cache, folder } = newCache()
  await cache.find('a', writing('kept'))
  const full = diskCache(folder, { reservedBytes: Number.POSITIVE_INFINITY })
  expect(await full.find('a', writing('anew'))).toBe(join(folder, 'a'))
  await expect(full.find('b', writing('more'))).rejects.toBeInstanceOf(DiskFull)
  expect(readdirSync(folder)).toEqual(['a'])
})

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  new Error('Error: VipsTarget: unable to write: No space left on device'),
])('finding operator 1: a disk that fills up while a file is made is told as full', async (fault) => {
  const { cache, folder } = newCache()
  const failing = cache.find('a', async (path) => {
    await writeFile(path, 'half')
    throw fault
  })
  await expect(failing).rejects.toBeInstanceOf(DiskFull)
  expect(readdirSync(folder)).toEqual([])
})
