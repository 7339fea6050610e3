import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startStack } from '../running-stack.ts'

test.runIf(process.platform === 'linux')(
  'a server that does not answer for 10 s is replaced, and one that pauses for 5 s is not',
  { timeout: 240_000 },
  async () => {
    const stack = await startStack({
      // It needs no content to answer.
      env: { CONTENT_URL: 'http://127.0.0.1:9', CONTENT_SECRET: 'the-secret-of-a-service-that-is-away' },
    })
    onTestFinished(async () => void (await stack.stop()))
    const livez = () =>
      fetch(`${stack.siteUrl}/livez`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 0,
      )
    const server = stack.processOf('server')
    // The launcher has had an answer of it: from then on 10 s count.
    await sleep(3_000)
    process.kill(server, 'SIGSTOP')
    await sleep(5_000)
    process.kill(server, 'SIGCONT')
    await sleep(8_000)
    expect([stack.processOf('server'), await livez()]).toEqual([server, 200])

    process.kill(server, 'SIGSTOP')
    const stoppedAt = Date.now()
    await expect
      .poll(stack.output, { timeout: 40_000, interval: 100 })
      .toContain('did not answer for ten seconds')
    const took = Date.now() - stoppedAt
    // It may have answered up to 2 s before it stopped.
    expect(took).toBeGreaterThan(7_500)
    expect(took).toBeLessThan(20_000)
    await expect.poll(livez, { timeout: 60_000 }).toBe(200)
    expect(stack.processOf('server')).not.toBe(server)
  },
)
