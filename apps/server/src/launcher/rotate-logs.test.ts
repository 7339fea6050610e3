import {
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLog, rotateLogs } from './log-file.ts'

test('finding operator 1: a log that grows while it is open is kept small, with four older ones beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-logs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'server.log')
  const log = openLog(path)
  if (log === 'ignore') throw new Error('the log cannot be opened')
  onTestFinished(() => closeSync(log))
  onTestFinished(rotateLogs(folder, { largestBytes: 2_000, everyMilliseconds: 1 }))
  for (let round = 1; round <= 7; round++) {
    writeSync(log, `a line of round ${round}\n`.repeat(200))
    await expect.poll(() => statSync(path).size, { interval: 1 }).toBe(0)
  }
  expect(readdirSync(folder).sort()).toEqual([
    'server.log',
    ...[1, 2, 3, 4].map((age) => `server.log.${age}`),
  ])
  // It is appended to the truncated file: no gap of zeros at the writer's previous position.
  for (const age of [1, 2, 3, 4])
    expect(readFileSync(`${path}.${age}`, 'utf8')).toBe(`a line of round ${8 - age}\n`.repeat(200))
})

test.runIf(process.platform === 'linux')(
  'finding operator 1: a log that cannot be opened starts nobody late',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'pulli-logs-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'logs'), 'a file stands where the folder should be')
    expect(openLog(join(folder, 'logs/server.log'))).toBe('ignore')
  },
)
