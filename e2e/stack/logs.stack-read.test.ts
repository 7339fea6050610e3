import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { adminToken } from './content-admin.ts'
import { stack } from './shared-stack.ts'

const FIELDS = {
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  level: expect.stringMatching(/^(?:debug|info|warn|error|fatal)$/),
  process: expect.any(String),
  msg: expect.any(String),
}

type Line = Record<string, unknown> & { process: string; msg: string }

/** The lines of a log that are whole: the last one may be on its way. */
function linesOf(name: string): string[] {
  return readFileSync(join(stack.dataDir, 'logs', name), 'utf8')
    .split('\n')
    .slice(0, -1)
}

const parsed = (name: string): Line[] => linesOf(name).map((line) => JSON.parse(line))

const WORDS = `nobody-knows-${Date.now()}`
const TABLE = "create temp table words (word text check (word = ''));"

test('operate §1: every line of every log has one form, also after errors of PostgreSQL and the CMS, and no words of people', async () => {
  // Refused statements that have a visitor's words as a value, as a parameter, and in the row of a broken constraint.
  for (const [sql, values] of [
    [`select '${WORDS}'::uuid`, []],
    ['select $1::int', [WORDS]],
    [`do $$ begin raise exception 'not: %', '"${WORDS}"'; end $$`, []],
    [`${TABLE} do $$ begin insert into words values ('${WORDS}'); end $$`, []],
  ] as const)
    await expect(queryDatabase(stack.databaseUrl, sql, values)).rejects.toThrow()
  // A byte that PostgreSQL has no place for: the CMS answers 500.
  const token = await adminToken()
  const found = await fetch(
    `${stack.contentUrl}/content-manager/collection-types/api::faq.faq?filters[question][$eq]=${WORDS}%00`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  expect(found.status).toBe(500)
  const page = await fetch(`${stack.siteUrl}/${WORDS}`)
  const requestId = page.headers.get('x-request-id')

  await expect
    .poll(() => parsed('content.log'))
    .toContainEqual(expect.objectContaining({ level: 'error', process: 'content' }))
  await expect
    .poll(() => parsed('postgres.log').filter(({ code }) => code === '22P02').length)
    .toBeGreaterThanOrEqual(2)
  await expect
    .poll(() => parsed('server.log'))
    .toContainEqual(expect.objectContaining({ level: 'info', process: 'server', requestId, status: 404 }))
  const names = readdirSync(join(stack.dataDir, 'logs'))
  expect(names).toEqual(
    expect.arrayContaining(['content.log', 'launcher.log', 'migrate.log', 'postgres.log', 'server.log']),
  )
  for (const name of names) {
    const writer = name.split('.')[0] ?? ''
    for (const line of linesOf(name)) {
      expect([name, JSON.parse(line)]).toEqual([
        name,
        expect.objectContaining({ ...FIELDS, process: writer }),
      ])
      expect(line).not.toContain(WORDS)
    }
  }
})

test('good answers to health checks, which would fill a log, are not in it', async () => {
  const ask = async (path: string) => (await fetch(stack.siteUrl + path)).headers.get('x-request-id')
  const checks = [await ask('/livez'), await ask('/readyz')]
  const after = await ask(`/${WORDS}-after`)
  const logged = () => parsed('server.log').map(({ requestId }) => requestId)
  await expect.poll(logged).toContain(after)
  for (const check of checks) {
    expect(check).not.toBeNull()
    expect(logged()).not.toContain(check)
  }
})
