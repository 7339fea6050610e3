import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startStack } from '../running-stack.ts'

const REPLACED = 'did not answer for ten seconds'

test.runIf(process.platform === 'linux')(
  'a server that does not answer is replaced after 10 s',
  { timeout: 240_000 },
  async () => {
    const stack = await startStack({
      env: {
        // It needs no content to answer.
        CONTENT_URL: 'http://127.0.0.1:9',
        CONTENT_SECRET: 'the-secret-of-a-service-that-is-away',
        // The log then has health checks too.
        LOG_LEVEL: 'debug',
      },
    })
    onTestFinished(async () => void (await stack.stop()))
    const linesOf = (part: 'server' | 'launcher'): Record<'time' | 'msg' | 'method' | 'route', string>[] =>
      readFileSync(join(stack.dataDir, `logs/${part}.log`), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    /** When it answered the launcher, which alone asks with GET. */
    const answers = () =>
      linesOf('server')
        .filter(({ method, route }) => method === 'GET' && route === '/livez')
        .map(({ time }) => Date.parse(time))
    const livez = () =>
      fetch(`${stack.siteUrl}/livez`, { method: 'HEAD', signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 0,
      )
    const server = stack.processOf('server')
    // The launcher has had an answer of it: from then on 10 s count.
    await expect.poll(() => answers().length, { timeout: 60_000 }).toBeGreaterThan(0)
    if (process.env.LONG) {
      // One that pauses for 5 s is not. Another process that needs the machine for 5 s more would end it.
      process.kill(server, 'SIGSTOP')
      await sleep(5_000)
      process.kill(server, 'SIGCONT')
      await sleep(8_000)
      await expect.poll(livez).toBe(200)
      expect(stack.processOf('server')).toBe(server)
    }

    process.kill(server, 'SIGSTOP')
    const stoppedAt = Date.now()
    await expect.poll(stack.output, { timeout: 120_000, interval: 100 }).toContain(REPLACED)
    const replacedAt = () =>
      Date.parse(linesOf('launcher').find(({ msg }) => msg.includes(REPLACED))?.time ?? '')
    await expect.poll(replacedAt).toBeGreaterThan(stoppedAt)
    if (process.env.LONG) expect(replacedAt() - stoppedAt).toBeLessThan(20_000)
    const lastAnswer = Math.max(...answers().filter((at) => at <= stoppedAt))
    expect(replacedAt() - lastAnswer).toBeGreaterThan(9_500)
    await expect.poll(livez, { timeout: 120_000 }).toBe(200)
    expect(stack.processOf('server')).not.toBe(server)
  },
)
