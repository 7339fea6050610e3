import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { stack } from './shared-stack.ts'

test('security row 25: the server, its queue and its listener are signed in as the application', async () => {
  // It asks the database whether it is there, and keeps the connection for a few seconds.
  expect((await fetch(`${stack.siteUrl}/readyz`)).status).toBe(200)
  const signedIn = await queryDatabase(
    stack.databaseUrl,
    `select distinct usename, application_name as part from pg_stat_activity
     where datname = 'pulli' and application_name in ('pulli', 'pulli content changes', 'pulli worker')`,
  )
  expect(new Set(signedIn.map(({ usename }) => usename))).toEqual(new Set(['pulli_app']))
  expect(new Set(signedIn.map(({ part }) => part))).toEqual(
    new Set(['pulli', 'pulli content changes', 'pulli worker']),
  )
})

test('security rows 25 and 59: its account cannot put its role off, make a table or rewrite the trail', async () => {
  const { databaseAppPassword } = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const url = new URL(stack.databaseUrl)
  url.username = 'pulli_app'
  url.password = databaseAppPassword
  for (const statement of [
    'set role pulli',
    'set session authorization pulli',
    'create table mine (x int)',
    "update audit_events set actor = 'x'",
    'delete from audit_events',
  ])
    await expect(queryDatabase(url.href, statement)).rejects.toMatchObject({ code: '42501' })
  url.pathname = '/content'
  await expect(queryDatabase(url.href, 'select 1')).rejects.toMatchObject({ code: '42501' })
})
