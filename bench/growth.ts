import { fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { percentile } from '../e2e/crowd-of-one-address.ts'
import { queryDatabase } from '../e2e/query-database.ts'
import { freePort, type RunningStack } from '../e2e/running-stack.ts'
import { isQuick, lasting, times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import { MEMBER_CALLS } from './growth-calls.ts'

const SERVER = join(import.meta.dirname, '../apps/server/src/server.ts')
const CONNECTIONS = 4
/** So many members are signed in and call: one alone would meet the limits of one member. */
const CALLERS = 1_000

interface Size {
  readonly members: number
  readonly moodsOfEach: number
  readonly audit: number
  readonly requests: number
}

const SIZES: readonly Size[] = isQuick
  ? [
      { members: 1_000, moodsOfEach: 10, audit: 1_000, requests: 1_000 },
      { members: 10_000, moodsOfEach: 10, audit: 50_000, requests: 10_000 },
    ]
  : [
      { members: 1_000, moodsOfEach: 10, audit: 1_000, requests: 1_000 },
      { members: 100_000, moodsOfEach: 10, audit: 500_000, requests: 100_000 },
      { members: 1_000_000, moodsOfEach: 10, audit: 5_000_000, requests: 1_000_000 },
    ]

/** P11: every call of a member at 10 thousand moods and at 10 million, each on a database and a server of its own. */
export async function measureGrowth(stack: RunningStack): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-growth-'))
  const sites: Site[] = []
  try {
    for (const size of SIZES) sites.push(await openSite(stack, { size, folder }))
    const [smallest, largest] = [sites[0], sites.at(-1)]
    if (!smallest || !largest) return []
    const figures: Figure[] = []
    for (const { name, call } of MEMBER_CALLS) {
      const p99s = new Map<Site, number[]>(sites.map((site) => [site, []]))
      for (let round = 0; round < times(5); round++)
        for (const site of sites) {
          const taken = await timesOf(site, call)
          if (round > 0 || isQuick) p99s.get(site)?.push(percentile(taken, 0.99))
        }
      const all = sites.map((site) => median(p99s.get(site) ?? []))
      const ratio = (all.at(-1) ?? Number.NaN) / (all[0] ?? Number.NaN)
      figures.push({
        id: 'P11',
        what: `${name}: p99 at the largest database against the smallest`,
        measured: `${ratio.toFixed(2)} times (${all.map((p99) => `${p99.toFixed(1)} ms`).join(', ')})`,
        bound: '≤ 1.3 times',
        holds: ratio <= 1.3,
      })
    }
    return figures
  } finally {
    for (const site of sites) await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Caller {
  readonly memberId: string
  readonly token: string
  readonly moodId: string
}

interface Site {
  readonly url: string
  readonly callers: readonly Caller[]
  stop(): Promise<void>
}

async function openSite(
  stack: RunningStack,
  { size, folder }: { size: Size; folder: string },
): Promise<Site> {
  const name = `growth_${size.members}`
  await queryDatabase(stack.databaseUrl(), `create database ${name}`)
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const [owner, application] = [at(stack.databaseUrl()), at(stack.applicationUrl())]
  await migrate(owner, { application: applicationAccess(owner, application) })
  const callers = await fill(owner, size)
  const port = await freePort()
  const server = fork(SERVER, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      DATA_DIR: join(folder, name),
      KEYS_DIR: stack.keysDir,
      DATABASE_APP_URL: application,
      // Nobody: it would warm caches and make images beside what is measured.
      CONTENT_URL: 'http://127.0.0.1:9',
      CONTENT_SECRET: randomBytes(24).toString('hex'),
      APP_SECRET: randomBytes(24).toString('hex'),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  })
  await once(server, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    callers,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await queryDatabase(stack.databaseUrl(), `drop database ${name} with (force)`)
    },
  }
}

async function timesOf(
  { url, callers }: Site,
  call: (typeof MEMBER_CALLS)[number]['call'],
): Promise<number[]> {
  const taken: number[] = []
  const until = performance.now() + lasting(20) * 100
  let turn = Math.floor(Math.random() * callers.length)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const caller = callers[turn++ % callers.length]
        if (!caller) return
        const begunAt = performance.now()
        await call(url, caller)
        taken.push(performance.now() - begunAt)
      }
    }),
  )
  return taken
}

