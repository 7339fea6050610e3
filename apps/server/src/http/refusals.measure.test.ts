import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { htmlCache } from '#pages/html-cache.ts'
import { expectNoSlower } from '../../../../tools/test/recorded-figures.ts'
import { crossOrigin } from './cross-origin.ts'
import { listenerServer } from './listener-server.ts'

test('security row 43: a refusal takes less than 50 ms, in the median of 200', async () => {
  const server = listenerServer({
    pages: htmlCache({ headers: {}, onError: () => expect.fail(), render: () => expect.fail() }),
    reads: { answer: () => false },
    headers: {},
    crossOrigin: crossOrigin([]),
    handler: () => expect.fail(),
    onOwnAnswer: () => {},
    isTooMuch: () => true,
    isDraining: () => false,
    isOwnHost: () => true,
    clientAddress: () => '203.0.113.7',
    busyPage: () => ({ body: Buffer.from('many people'), policy: "style-src 'sha256-x'" }),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const times: number[] = []
  for (let n = 0; n < 200; n++) {
    const begunAt = performance.now()
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/faq`)
    await answer.text()
    times.push(performance.now() - begunAt)
    expect(answer.status).toBe(503)
  }
  const median = times.toSorted((a, b) => a - b)[100] ?? Number.NaN
  expect(median).toBeLessThan(50)
  expectNoSlower('a hundred refusals', 100 * median)
})
