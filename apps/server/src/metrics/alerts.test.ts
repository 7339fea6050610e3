import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@pulli/data/database.ts'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { siteMetrics } from './site-metrics.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The names of all metrics that a server has, with those of a histogram's parts. */
async function metricNames(): Promise<Set<string>> {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const token = 'a-token-that-is-long-enough'
  siteMetrics().register(app, token, {
    database,
    eventLoopDelaySeconds: () => 0,
    isOverloaded: () => false,
    isContentReachable: () => true,
    areCodesLate: () => false,
    referenceSkewSeconds: () => 0.5,
    droppedLogLines: () => 0,
    dataDir: import.meta.dirname,
    keysFreeBytes: () => 5e9,
    neighbours: [],
    copiesErasures: false,
  })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  )
}

const namesIn = (text: string) => [...new Set(text.match(/\b(?:pulli|process|nodejs)_\w+/g) ?? [])]

test.for([
  'deploy/alerts.yml',
  'deploy/alerts.test.yml',
  'deploy/grafana/pulli.json',
  'docs/runbooks/watch-the-server.md',
])('%s: every metric that it names exists', async (path) => {
  const known = await metricNames()
  const named = namesIn(read(path)).filter((name) => !known.has(name) && !known.has(`${name}_count`))
  expect(named).toEqual([])
})

test('every own metric is on the board or has an alert', async () => {
  const told = new Set(namesIn(read('deploy/alerts.yml') + read('deploy/grafana/pulli.json')))
  const isOwn = (name: string) => name.startsWith('pulli_') && !/_(?:sum|count|bucket)$/.test(name)
  expect([...(await metricNames())].filter((name) => isOwn(name) && !told.has(name))).toEqual([])
})

const ALERTS = read('deploy/alerts.yml').split('- alert: ').slice(1)

test('every alert says how urgent it is, and where to read what to do', () => {
  expect(ALERTS.length).toBeGreaterThan(15)
  for (const alert of ALERTS) {
    const name = alert.split('\n')[0]
    expect([name, /severity: (?:page|ticket)\b/.test(alert)]).toEqual([name, true])
    const [, path = '', heading] = /runbook: '([^'#]+)(?:#([^']+))?'/.exec(alert) ?? []
    expect([name, existsSync(join(ROOT, path))]).toEqual([name, true])
    if (heading !== undefined) expect(headingsOf(path)).toContain(heading)
  }
})

/** The anchors of a document's headings. */
function headingsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('the board has each panel once, with its queries', () => {
  const { panels } = JSON.parse(read('deploy/grafana/pulli.json')) as {
    panels: { id: number; title: string; targets: { expr: string }[] }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { title, targets } of panels)
    expect([title, targets.every(({ expr }) => expr.length > 0)]).toEqual([title, true])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.runIf(hasPromtool)('promtool accepts the rules, and they fire when they should', () => {
  for (const step of [
    ['check', 'rules', 'deploy/alerts.yml'],
    ['test', 'rules', 'deploy/alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', step, { cwd: ROOT, encoding: 'utf8' })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  }
})
