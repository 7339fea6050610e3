import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/server/src/launcher/embedded-postgres.ts'
import { INHERITED } from '../inherited-environment.ts'
import { makeAuthority, makeServerCertificate } from '../own-authority.ts'
import { queryDatabase } from '../query-database.ts'
import { startStack } from '../running-stack.ts'

const SERVER = join(import.meta.dirname, '../../apps/server/src')

/** Runs a program of the server, and returns what it printed before it ended. */
function said(name: string, env: Record<string, string>, ...args: string[]) {
  return new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(SERVER, `${name}.ts`), ...args],
      { env: { ...INHERITED, ...env }, timeout: 60_000 },
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    )
  })
}

const LETS_IN = `
# The test itself, as an operator beside the database would. Everybody else needs TLS.
hostnossl all pulli 127.0.0.1/32 scram-sha-256
hostssl all all 127.0.0.1/32 scram-sha-256
`

/** A PostgreSQL that accepts only its superuser without TLS, and three accounts as the runbook has them. */
async function startTlsPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-tls-'))
  const options = { folder, password: 'postgres', logFile: join(folder, 'postgres.log') }
  const first = await startEmbeddedPostgres(options)
  const sql = `
    create role site_owner login password 'one'; create role site_server login password 'two';
    create role content_owner login password 'three';
    alter database pulli owner to site_owner; alter database content owner to content_owner`
  for (const statement of sql.split(';')) await queryDatabase(first.url('postgres'), statement)
  await queryDatabase(first.url('pulli'), 'alter schema public owner to site_owner')
  await queryDatabase(first.url('content'), 'alter schema public owner to content_owner')
  await first.stop()

  for (const authority of ['right', 'wrong']) makeAuthority(folder, authority)
  makeServerCertificate(folder, 'right')
  const cluster = join(folder, 'cluster')
  const { uid, gid } = statSync(cluster)
  for (const name of ['server.crt', 'server.key']) {
    execFileSync('cp', [name, cluster], { cwd: folder })
    chmodSync(join(cluster, name), 0o600)
    chownSync(join(cluster, name), uid, gid)
  }
  writeFileSync(join(cluster, 'pg_hba.conf'), LETS_IN)
  const settings = {
    ssl: 'on',
    ssl_cert_file: 'server.crt',
    ssl_key_file: 'server.key',
    max_connections: '80',
  }
  const postgres = await startEmbeddedPostgres({ ...options, settings })
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const { port } = new URL(postgres.url('pulli'))
  return {
    query: <Row extends object>(text: string) => queryDatabase<Row>(postgres.url('pulli'), text),
    address(account: string, database: string, { host = 'localhost', authority = 'right' } = {}) {
      const parameters = `sslmode=verify-full&sslrootcert=${join(folder, `${authority}.crt`)}`
      return `postgres://${account}@${host}:${port}/${database}?${parameters}`
    },
    plain: (account: string) => `postgres://${account}@localhost:${port}/pulli`,
  }
}

const OWNER = 'site_owner:one'

test.runIf(process.env.LONG)(
  'every part reaches PostgreSQL with verify-full, and nobody speaks to a database that cannot prove who it is',
  {
    timeout: 300_000,
  },
  async () => {
    const { address, plain, query } = await startTlsPostgres()

    const drive = mkdtempSync(join(tmpdir(), 'pulli-tls-drive-'))
    onTestFinished(() => rmSync(drive, { recursive: true, force: true }))
    const places = {
      DATA_DIR: join(drive, 'data'),
      KEYS_DIR: join(drive, 'keys'),
      BACKUP_TO: join(drive, 'to'),
    }
    await said('make-keys', places)
    const made = await said('make-backup-keys', {}, join(drive, 'identities'))
    const recipients = Object.fromEntries(
      [...made.matchAll(/^(BACKUP_\w+)=(age1\w+)$/gm)].map(([, name, recipient]) => [name, recipient]),
    )

    const refusals = [
      { at: { authority: 'wrong' }, words: 'not signed by an authority that is trusted here' },
      { at: { host: '127.0.0.1' }, words: 'is for another host' },
    ]
    for (const { at, words } of refusals) {
      const owner = { DATABASE_URL: address(OWNER, 'pulli', at) }
      const server = { DATABASE_APP_URL: address('site_server:two', 'pulli', at) }
      const ofTheServer = { CONTENT_URL: 'http://127.0.0.1:9', CONTENT_SECRET: 's'.repeat(24) }
      expect(await said('migrate', { ...owner, ...server })).toContain(words)
      expect(await said('verify-audit', server)).toContain(words)
      expect(
        await said('server', { ...server, ...ofTheServer, APP_SECRET: 's'.repeat(24), NODE_ENV: 'test' }),
      ).toContain(words)
      expect(await said('backup', { ...owner, ...places, ...recipients })).toContain(words)
    }
    // Modes that do not prove who answers are refused before anything is sent.
    for (const mode of ['require', 'no-verify', 'prefer', 'verify-ca'])
      expect(await said('migrate', { DATABASE_URL: `${plain(OWNER)}?sslmode=${mode}` })).toContain(
        'DATABASE_URL: must have sslmode=verify-full',
      )
    const missing = `${plain(OWNER)}?sslmode=verify-full&sslrootcert=/etc/no-such-file.crt`
    expect(await said('migrate', { DATABASE_URL: missing })).toContain('an sslrootcert that cannot be read')
    expect(await said('migrate', { DATABASE_URL: plain(OWNER) })).toContain('no encryption')

    const stack = await startStack({
      isFresh: true,
      env: {
        DATABASE_URL: address(OWNER, 'pulli'),
        DATABASE_APP_URL: address('site_server:two', 'pulli'),
        CONTENT_DATABASE_URL: address('content_owner:three', 'content'),
      },
    })
    onTestFinished(async () => void (await stack.stop()))
    // `ready` waits for no content, `/readyz` does.
    const readiness = async () => (await fetch(`${stack.siteUrl}/readyz`)).status
    await expect.poll(readiness, { timeout: 120_000, interval: 500 }).toBe(200)
    const connections = await query<{ account: string; isProtected: boolean }>(`
    select usename as account, bool_and(ssl) as "isProtected"
    from pg_stat_activity join pg_stat_ssl using (pid)
    where usename in ('site_server', 'content_owner') group by usename order by usename`)
    expect(connections).toEqual([
      { account: 'content_owner', isProtected: true },
      { account: 'site_server', isProtected: true },
    ])
  },
)
