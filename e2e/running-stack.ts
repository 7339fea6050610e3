import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LAUNCHER_FLAGS } from '../apps/server/src/launcher/launcher-flags.mjs'
import { copySeededFolder } from './copy-seeded-folder.ts'
import { startRecordedContent } from './recorded-content.ts'

/** The token for `/metrics`. */
export const METRICS_TOKEN = 'a-token-of-the-tests-24-characters'

/** Who confirms in the CMS what needs two people. */
export const SECOND_PERSON = 'second@example.org'

const ROOT = join(import.meta.dirname, '..')

/** A complete separate stack: database, content service, server. Used by tests and the bench. */
export interface RunningStack {
  readonly siteUrl: string
  readonly contentUrl: string
  readonly dataDir: string
  /** The folder of the encryption keys, beside the data folder. */
  readonly keysDir: string
  readonly launcher: ChildProcess
  /** What the launcher has printed so far. */
  output(): string
  databaseUrl(database?: 'pulli' | 'content'): string
  /** The same, signed in as the servers are. */
  applicationUrl(): string
  secret(name: 'contentSecret' | 'contentAdminPassword'): string
  /** The current process of a part. */
  processOf(part: 'server' | 'content' | 'postgres'): number
  stop(): Promise<number | null>
}

export interface StackOptions {
  readonly dataDir?: string
  readonly ports?: { readonly site: number; readonly content: number }
  readonly env?: Record<string, string>
  /** Whether it seeds its folder itself, as a first start does, rather than start from a copy of a seeded one. */
  readonly isFresh?: boolean
  /** `recorded` where the CMS is not tested: a content service that answers what the seeded one has answered. */
  readonly content?: 'recorded'
}

/** Starts a stack in its own folder on free ports, and waits for `ready`. */
export async function startStack(options: StackOptions = {}): Promise<RunningStack> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'pulli-stack-'))
  if (!options.isFresh) copySeededFolder(dataDir)
  const ports = options.ports ?? { site: await freePort(), content: await freePort() }
  const recorded = options.content === 'recorded' ? await startRecordedContent() : undefined
  const launcher = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...LAUNCHER_FLAGS, 'apps/server/src/launch.ts'],
    {
      cwd: ROOT,
      // The channel closes when this process ends, whatever ended it, and the launcher then stops the stack.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: `${ports.site}`,
        CONTENT_PORT: `${ports.content}`,
        METRICS_TOKEN,
        CONTENT_SUPER_ADMIN_EMAIL: SECOND_PERSON,
        // The same on every machine, however many cores it has.
        SERVERS: '1',
        // Encoding all pictures takes minutes of processor time; a visitor's request encodes one.
        PREGENERATE_IMAGES: 'off',
        ...recorded?.env,
        ...options.env,
      },
    },
  )
  let printed = ''
  launcher.stdout?.on('data', (chunk) => (printed += chunk))
  launcher.stderr?.on('data', (chunk) => (printed += chunk))
  await isReady(launcher, () => printed).catch(async (error: unknown) => {
    await endAndWait(launcher)
    recorded?.stop()
    throw error
  })

  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const postmaster = () => readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return {
    siteUrl: `http://127.0.0.1:${ports.site}`,
    contentUrl: recorded?.url ?? `http://127.0.0.1:${ports.content}`,
    dataDir,
    keysDir: `${dataDir}-keys`,
    launcher,
    output: () => printed,
    databaseUrl: (database = 'pulli') =>
      `postgres://pulli:${secrets.databasePassword}@127.0.0.1:${postmaster()[3]}/${database}`,
    applicationUrl: () =>
      `postgres://pulli_app:${secrets.databaseAppPassword}@127.0.0.1:${postmaster()[3]}/pulli`,
    secret: (name) => secrets[name],
    processOf: (part) =>
      part === 'postgres'
        ? Number(postmaster()[0])
        : JSON.parse(readFileSync(join(dataDir, 'run', `${part}.json`), 'utf8')).pid,
    async stop() {
      const code = await endAndWait(launcher)
      recorded?.stop()
      if (!options.dataDir)
        for (const folder of [dataDir, `${dataDir}-keys`]) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

const PORTS = 6_000

/**
 * Returns a port below the ephemeral range, so that no outgoing connection takes it. A paired port above it stays bound
 * by this process, which reserves it among tests.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(PORTS)
    const partner = await listenAt(port + PORTS)
    if (!partner) continue
    partner.unref()
    const probe = await listenAt(port)
    if (!probe) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined)).listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function isReady(launcher: ChildProcess, printed: () => string) {
  const seconds = 180 * Number(process.env.MACHINE_FACTOR ?? 1)
  const deadline = Date.now() + seconds * 1_000
  while (!/^ready$/m.test(printed())) {
    if (launcher.exitCode !== null)
      throw new Error(`the stack ended with ${launcher.exitCode}:\n${printed()}`)
    if (Date.now() > deadline) throw new Error(`the stack is not ready after ${seconds} s:\n${printed()}`)
    await sleep(25)
  }
}

async function endAndWait(launcher: ChildProcess): Promise<number | null> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return launcher.exitCode
  const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve))
  launcher.kill('SIGTERM')
  const late = setTimeout(() => launcher.kill('SIGKILL'), 40_000)
  const code = await ended
  clearTimeout(late)
  return code
}
