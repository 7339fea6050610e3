import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentMissing, ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, onTestFinished, test } from 'vitest'
import { contentCache } from './content-cache.ts'
import { OtherService } from './content-proof.ts'
import { contentStore } from './content-store.ts'

const FAQS = '/api/faqs?populate=*'

/** A content service whose answers a test sets, and a cache before it. */
function cacheBefore(folder = newFolder(), store = contentStore(folder)) {
  const service = {
    answer: () => Response.json({ data: ['first'] }) as Response,
    asked: 0,
    now: 0,
    pagesForgotten: 0,
  }
  const cache = contentCache({
    contentUrl: 'http://content.invalid',
    store,
    retryMilliseconds: 10,
    now: () => service.now,
    onChanged: () => {
      service.pagesForgotten += 1
    },
    fetch: async () => {
      service.asked += 1
      return service.answer()
    },
    log: () => undefined,
  })
  return { service, cache, folder }
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('concurrent reads share one request', async () => {
  const { cache, service } = cacheBefore()
  await Promise.all(Array.from({ length: 30 }, () => cache.read(FAQS)))
  await cache.read(FAQS)
  expect(service.asked).toBe(1)
})

test('it has content once something was read, also from the disk of an earlier start', async () => {
  const { cache, service, folder } = cacheBefore()
  service.answer = () => new Response(null, { status: 500 })
  await expect(cache.read(FAQS)).rejects.toThrow(ContentUnavailable)
  expect(cache.hasContent()).toBe(false)
  service.answer = () => Response.json({ data: ['first'] })
  await cache.read(FAQS)
  expect(cache.hasContent()).toBe(true)

  const later = cacheBefore(folder)
  later.service.answer = () => new Response(null, { status: 500 })
  expect(later.cache.hasContent()).toBe(false)
  expect(await later.cache.read(FAQS)).toEqual({ data: ['first'] })
  expect(later.cache.hasContent()).toBe(true)
})

test('a stale read is served at once and revalidated in the background', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  service.now = 61_000
  service.answer = () => Response.json({ data: ['second'] })
  expect(await cache.read(FAQS)).toEqual({ data: ['first'] })
  await expect.poll(() => cache.read(FAQS)).toEqual({ data: ['second'] })
})

test('after a publication the next read is the new one', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  service.answer = () => Response.json({ data: ['published'] })
  cache.expire()
  expect(await cache.read(FAQS)).toEqual({ data: ['published'] })
})

test('a failed read after a publication is retried, and pages rendered before it succeeds are purged', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  service.answer = () => {
    throw new Error('The operation was aborted due to timeout')
  }
  cache.expire()
  expect(await cache.read(FAQS)).toEqual({ data: ['first'] })
  expect(service.pagesForgotten).toBe(0)
  service.answer = () => Response.json({ data: ['published'] })
  await expect.poll(() => service.pagesForgotten).toBe(1)
  expect(await cache.read(FAQS)).toEqual({ data: ['published'] })
})

test('an entry whose removal could not be read at once is gone from the pages when it can be', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  service.answer = () => new Response('', { status: 502 })
  cache.expire()
  await cache.read(FAQS)
  service.answer = () => Response.json({ data: null }, { status: 404 })
  await expect.poll(() => service.pagesForgotten).toBe(1)
  await expect(cache.read(FAQS)).rejects.toBeInstanceOf(ContentMissing)
})

test('with the content service down the site keeps what it had', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  service.answer = () => new Response('', { status: 502 })
  cache.expire()
  expect(await cache.read(FAQS)).toEqual({ data: ['first'] })
})

test('with the content service down the site serves its copies, even after its own restart', async () => {
  const { cache, folder } = cacheBefore()
  await cache.read(FAQS)
  const restarted = cacheBefore(folder)
  restarted.service.answer = () => {
    throw new Error('refused')
  }
  expect(await restarted.cache.read(FAQS)).toEqual({ data: ['first'] })
})

test('a read without a copy fails', async () => {
  const { cache, service } = cacheBefore()
  service.answer = () => new Response('', { status: 500 })
  await expect(cache.read(FAQS)).rejects.toBeInstanceOf(ContentUnavailable)
})

