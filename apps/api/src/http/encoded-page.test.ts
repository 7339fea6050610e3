import { expect, test } from 'vitest'
import { encodePage } from './encoded-page.ts'

test('each encoding of a page holds its own bytes in memory and no others', async () => {
  // Long enough that no encoding fits into the pool that small buffers share.
  const words = Array.from({ length: 4_000 }, (_, at) => `word ${(at * 2_654_435_761) % 1e9}`).join(' ')
  const { bodies } = await encodePage(Buffer.from(words), {})
  for (const [encoding, { body }] of Object.entries(bodies))
    expect([encoding, body.buffer.byteLength]).toEqual([encoding, body.length])
})
