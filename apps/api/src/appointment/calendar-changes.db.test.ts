import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { FIRST_TALK, publishHours } from '#testing/bookable.ts'
import { queriesOf } from '#testing/queries-of.ts'
import { testApi } from '#testing/test-api.ts'
import { findOffer } from './find-slots.ts'

test('F6: every table that an offer of times is computed from tells all servers when it changes', async () => {
  const api = await testApi()
  await publishHours(api)
  const { context } = api
  const queries = await queriesOf({ context }, () =>
    findOffer(context, { serviceId: FIRST_TALK }, context.clock()),
  )
  const named = queries.flatMap((sql) => [...sql.matchAll(/\b(?:from|join) "?([a-z_]+)"?/g)])
  const tables = [...new Set(named.map(([, table = '']) => table))].toSorted()
  expect(tables).toContain('appointments')
  expect(tables.length).toBeGreaterThanOrEqual(6)

  const listener = new pg.Client({ connectionString: api.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('listen calendar_changed')
  for (const table of tables) {
    heard.length = 0
    await listener.query(`delete from ${table} where false`)
    // Its own message reaches a connection before the statement is answered.
    expect([table, heard]).toEqual([table, ['calendar_changed']])
  }
})
