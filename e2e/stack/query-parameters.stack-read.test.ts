import { expect, test } from 'vitest'
import { stack } from './shared-stack.ts'

test('finding H4: unknown query parameters do not bypass the cache', async () => {
  const read = async (path: string) => {
    const answer = await fetch(stack.siteUrl + path, { headers: { 'accept-encoding': 'identity' } })
    return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() }
  }
  for (const [path, more] of [
    ['/team', '?utm_source=letter&fbclid=IwAR0'],
    ['/', '?x=1'],
    ['/blog-grid?page=2', '&utm_campaign=may'],
  ] as const) {
    const plain = await read(path)
    expect(plain.etag).toMatch(/^W\//)
    expect(await read(path + more)).toEqual(plain)
  }
})
