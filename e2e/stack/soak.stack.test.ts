import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type SoakWindow, soakFaults, soakWindows } from '../soak-windows.ts'
import { stack } from './shared-stack.ts'

const WINDOW: SoakWindow = {
  visits: 3_600,
  others: {},
  p99Milliseconds: 80,
  lost: [],
  megabytes: 180,
  openFiles: 60,
  errorLines: 0,
  connections: 14,
  dueJobs: 0,
}

test.runIf(process.platform === 'linux')(
  'operate §6: a few seconds of the soak find every visit answered and every write kept',
  async () => {
    const { pid } = JSON.parse(readFileSync(join(stack.dataDir, 'run/server.json'), 'utf8'))
    const { siteUrl, dataDir, keysDir, databaseUrl } = stack
    const site = { siteUrl, dataDir, keysDir, databaseUrl, serverPid: pid }
    for await (const window of soakWindows(site, { windows: 1, seconds: 3, rate: 8 })) {
      expect(window.visits).toBeGreaterThan(12)
      // Other tests of the shared stack provoke errors: those of its logs are not counted here.
      expect(soakFaults([{ ...window, errorLines: 0, dueJobs: 0 }])).toEqual([])
    }
  },
)

test('operate §6: the soak names who was refused, what was lost, and what grows', () => {
  expect(soakFaults([WINDOW, { ...WINDOW, megabytes: 200, p99Milliseconds: 90 }])).toEqual([])
  expect(
    soakFaults([
      WINDOW,
      { ...WINDOW, others: { 503: 2 }, lost: ['request of a@example.org'] },
      { ...WINDOW, megabytes: 300, openFiles: 900, connections: 14, errorLines: 3, dueJobs: 1 },
    ]),
  ).toEqual([
    'window 2: 2 visits got 503',
    'window 2: lost: request of a@example.org',
    'megabytes grew from 180 to 300',
    'openFiles grew from 60 to 900',
    '3 errors stand in the logs',
    '1 jobs are due and not done',
  ])
  expect(soakFaults([])).toEqual(['nothing was measured'])
})
