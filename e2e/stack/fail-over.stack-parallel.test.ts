import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOf } from '../ledger.ts'
import { openLoop, type Seen } from '../open-loop.ts'
import { measureLateness } from './machine-lateness.ts'
import { startCluster } from './patroni-cluster.ts'
import { missingTools } from './patroni-samples.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'

/** A second: what two cores hold beside PostgreSQL twice, etcd, HAProxy, the other tests and this one. */
const RATE = 12

/** A machine that is later than this has no time for a new server beside the load: refusals are no evidence then. */
const MOST_LATENESS = 400

/** Of deploy/patroni/patroni.yml: the leader's silence until others elect, and a round of theirs. */
const SWITCH_MILLISECONDS = 20_000 + 5_000
/** To start as the leader, to be seen by HAProxy and to be connected to, on a busy machine. */
const SLACK_MILLISECONDS = 20_000

/** The longest that a request can be in flight. */
const IN_FLIGHT_MILLISECONDS = 8_000

const missing = missingTools()
if (process.env.LONG && missing.length > 0)
  process.stdout.write(
    `Fail-over is not tested: ${missing.join(', ')} not found (Debian: apt-get install patroni etcd-server haproxy postgresql)\n`,
  )

/** Lists how often each status was seen by kind, such as `{ '/': { 200: 12 } }`. */
function tally(seen: readonly Seen[]) {
  const counts: Record<string, Record<number, number>> = {}
  for (const { kind, status } of seen) {
    counts[kind] = { ...counts[kind], [status]: (counts[kind]?.[status] ?? 0) + 1 }
  }
  return counts
}

const WITHIN = { timeout: 60_000 }

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

const isFailed = ({ status }: Seen) => status !== 200
const isWrite = ({ kind }: Seen) => kind === 'a mood' || kind === 'a request'

test.skipIf(!process.env.LONG || missing.length > 0)(
  'under open-loop load, a lost primary, etcd that is away and a rolling restart lose nothing that was acknowledged, and pages answer throughout',
  { timeout: 600_000 },
  async () => {
    const cluster = await startCluster()
    onTestFinished(cluster.stop, 60_000)
    const first = await cluster.waitForBoth()
    const accounts = `
      create role site_owner login password 'one'; create role site_server login password 'two';
      create database pulli owner site_owner`
    for (const statement of accounts.split(';')) await cluster.query(statement)
    await migrate({
      DATABASE_URL: cluster.url('site_owner:one'),
      DATABASE_APP_URL: cluster.url('site_server:two'),
    })

    const servers: ChildProcess[] = []
    const startServer = async (at: number) => {
      servers[at] = await serverOfItsOwn({
        PORT: `${cluster.serverPorts[at]}`,
        DATA_DIR: join(cluster.folder, `server${at}`),
        DATABASE_APP_URL: cluster.url('site_server:two'),
        DRAIN_NOTICE_SECONDS: '2',
        // HAProxy, and this test, which gives each visitor an address.
        TRUST_PROXY: '2',
      })
    }
    await Promise.all([startServer(0), startServer(1)])
    onTestFinished(() => {
      for (const server of servers) server.kill('SIGKILL')
    })
    await expect.poll(() => statusOf(`${cluster.siteUrl}/crisis`), WITHIN).toBe(200)

    const lateness = await measureLateness()
    onTestFinished(lateness.stop)
    const load = await openLoop(cluster.siteUrl, { rate: RATE, seconds: 240 })
    const since = (begunAt: number) => load.seen.filter(({ intendedAt }) => intendedAt >= begunAt)
    await sleep(10_000)
    expect(tally(load.seen.filter(isFailed))).toEqual({})

    // A machine is lost.
    const killedAt = performance.now()
    cluster.killMachine(first)
    const isWritten = () => since(killedAt).some((one) => isWrite(one) && !isFailed(one) && isLate(one))
    // Except writes in flight when the machine was lost.
    const isLate = ({ intendedAt, milliseconds }: Seen) => intendedAt + milliseconds > killedAt + 2_000
    await expect
      .poll(isWritten, { timeout: SWITCH_MILLISECONDS + SLACK_MILLISECONDS, interval: 50 })
      .toBe(true)
    const recoveredAt = performance.now()
    await sleep(10_000)
    const during = since(killedAt - IN_FLIGHT_MILLISECONDS)
    const failedReads = during.filter((one) => !isWrite(one) && isFailed(one))
    const lateFailures = since(recoveredAt + IN_FLIGHT_MILLISECONDS).filter(isFailed)

    // It comes back as the other's standby.
    cluster.startMachine(first)
    const second = await cluster.waitForBoth()

    // No leader can be elected now, and none is needed.
    const withoutEtcdAt = performance.now()
    cluster.killEtcd()
    await sleep(40_000)
    const withoutEtcd = since(withoutEtcdAt)
    cluster.startEtcd()
    await cluster.waitForBoth()

    // Each server once.
    const restartedAt = performance.now()
    for (const at of [0, 1]) {
      const server = servers[at]
      server?.kill('SIGTERM')
      if (server) await once(server, 'exit')
      await startServer(at)
      await expect
        .poll(() => statusOf(`http://127.0.0.1:${cluster.serverPorts[at]}/readyz`), WITHIN)
        .toBe(200)
      // HAProxy asks twice a second.
      await sleep(3_000)
    }
    const restart = since(restartedAt)
    await load.stop()

    const client = new pg.Client({ connectionString: cluster.superuserUrl('pulli') })
    await client.connect()
    const faults = await faultsOf(client, stack.keysDir, load.acknowledged)
    await client.end()
    const { requests, members } = load.acknowledged
    const moods = [...members.values()].reduce((sum, { moodVersion }) => sum + moodVersion, 0)
    process.stdout.write(
      [
        `\nFail-over at ${RATE} visitors a second: ${requests.length} requests and ${moods} moods acknowledged, ${faults.length} lost.`,
        `The switch took ${((recoveredAt - killedAt) / 1_000).toFixed(1)} s. Meanwhile: ${JSON.stringify(tally(during))}`,
        `etcd away for 40 s: ${JSON.stringify(tally(withoutEtcd))}`,
        `Rolling restart: ${JSON.stringify(tally(restart))}`,
        `The machine was ${Math.round(lateness.longest())} ms late at most.\n`,
      ].join('\n'),
    )
    expect(faults).toEqual([])
    expect(requests.length).toBeGreaterThan(100)
    expect(moods).toBeGreaterThan(100)
    expect(second).not.toBe(first)
    expect(tally(failedReads)).toEqual({})
    expect(tally(lateFailures)).toEqual({})
    if (lateness.longest() > MOST_LATENESS) return
    expect(tally(withoutEtcd.filter(isFailed))).toEqual({})
    expect(tally(restart.filter(isFailed))).toEqual({})
  },
)

async function migrate(env: { DATABASE_URL: string; DATABASE_APP_URL: string }) {
  const program = join(import.meta.dirname, '../../apps/server/src/migrate.ts')
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program],
      { env: { PATH: process.env.PATH, ...env } },
      (error, _stdout, stderr) => (error ? reject(new Error(stderr)) : resolve()),
    )
  })
}
