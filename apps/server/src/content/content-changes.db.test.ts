import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { contentChanges } from './content-changes.ts'

function replica(databaseUrl: string) {
  const heard: string[] = []
  return { heard, ...contentChanges({ databaseUrl, onChange: (event) => heard.push(event), log: () => {} }) }
}

/** Two replicas that both listen. */
async function twoReplicas() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const [here, there] = [replica(url), replica(url)]
  onTestFinished(async () => {
    await here.stop()
    await there.stop()
    await drop()
  })
  const pids = () => listeners(url)
  await expect.poll(pids).toHaveLength(2)
  return { here, there, pids }
}

/** The processes of PostgreSQL that have begun to listen. */
async function listeners(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and state = 'idle' and query like 'listen%'`,
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

test('who announces a change has heard of it when that is done, and every other replica soon after', async () => {
  const { here, there } = await twoReplicas()
  const events = Array.from({ length: 50 }, (_, n) => `entry.publish ${n}`)
  for (const event of events) {
    await here.announce(event)
    expect(here.heard.at(-1)).toBe(event)
  }
  expect(here.heard).toEqual(events)
  await expect.poll(() => there.heard).toEqual(events)
})

test('a database that hangs holds up nobody who announces a change', async () => {
  const { here, pids } = await twoReplicas()
  const stopped = await pids()
  const signal = (name: NodeJS.Signals) => {
    for (const pid of stopped) process.kill(pid, name)
  }
  onTestFinished(() => signal('SIGCONT'))
  signal('SIGSTOP')
  await expect(here.announce('entry.publish')).rejects.toThrow('timeout')
})
