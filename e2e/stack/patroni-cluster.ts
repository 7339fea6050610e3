import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { QueryResultRow } from 'pg'
import { makeAuthority, makeServerCertificate } from '../own-authority.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'
import { askPatroni } from './ask-patroni.ts'
import {
  backRestOf,
  databaseProxy,
  etcdSettings,
  type Machine,
  POSTGRES,
  patroniOf,
  siteProxy,
} from './patroni-samples.ts'

/** PostgreSQL refuses to run as root; Debian's package brings this account. */
const ACCOUNT = 'postgres'
const PASSWORD = 'a-password-of-this-test'

/**
 * Starts the samples of `deploy/` with addresses of this machine: etcd, two machines of PostgreSQL with Patroni, and
 * HAProxy in front of them and of two servers, which the caller starts at `serverPorts`.
 */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-cluster-'))
  chmodSync(folder, 0o755)
  const ids = userInfo().uid === 0 ? idsOf(ACCOUNT) : undefined
  makeAuthority(folder, 'authority')
  makeServerCertificate(folder, 'authority', ['DNS:localhost', 'IP:127.0.0.1'])
  const ca = readFileSync(join(folder, 'authority.crt'), 'utf8')
  const [client, peer, site, database] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const serverPorts = await Promise.all([freePort(), freePort()])
  const machines = await Promise.all(
    ['db1', 'db2'].map(async (name) => {
      const [postgres, rest] = await Promise.all([freePort(), freePort()])
      return { name, postgres, rest, home: join(folder, name) }
    }),
  )
  const running = new Map<string, ChildProcess>()
  const account = ids ? ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] : []
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  if (ids) chownSync(repository, ids.uid, ids.gid)

  function start(name: string, command: string[], env: Record<string, string> = {}) {
    const [program = '', ...args] = command
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { PATH: `${POSTGRES}:${process.env.PATH}`, LANG: 'C.UTF-8', ...env },
    })
    running.set(name, child)
    return child
  }

  const startEtcd = () => start('etcd', ['etcd'], etcdSettings(folder, { client, peer }))

  function startMachine(machine: Machine) {
    const { name, home } = machine
    const file = join(home, 'patroni.yml')
    writeFileSync(file, patroniOf(machine, client))
    writeFileSync(join(home, 'pgbackrest.conf'), backRestOf(machine, { repository, passphrase: PASSWORD }))
    start(name, [...account, 'patroni', file], {
      PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
      PATRONI_RESTAPI_PASSWORD: PASSWORD,
    })
  }

  for (const { home } of machines) {
    mkdirSync(home, { mode: 0o700 })
    for (const file of ['server.crt', 'server.key', 'authority.crt']) {
      copyFileSync(join(folder, file), join(home, file))
      chmodSync(join(home, file), 0o600)
      if (ids) chownSync(join(home, file), ids.uid, ids.gid)
    }
    if (ids) chownSync(home, ids.uid, ids.gid)
  }
  writeFileSync(join(folder, 'haproxy.cfg'), siteProxy(site, serverPorts))
  writeFileSync(join(folder, 'postgres.cfg'), databaseProxy(folder, database, machines))
  startEtcd()
  for (const machine of machines) startMachine(machine)
  start('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg'), '-f', join(folder, 'postgres.cfg')])

  const roles = () =>
    Promise.all(
      machines.map(async ({ name, rest }) => {
        const told = await askPatroni(rest, '/patroni', { ca })
          .then(({ body }) => body as { role?: string; sync_standby?: boolean } | undefined)
          .catch(() => undefined)
        return { name, role: told?.role ?? 'away', isSynchronous: told?.sync_standby === true }
      }),
    )
  /** Through HAProxy, which learns of a leader a moment later. */
  const isAnswering = () =>
    queryDatabase(`${superuser}/postgres?${tls}`, 'select 1').then(
      () => true,
      () => false,
    )
  const isLeader = ({ role }: { role: string }) => role === 'master' || role === 'primary'
  const superuser = `postgres://postgres:${PASSWORD}@localhost:${database}`
  const tls = `sslmode=verify-full&sslrootcert=${join(folder, 'authority.crt')}`

  const logs = () =>
    ['etcd', 'db1', 'db2', 'haproxy']
      .map((name) => readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2_000))
      .join('\n')

  const machineOf = (name: string) => {
    const machine = machines.find((one) => one.name === name)
    if (!machine) throw new Error(`no machine ${name}`)
    return machine
  }

  return {
    folder,
    etcdUrl: `https://127.0.0.1:${client}`,
    siteUrl: `http://127.0.0.1:${site}`,
    serverPorts,
    superuserUrl: (name: string) => `${superuser}/${name}?${tls}`,
    url: (account: string) => `postgres://${account}@localhost:${database}/pulli?${tls}`,
    query: <Row extends QueryResultRow>(text: string, name = 'postgres') =>
      queryDatabase<Row>(`${superuser}/${name}?${tls}`, text),

    /** Waits for one that leads, and another that has every commit. */
    async waitForBoth() {
      const until = Date.now() + 120_000
      for (;;) {
        const now = await roles()
        const leader = now.find(isLeader)
        if (leader && now.some(({ isSynchronous }) => isSynchronous) && (await isAnswering()))
          return leader.name
        if (Date.now() > until) throw new Error(`no two machines: ${JSON.stringify(now)}\n${logs()}`)
        await sleep(250)
      }
    },

    /** Ends a machine as a lost one ends: Patroni and every process of PostgreSQL, at once. */
    killMachine(name: string) {
      const { home } = machineOf(name)
      const postmaster = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ')
      running.get(name)?.kill('SIGKILL')
      for (const pid of [postmaster, ...children.filter(Boolean).map(Number)]) end(pid)
    },
    startMachine: (name: string) => startMachine(machineOf(name)),
    /** Stops it as systemd does. */
    async stopMachine(name: string) {
      const machine = running.get(name)
      machine?.kill('SIGTERM')
      if (machine) await waitForEnd(machine)
    },
    /** Patroni starts afresh with the data that the next machine brings. */
    async removeCluster(name: string) {
      const answers = 'pulli\nYes I am aware\n'
      execFileSync('patronictl', ['-c', join(machineOf(name).home, 'patroni.yml'), 'remove', 'pulli'], {
        input: answers,
        stdio: ['pipe', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', PATRONI_RESTAPI_PASSWORD: PASSWORD },
      })
    },
    password: PASSWORD,
    homeOf: (name: string) => machineOf(name).home,
    askPatroni: (name: string, path: string, options: { method?: string; auth?: string } = {}) =>
      askPatroni(machineOf(name).rest, path, { ca, ...options }),

    /** Runs a program as the account of PostgreSQL, with the settings of a machine's pgBackRest. @returns what it printed */
    async run(name: string, ...command: string[]): Promise<string> {
      const { home, postgres } = machineOf(name)
      const [program = '', ...args] = [...account, ...command]
      const { stdout } = await promisify(execFile)(program, args, {
        cwd: home,
        env: {
          PATH: `${POSTGRES}:${process.env.PATH}`,
          LANG: 'C.UTF-8',
          PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'),
          PGHOST: home,
          PGPORT: `${postgres}`,
        },
      })
      return stdout
    },
    killEtcd: () => running.get('etcd')?.kill('SIGKILL'),
    startEtcd,

    async stop() {
      for (const name of ['haproxy', 'db1', 'db2', 'etcd']) running.get(name)?.kill('SIGTERM')
      await Promise.race([
        Promise.all([...running.values()].map((child) => child.exitCode ?? waitForEnd(child))),
        sleep(20_000),
      ])
      for (const child of running.values()) child.kill('SIGKILL')
      for (const { home } of machines) {
        const [pid] = readFileSyncOrNothing(join(home, 'data/postmaster.pid')).split('\n')
        if (pid) end(Number(pid))
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idsOf(account: string) {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function readFileSyncOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const waitForEnd = (child: ChildProcess) =>
  child.signalCode !== null || child.exitCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve))