/** Fills a database with COPY. Members and their moods have ids in no order, as those that are made one by one. */
async function fill(databaseUrl: string, size: Size): Promise<Caller[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await fillWith(client, size)
  } finally {
    await client.end()
  }
}

async function fillWith(client: pg.Client, size: Size): Promise<Caller[]> {
  const now = new Date().toISOString()
  const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
  const ids = Array.from({ length: size.members }, () => randomUUID())
  const callers: Caller[] = []
  const copy = (table: string, columns: number, rows: Iterable<readonly unknown[]>) =>
    copyRows(client, { table, columns, rows })

  await copy(
    'members',
    5,
    map(ids, (id, n) => [id, `+919${`${n}`.padStart(9, '0')}`, '', 'Asia/Kolkata', now]),
  )
  await copy(
    'member_pseudonyms',
    2,
    map(ids, (id, n) => [id, `m-${`${n}`.padStart(32, '0')}`]),
  )
  await copy(
    'sessions',
    7,
    map(ids, (id) => [id, id, '', now, now, inDays(7), inDays(30)]),
  )
  await copy(
    'access_tokens',
    4,
    map(ids, (id, n) => {
      const token = randomBytes(32).toString('base64url')
      if (n % Math.ceil(size.members / CALLERS) === 0)
        callers.push({ memberId: id, token, moodId: moodOf(id) })
      return [id, id, `\\\\x${createHash('sha256').update(token).digest('hex')}`, inDays(1)]
    }),
  )
  for (const [purpose, version] of Object.entries(CONSENT_NOTICE_VERSIONS))
    await copy(
      'consents',
      6,
      map(ids, (id) => [id, randomUUID(), purpose, version, true, now]),
    )
  await copy('moods', 9, moods(ids, size.moodsOfEach, now))
  await copy(
    'audit_events',
    7,
    map(range(size.audit), () => [randomUUID(), now, 'visitor', 'thing.do', 'thing', randomUUID(), null]),
  )
  await copy(
    'consultation_requests',
    12,
    map(range(size.requests), (n) => [
      ...[randomUUID(), 'A', `${n}@example.in`, '+919876543210', 'Art Therapy', '2030-12-01'],
      ...['UTC', '1', now, `growth-${n}`, 'x', now],
    ]),
  )
  await client.query('vacuum analyze')
  return callers
}

/** The first mood of a member: known without a look. */
const moodOf = (memberId: string) => memberId.replace(/^.{8}/, '00000000')

function* moods(ids: readonly string[], ofEach: number, now: string) {
  for (let n = 1; n <= ofEach; n++) {
    const day = new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)
    for (const id of ids)
      yield [id, n === 1 ? moodOf(id) : randomUUID(), day, 'GOOD', 'A day', 'Asia/Kolkata', 1, now, now]
  }
}

async function copyRows(
  client: pg.Client,
  { table, columns, rows }: { table: string; columns: number; rows: Iterable<readonly unknown[]> },
) {
  const { rows: named } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
     order by ordinal_position limit $2`,
    [table, columns],
  )
  const names = named.map(({ column_name }) => column_name).join(', ')
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${table} (${names}) from stdin`)))
}

function* chunks(rows: Iterable<readonly unknown[]>) {
  let text = ''
  for (const row of rows) {
    text += `${row.map((value) => (value === null ? '\\N' : value)).join('\t')}\n`
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield text
}

function* range(count: number) {
  for (let n = 0; n < count; n++) yield n
}

function* map<In, Out>(values: Iterable<In>, change: (value: In, n: number) => Out) {
  let n = 0
  for (const value of values) yield change(value, n++)
}
