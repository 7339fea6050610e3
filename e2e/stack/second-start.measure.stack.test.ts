import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { freePort, startStack } from '../running-stack.ts'

const STARTS = 3

test('P13: a second start in a folder is quick', { timeout: 300_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-second-start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  await (await startStack({ dataDir, ports })).stop()
  const times: number[] = []
  for (let count = 0; count < STARTS; count++) {
    const begunAt = performance.now()
    const again = await startStack({ dataDir, ports })
    times.push(performance.now() - begunAt)
    expect(await again.stop()).toBe(0)
  }
  // What is slow by itself is slow each time, what met a busy moment is not.
  expectNoSlower('a second start', Math.min(...times))
})
