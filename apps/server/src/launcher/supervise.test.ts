import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { supervise } from './supervise.ts'

/** Supervises a program until the test ends, and collects its reports to the launcher. */
function supervised(program: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-supervise-'))
  const module = join(dataDir, 'program.mjs')
  writeFileSync(module, program)
  const told: string[] = []
  const { stop } = supervise({
    part: 'content',
    module,
    cwd: dataDir,
    env: { STARTS: join(dataDir, 'starts') },
    dataDir,
    logFile: join(dataDir, 'content.log'),
    writesItsLog: false,
    log: pino({ enabled: false }),
    onFailedStart: (code) => told.push(`failed to start: ${code}`),
    onCrash: () => told.push('ended by itself'),
  })
  onTestFinished(async () => {
    await stop(1_000)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { told, stop, starts: () => readFileSync(join(dataDir, 'starts'), 'utf8').length }
}

test('finding M3: a service that was ready and ends by itself is told of each time, and started again', async () => {
  const { told, starts } = supervised(`
    import { appendFileSync } from 'node:fs'
    appendFileSync(process.env.STARTS, '.')
    process.send({ type: 'ready' }, () => process.exit(3))`)
  await expect.poll(() => told).toEqual(['ended by itself', 'ended by itself'])
  expect(starts()).toBeGreaterThanOrEqual(2)
})

test('one that ends before it was ready has failed to start, and one that is stopped is told of by nobody', async () => {
  const failing = supervised('process.exit(4)')
  await expect.poll(() => failing.told).toEqual(['failed to start: 4'])
  const stopped = supervised(`
    import { appendFileSync } from 'node:fs'
    process.on('SIGTERM', () => process.exit(0))
    process.on('message', () => undefined)
    appendFileSync(process.env.STARTS, '.')
    process.send({ type: 'ready' })`)
  await expect
    .poll(() => {
      try {
        return stopped.starts()
      } catch {
        return 0
      }
    })
    .toBe(1)
  await stopped.stop(5_000)
  expect(stopped.told).toEqual([])
})
