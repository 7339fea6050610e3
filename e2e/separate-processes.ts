import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startEmbeddedPostgres } from '../apps/server/src/launcher/embedded-postgres.ts'
import { queryDatabase } from './query-database.ts'
import { freePort } from './running-stack.ts'

const ROOT = join(import.meta.dirname, '..')

/** A command of `deploy/pulli`, its settings, and which of the secrets it gets, by file. */
export interface Part {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
}

/** Where a site of separate processes keeps its things, on this machine. */
export interface Places {
  readonly secrets: string
  readonly data: string
  readonly keys: string
}

export interface SeparateProcesses {
  readonly siteUrl: string
  query(sql: string): Promise<Record<string, unknown>[]>
  /** The mails that went out as files. */
  mails(): string[]
  /** Runs a command with the settings of a server to its end, and returns what it printed. */
  run(command: string): Promise<string>
  stop(): Promise<void>
}

const OF_A_SERVER = ['database_app_url', 'app_secret', 'content_secret', 'metrics_token', 'smtp_url']
const OF_THE_CONTENT = [
  'content_database_url',
  'content_secret',
  'app_keys',
  'admin_jwt_secret',
  'api_token_salt',
  'transfer_token_salt',
  'encryption_key',
  'cms_admin_password',
  'cms_super_admin_password',
]

/**
 * Starts a site as `deploy/` describes it: PostgreSQL with the accounts of `make-secrets`, migrations, keys, the content
 * service, a server without jobs and a worker, each a process of its own.
 *
 * @param start starts a part; the folders of `places` are made
 */
export async function startSeparateProcesses(
  folder: string,
  start: (part: Part, places: Places) => ChildProcess,
): Promise<SeparateProcesses> {
  const places = { secrets: join(folder, 'secrets'), data: join(folder, 'data'), keys: join(folder, 'keys') }
  for (const place of [places.data, places.keys]) mkdirSync(place, { mode: 0o777 })
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    password: 'of-this-test-alone',
    logFile: join(folder, 'postgres.log'),
  })
  const admin = new URL(postgres.url('postgres'))
  execFileSync(join(ROOT, 'deploy/make-secrets'), [places.secrets, admin.host])
  const [port, contentPort, workerPort] = [await freePort(), await freePort(), await freePort()]
  // A trial on this machine: mails are files, and codes are shown.
  const common = { NODE_ENV: 'production', HOST: '127.0.0.1', OFFICE_RECIPIENTS: 'desk@example.org' }
  const ofServer = (command: string, at: number, env: Record<string, string> = {}): Part => ({
    command: [command],
    env: {
      ...common,
      ALLOW_DEMO_OTP: '1',
      PORT: `${at}`,
      CONTENT_URL: `http://127.0.0.1:${contentPort}`,
      ...env,
    },
    secrets: OF_A_SERVER,
  })
  const siteUrl = `http://127.0.0.1:${port}`
  const running: { child: ChildProcess; said: Promise<string> }[] = []

  function begin(part: Part) {
    const child = start(part, places)
    const said = Promise.all([child.stdout ? text(child.stdout) : '', child.stderr ? text(child.stderr) : ''])
    return { child, said: said.then((both) => both.join('')) }
  }
  async function toItsEnd(part: Part): Promise<string> {
    const { child, said } = begin(part)
    const [[code], printed] = await Promise.all([once(child, 'exit'), said])
    if (code !== 0) throw new Error(`${part.command.join(' ')} ended with ${code}:\n${printed}`)
    return printed
  }
  async function keep(part: Part, url: string) {
    const { child, said } = begin(part)
    running.unshift({ child, said })
    for (const deadline = Date.now() + 240_000; ; ) {
      if (
        await fetch(url).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${part.command[0]} does not answer:\n${(await said).slice(-4_000)}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  async function stop() {
    for (const { child } of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await postgres.stop()
  }

  try {
    await makeAccounts(admin, join(places.secrets, 'create-databases.sql'))
    await toItsEnd({ command: ['migrate'], env: {}, secrets: ['database_url', 'database_app_url'] })
    await toItsEnd({ command: ['make-keys'], env: {}, secrets: [] })
    await keep(
      {
        command: ['content'],
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: `${contentPort}`,
          PURGE_URL: `${siteUrl}/internal/content-changed`,
        },
        secrets: OF_THE_CONTENT,
      },
      `http://127.0.0.1:${contentPort}/_health`,
    )
    await keep(ofServer('server', port, { JOBS: 'off' }), `${siteUrl}/readyz`)
    await keep(ofServer('worker', workerPort), `http://127.0.0.1:${workerPort}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  const database = new URL(admin)
  database.pathname = '/pulli'
  return {
    siteUrl,
    query: (statement) => queryDatabase(database.href, statement),
    mails() {
      const outbox = join(places.data, 'outbox')
      return existsSync(outbox)
        ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
        : []
    },
    run: (command) => toItsEnd(ofServer(command, port)),
    stop,
  }
}

/** Makes the embedded PostgreSQL look like an operator's, and runs there what `make-secrets` wrote. */
async function makeAccounts(admin: URL, file: string) {
  for (const name of ['pulli', 'content']) await queryDatabase(admin.href, `drop database ${name}`)
  await queryDatabase(admin.href, `create role admin superuser login password '${admin.password}'`)
  const other = new URL(admin)
  other.username = 'admin'
  // The name of its superuser is that of the operator's owner.
  await queryDatabase(other.href, 'alter role pulli rename to embedded')
  for (const statement of readFileSync(file, 'utf8')
    .split(';')
    .filter((each) => each.trim()))
    await queryDatabase(other.href, statement)
  admin.username = 'admin'
}
