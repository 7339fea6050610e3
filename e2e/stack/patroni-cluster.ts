import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
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
import { makeAuthority, makeServerCertificate } from '../own-authority.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
/** Debian's, with the programs that Patroni needs beside the server: pg_basebackup, pg_rewind, pg_controldata. */
const POSTGRES = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => ['pg_basebackup', 'pg_rewind', 'pg_controldata'].every((one) => has(join(folder, one))))
  .sort()
  .at(-1)

/** PostgreSQL refuses to run as root; Debian's package brings this account. */
const ACCOUNT = 'postgres'
const PASSWORD = 'a-password-of-this-test'

/** What is not installed here, of what a cluster needs. */
export function missingTools(): string[] {
  const missing = ['patroni', 'etcd', 'haproxy'].filter((tool) => !has(tool))
  return POSTGRES === undefined ? [...missing, 'postgresql'] : missing
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** Rewrites a sample of `deploy/` for this machine. Every line to change has to be there. */
function adapted(sample: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${sample} has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(DEPLOY, sample), 'utf8'),
  )
}

/**
 * Starts the samples of `deploy/` with addresses of this machine: etcd, two machines of PostgreSQL with Patroni, and
 * HAProxy in front of them and of two servers, which the caller starts at `serverPorts`.
 */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-cluster-'))
  chmodSync(folder, 0o755)
  const ids = userInfo().uid === 0 ? idsOf(ACCOUNT) : undefined
  makeAuthority(folder, 'authority')
  makeServerCertificate(folder, 'authority')
  const [client, peer, site, database] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const serverPorts = await Promise.all([freePort(), freePort()])
  const machines = await Promise.all(
    ['db1', 'db2'].map(async (name) => {
      const [postgres, rest] = await Promise.all([freePort(), freePort()])
      return { name, postgres, rest, home: join(folder, name) }
    }),
  )
  const running = new Map<string, ChildProcess>()

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

  const startEtcd = () =>
    start('etcd', [
      'etcd',
      '--name=one',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${client}`,
      `--advertise-client-urls=http://127.0.0.1:${client}`,
      `--listen-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-cluster=one=http://127.0.0.1:${peer}`,
    ])

  function startMachine({ name, postgres, rest, home }: (typeof machines)[number]) {
    const file = join(home, 'patroni.yml')
    writeFileSync(
      file,
      adapted('patroni/patroni.yml', {
        'name: db1': `name: ${name}`,
        '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': `127.0.0.1:${client}`,
        '10.0.0.11:8008': `127.0.0.1:${rest}`,
        '10.0.0.11:5432': `127.0.0.1:${postgres}`,
        '10.0.0.0/24': '127.0.0.0/24',
        '/var/lib/postgresql/18/pulli': join(home, 'data'),
        '/usr/lib/postgresql/18/bin': POSTGRES ?? '',
        '/etc/patroni/': `${home}/`,
        'password_encryption:': `unix_socket_directories: ''\n    password_encryption:`,
      }),
    )
    const account = ids ? ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] : []
    start(name, [...account, 'patroni', file], {
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    })
  }

  for (const { home } of machines) {
    mkdirSync(home, { mode: 0o700 })
    for (const file of ['server.crt', 'server.key']) {
      copyFileSync(join(folder, file), join(home, file))
      chmodSync(join(home, file), 0o600)
      if (ids) chownSync(join(home, file), ids.uid, ids.gid)
    }
    if (ids) chownSync(home, ids.uid, ids.gid)
  }
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    adapted('haproxy/haproxy.cfg', {
      // Of plain HTTP, and with as many connections as a container may have.
      'maxconn 20000': 'maxconn 2000',
      'log /dev/log local0': '',
      // Of whoever runs the tests.
      'chroot /var/lib/haproxy': '',
      'user haproxy': '',
      'group haproxy': '',
      'bind :80\n': '\n',
      ':443 ssl crt /etc/haproxy/tls/pulli.pem alpn h2,http/1.1': `127.0.0.1:${site}`,
      'http-request redirect scheme https': '# ',
      '10.0.0.1:3000': `127.0.0.1:${serverPorts[0]}`,
      '10.0.0.2:3000': `127.0.0.1:${serverPorts[1]}`,
    }),
  )
  const [one, two] = machines
  writeFileSync(
    join(folder, 'postgres.cfg'),
    adapted('haproxy/postgres.cfg', {
      'bind :5432': `bind 127.0.0.1:${database}`,
      'check port 8008': 'check',
      '10.0.0.11:5432': `127.0.0.1:${one?.postgres} port ${one?.rest}`,
      '10.0.0.12:5432': `127.0.0.1:${two?.postgres} port ${two?.rest}`,
    }),
  )
  startEtcd()
  for (const machine of machines) startMachine(machine)
  start('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg'), '-f', join(folder, 'postgres.cfg')])

  const roles = () =>
    Promise.all(
      machines.map(async ({ name, rest }) => {
        const answer = await fetch(`http://127.0.0.1:${rest}/patroni`).catch(() => undefined)
        const told = (await answer?.json().catch(() => ({}))) as { role?: string; sync_standby?: boolean }
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

  return {
    folder,
    siteUrl: `http://127.0.0.1:${site}`,
    serverPorts,
    superuserUrl: (name: string) => `${superuser}/${name}?${tls}`,
    url: (account: string) => `postgres://${account}@localhost:${database}/pulli?${tls}`,
    query: (text: string, name = 'postgres') => queryDatabase(`${superuser}/${name}?${tls}`, text),

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
      const home = machines.find((machine) => machine.name === name)?.home ?? ''
      const postmaster = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ')
      running.get(name)?.kill('SIGKILL')
      for (const pid of [postmaster, ...children.filter(Boolean).map(Number)]) end(pid)
    },
    startMachine(name: string) {
      const machine = machines.find((one) => one.name === name)
      if (machine) startMachine(machine)
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