test('a record that was removed is gone, also from the disk', async () => {
  const { cache, service, folder } = cacheBefore()
  await cache.read('/api/blogs/abc?populate=*')
  service.answer = () => Response.json({ data: null }, { status: 404 })
  cache.expire()
  await expect(cache.read('/api/blogs/abc?populate=*')).rejects.toBeInstanceOf(ContentMissing)
  const restarted = cacheBefore(folder)
  restarted.service.answer = () => new Response('', { status: 500 })
  await expect(restarted.cache.read('/api/blogs/abc?populate=*')).rejects.toBeInstanceOf(ContentUnavailable)
})

test('security row 51: after five failures in a row the content service is left alone for a while', async () => {
  const { cache, service } = cacheBefore()
  service.answer = () => new Response('', { status: 500 })
  for (let attempt = 0; attempt < 20; attempt++) await cache.read(FAQS).catch(() => undefined)
  expect(service.asked).toBe(5)
  service.now += 5_001
  service.answer = () => Response.json({ data: ['back'] })
  expect(await cache.read(FAQS)).toEqual({ data: ['back'] })
})

test('an unannounced change makes every other copy stale', async () => {
  const { cache, service } = cacheBefore()
  await cache.read(FAQS)
  const before = cache.version
  service.now = 61_000
  service.answer = () => Response.json({ data: ['quietly changed'] })
  await cache.read(FAQS)
  await expect.poll(() => cache.version).toBeGreaterThan(before)
})

test('finding operator 1: a copy that does not fit on a full disk is served, and written once there is space', async () => {
  const folder = newFolder()
  const disk = contentStore(folder)
  let isFull = true
  const { cache, service } = cacheBefore(folder, {
    ...disk,
    keep: async (path, body, reader) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      await disk.keep(path, body, reader)
    },
  })
  expect(await cache.read(FAQS)).toEqual({ data: ['first'] })
  expect(await disk.find(FAQS)).toBeUndefined()
  isFull = false
  service.now = 61_000
  await cache.read(FAQS)
  await expect.poll(() => disk.find(FAQS)).toEqual({ data: ['first'] })
})

test('finding H3: a page past the end of a list is answered, but cached neither in memory nor on disk', async () => {
  const { cache, service, folder } = cacheBefore()
  const answer = (page: number) => ({ data: [], meta: { pagination: { page, pageCount: 2 } } })
  for (let page = 3; page < 40; page++) {
    service.answer = () => Response.json(answer(page))
    const path = `/api/faqs?pagination[page]=${page}`
    expect(await cache.read(path)).toEqual(answer(page))
    expect(cache.peek(path)).toBeUndefined()
  }
  expect(readdirSync(folder)).toEqual([])
  service.answer = () => Response.json(answer(2))
  await cache.read('/api/faqs?pagination[page]=2')
  expect(readdirSync(join(folder, 'site'))).toHaveLength(1)
})

test('finding H3: the copies on disk have a cap, and clients evict none of the reads of the site', async () => {
  const folder = newFolder()
  const { cache, service } = cacheBefore(
    folder,
    contentStore(folder, { site: 10 * 4_096, client: 5 * 4_096 }),
  )
  await cache.read('/api/site')
  await cache.readForClient('/api/shared')
  await cache.read('/api/shared')
  for (let n = 0; n < 50; n++) await cache.readForClient(`/api/faqs?${n}`)
  await expect.poll(() => readdirSync(join(folder, 'client'))).toHaveLength(5)
  const restarted = cacheBefore(folder)
  restarted.service.answer = () => new Response('', { status: 500 })
  for (const path of ['/api/site', '/api/shared', '/api/faqs?49'])
    expect(await restarted.cache.read(path)).toEqual({ data: ['first'] })
  await expect(restarted.cache.read('/api/faqs?0')).rejects.toBeInstanceOf(ContentUnavailable)
  expect(service.asked).toBe(52)
})

test.each<[string, () => Response]>([
  ['a page', () => new Response('<!doctype html>')],
  [
    'no proof',
    () => {
      throw new OtherService('http://content.invalid')
    },
  ],
])(
  'finding M3: an answer with %s is an outage: what was read stays, also after a restart',
  async (_what, answer) => {
    const { cache, service, folder } = cacheBefore()
    await cache.read(FAQS)
    for (const each of [cacheBefore(folder), { cache, service }]) {
      each.service.answer = answer
      each.cache.expire()
      for (let times = 1; times <= 6; times++)
        expect(await each.cache.read(FAQS)).toEqual({ data: ['first'] })
      await expect(each.cache.read('/api/blogs')).rejects.toThrow(ContentUnavailable)
    }
    expect(await cacheBefore(folder).cache.read(FAQS)).toEqual({ data: ['first'] })
  },
)
