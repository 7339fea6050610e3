import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { contentChanges } from './content-changes.ts'

function replica(databaseUrl: string) {
  const heard: string[] = []
  const { listen, announce, announceCodesLate, stop } = contentChanges({ databaseUrl, log: () => {} })
  const late: boolean[] = []
  listen(
    ({ event }) => heard.push(event),
    () => {},
    (areLate) => late.push(areLate),
  )
  return { heard, late, announce: (event: string) => announce({ event }), announceCodesLate, stop }
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

test('finding operate H4: when one server finds out that codes are late, or not any more, every other hears of it', async () => {
  const { here, there } = await twoReplicas()
  await here.announceCodesLate(true)
  await here.announceCodesLate(false)
  await expect.poll(() => there.late).toEqual([true, false])
  expect(there.heard).toEqual([])
})

test('a database that hangs holds up nobody who announces a change, and the others hear of it when it goes on', async () => {
  const { here, there, pids } = await twoReplicas()
  const stopped = await pids()
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  const goOn = () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
  }
  onTestFinished(goOn)
  await here.announce('entry.publish')
  expect(here.heard).toEqual(['entry.publish'])
  expect(there.heard).toEqual([])
  goOn()
  await expect.poll(() => there.heard).toContain('entry.publish')
})

test('a change announced while the own connection is away reaches the other replicas when it is back', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const here = replica(url)
  await expect.poll(() => listeners(url)).toHaveLength(1)
  const [own = 0] = await listeners(url)
  const there = replica(url)
  onTestFinished(async () => {
    await here.stop()
    await there.stop()
    await drop()
  })
  await expect.poll(() => listeners(url)).toHaveLength(2)
  process.kill(own, 'SIGTERM')
  await expect.poll(() => listeners(url)).toHaveLength(1)
  await here.announce('entry.publish')
  expect(here.heard).toContain('entry.publish')
  await expect.poll(() => there.heard).toEqual(['entry.publish'])
})

test('F6: whatever process changes hours or appointments, every server hears of it', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  let heard = 0
  const changes = contentChanges({ databaseUrl: url, log: () => {} })
  changes.listen(
    () => expect.fail('the content has not changed'),
    () => {
      heard += 1
    },
  )
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(async () => {
    await changes.stop()
    await other.end()
    await drop()
  })
  await expect.poll(() => listeners(url)).toHaveLength(1)
  await other.query('begin; delete from appointments; delete from services; commit')
  await expect.poll(() => heard).toBe(1)
  await other.query('begin; delete from appointments; rollback')
  await other.query('delete from availability_rules')
  await expect.poll(() => heard).toBe(2)
})
