import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { has } from './has-program.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

/** Debian's, with the programs that Patroni needs beside the server: pg_basebackup, pg_rewind, pg_controldata. */
export const POSTGRES = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => ['pg_basebackup', 'pg_rewind', 'pg_controldata'].every((one) => has(join(folder, one))))
  .sort()
  .at(-1)

/** What is not installed here, of what a cluster needs. */
export function missingTools(): string[] {
  const missing = ['patroni', 'etcd', 'haproxy'].filter((tool) => !has(tool))
  return POSTGRES === undefined ? [...missing, 'postgresql'] : missing
}

/** A machine of PostgreSQL: its ports, and the folder in the place of its disk. */
export interface Machine {
  readonly name: string
  readonly postgres: number
  readonly rest: number
  readonly home: string
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

/** The settings of `etcd.env`, of one etcd alone. */
export function etcdSettings(folder: string, { client, peer }: { client: number; peer: number }) {
  const text = adapted('patroni/etcd.env', {
    '/var/lib/etcd/pulli': join(folder, 'etcd'),
    ',two=https://10.0.0.12:2380,three=https://10.0.0.13:2380': '',
    '10.0.0.11:2379': `127.0.0.1:${client}`,
    '10.0.0.11:2380': `127.0.0.1:${peer}`,
    '/etc/etcd/': `${folder}/`,
  })
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** `patroni.yml` of a machine, whose etcd answers at a port. */
export const patroniOf = ({ name, postgres, rest, home }: Machine, etcd: number) =>
  adapted('patroni/patroni.yml', {
    'name: db1': `name: ${name}`,
    '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': `127.0.0.1:${etcd}`,
    '10.0.0.11:8008': `127.0.0.1:${rest}`,
    '10.0.0.11:5432': `127.0.0.1:${postgres}`,
    '10.0.0.0/24': '127.0.0.0/24',
    '/var/lib/postgresql/18/pulli': join(home, 'data'),
    '/usr/lib/postgresql/18/bin': POSTGRES ?? '',
    '/etc/patroni/': `${home}/`,
    'password_encryption:': `unix_socket_directories: ${home}\n    password_encryption:`,
  })

/** `pgbackrest.conf` of a machine, with a folder in the place of the bucket. */
export const backRestOf = (
  { postgres, home }: Machine,
  { repository, passphrase }: { repository: string; passphrase: string },
) =>
  adapted('patroni/pgbackrest.conf', {
    'repo1-type=s3': 'repo1-type=posix',
    'repo1-s3-bucket=example-pulli-wal\n': '',
    'repo1-s3-endpoint=s3.ap-south-1.amazonaws.com\n': '',
    'repo1-s3-region=ap-south-1\n': '',
    'repo1-s3-key=\n': '',
    'repo1-s3-key-secret=\n': '',
    'repo1-path=/pulli': `repo1-path=${repository}`,
    'repo1-cipher-pass=': `repo1-cipher-pass=${passphrase}`,
    '/var/lib/pgbackrest/lock': join(home, 'lock'),
    '/var/lib/postgresql/18/pulli': join(home, 'data'),
    'pg1-port=5432': `pg1-port=${postgres}`,
    '/var/run/postgresql': home,
  })

/** `haproxy.cfg`, of plain HTTP at a port, before two servers. */
export const siteProxy = (site: number, [one, two]: readonly number[]) =>
  adapted('haproxy/haproxy.cfg', {
    // With as many connections as a container may have.
    'maxconn 20000': 'maxconn 2000',
    'log /dev/log local0': '',
    // Of the account that runs the tests.
    'chroot /var/lib/haproxy': '',
    'user haproxy': '',
    'group haproxy': '',
    'bind :80\n': '\n',
    ':443 ssl crt /etc/haproxy/tls/pulli.pem alpn h2,http/1.1': `127.0.0.1:${site}`,
    'http-request redirect scheme https': '# ',
    '10.0.0.1:3000': `127.0.0.1:${one}`,
    '10.0.0.2:3000': `127.0.0.1:${two}`,
  })

/** `postgres.cfg` at a port, before the machines. */
export const databaseProxy = (folder: string, database: number, [one, two]: readonly Machine[]) =>
  adapted('haproxy/postgres.cfg', {
    'bind :5432': `bind 127.0.0.1:${database}`,
    'check port 8008': 'check',
    '/etc/haproxy/tls/': `${folder}/`,
    '10.0.0.11:5432': `127.0.0.1:${one?.postgres} port ${one?.rest}`,
    '10.0.0.12:5432': `127.0.0.1:${two?.postgres} port ${two?.rest}`,
  })
