import { copyFileSync, renameSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { has } from './has-program.ts'
import { startCluster } from './patroni-cluster.ts'
import { missingTools } from './patroni-samples.ts'

const missing = [...missingTools(), ...(has('pgbackrest') ? [] : ['pgbackrest'])]
if (process.env.LONG && missing.length > 0)
  process.stdout.write(
    `Point-in-time recovery is not tested: ${missing.join(', ')} not found (Debian: apt-get install pgbackrest patroni etcd-server haproxy postgresql)\n`,
  )

test.skipIf(!process.env.LONG || missing.length > 0)(
  'the samples of Patroni let in who proves themselves alone, and a cluster is restored to the second before rows were lost',
  { timeout: 600_000 },
  async () => {
    const cluster = await startCluster()
    onTestFinished(cluster.stop, 60_000)
    const leader = await cluster.waitForBoth()
    const other = leader === 'db1' ? 'db2' : 'db1'

    // etcd refuses clients without a certificate, and Patroni refuses changes without the password.
    await expect(
      new Promise((resolve, reject) =>
        get(`${cluster.etcdUrl}/version`, { rejectUnauthorized: false }, resolve).once('error', reject),
      ),
    ).rejects.toThrow()
    const statusOf = async (path: string, options: { method?: string; auth?: string }) =>
      (await cluster.askPatroni(leader, path, options)).status
    expect(await statusOf('/primary', {})).toBe(200)
    expect(await statusOf('/restart', { method: 'POST' })).toBe(401)
    expect(await statusOf('/restart', { method: 'POST', auth: 'patroni:wrong' })).toBe(401)
    expect(await statusOf('/reload', { method: 'POST', auth: `patroni:${cluster.password}` })).toBe(202)

    // Backups of the leader, and each piece of its log.
    const backRest = (...command: string[]) => cluster.run(leader, 'pgbackrest', '--stanza=pulli', ...command)
    await backRest('stanza-create')
    await backRest('check')
    await cluster.query('create table written (what text, at timestamptz not null default clock_timestamp())')
    await cluster.query("insert into written values ('before the backup')")
    await backRest('--type=full', 'backup')
    // As the timer starts it: on each machine, and made by the one that leads.
    const script = join(cluster.folder, 'back-up')
    copyFileSync(join(import.meta.dirname, '../../deploy/patroni/back-up'), script)
    expect(await cluster.run(other, 'sh', script)).toContain('This machine follows')
    expect(await cluster.run(leader, 'sh', script)).toContain('backup command end: completed successfully')
    await cluster.query("insert into written values ('after the backup')")
    const [second] = await cluster.query<{ at: string }>(
      "select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USOF') as at",
    )
    await cluster.query('delete from written')
    await cluster.query("insert into written values ('too late')")
    await cluster.query('select pg_switch_wal()')
    await backRest('check')

    // docs/runbooks/point-in-time.md
    await cluster.stopMachine(other)
    await cluster.stopMachine(leader)
    const data = (name: string) => join(cluster.homeOf(name), 'data')
    for (const name of [leader, other]) renameSync(data(name), `${data(name)}-before`)
    await backRest('--type=time', `--target=${second?.at}`, '--target-action=promote', 'restore')
    const control = (...command: string[]) =>
      cluster.run(
        leader,
        'pg_ctl',
        '--wait',
        '-D',
        data(leader),
        '-l',
        join(cluster.homeOf(leader), 'restore.log'),
        ...command,
      )
    await control('-o', "-c listen_addresses=''", 'start')
    const isFollowing = () =>
      cluster.run(leader, 'psql', '--dbname=postgres', '-Atc', 'select pg_is_in_recovery()')
    await expect.poll(isFollowing, { timeout: 60_000 }).toBe('f\n')
    await control('stop')
    await cluster.removeCluster(leader)
    cluster.startMachine(leader)
    await expect.poll(() => statusOf('/primary', {}).catch(() => 0), { timeout: 60_000 }).toBe(200)
    cluster.startMachine(other)
    expect(await cluster.waitForBoth()).toBe(leader)

    const rows = await cluster.query<{ what: string }>('select what from written order by at')
    expect(rows.map(({ what }) => what)).toEqual(['before the backup', 'after the backup'])
    await cluster.query("insert into written values ('after the restore')")
    await backRest('check')
    await backRest('--type=full', 'backup')
  },
)
