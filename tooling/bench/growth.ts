import { fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { applicationAccess } from '@pulli/data/application-role.ts'
import type { DataKey } from '@pulli/data/encryption/data-key.ts'
import { type EncryptionKeys, makeDataKey } from '@pulli/data/encryption/encryption-keys.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { encryptPhone } from '@pulli/data/members/identity.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { noteColumns } from '@pulli/data/mood/moods.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { SERVER_PROGRAM } from '../../apps/server/src/launcher/server-program.ts'
import { percentile } from '../../e2e/crowd-of-one-address.ts'
import { queryDatabase } from '../../e2e/query-database.ts'
import { freePort, type RunningStack } from '../../e2e/running-stack.ts'
import { isQuick, lasting, times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import { type Caller, DESK_CALLS, MEMBER_CALLS } from './growth-calls.ts'

const CONNECTIONS = 4
/** So many members are signed in and call: one alone would meet the limits of one member. */
const CALLERS = 1_000
/** So many requests wait at the desk, however many are over. */
const OPEN_REQUESTS = 900

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

/** P11: every call of a member and of the desk's lists at 10 thousand moods and at 10 million, each on a database and a server of its own. */
export async function measureGrowth(stack: RunningStack): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-growth-'))
  const sites: Site[] = []
  try {
    for (const size of SIZES) sites.push(await openSite(stack, { size, folder }))
    const [smallest, largest] = [sites[0], sites.at(-1)]
    if (!smallest || !largest) return []
    const figures: Figure[] = []
    for (const { name, call } of [...MEMBER_CALLS, ...DESK_CALLS]) {
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
  const callers = await fill(owner, size, await openKeyFolder(stack.keysDir))
  const port = await freePort()
  const server = fork(SERVER_PROGRAM, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server of a site ended.')))
  await Promise.race([once(server, 'message'), ended])
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

/**
 * Fills a database with COPY, moods in the order of their days, so that those of a member lie far apart. Members come in the
 * order of their ids: at random, each row would have index pages read from the disk, and ten million moods take half an hour.
 */
async function fill(databaseUrl: string, size: Size, keys: EncryptionKeys): Promise<Caller[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await fillWith(client, size, keys)
  } finally {
    await client.end()
  }
}

async function fillWith(client: pg.Client, size: Size, keys: EncryptionKeys): Promise<Caller[]> {
  const now = new Date().toISOString()
  const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
  const ids = Array.from({ length: size.members }, () => randomUUID()).sort()
  const callers: Caller[] = []
  const desk = { token: randomBytes(32).toString('base64url'), requestId: randomUUID() }
  const staffId = await fillDesk(client, desk.token)
  const isCaller = (n: number) => n % Math.ceil(size.members / CALLERS) === 0
  const copy = (table: string, columns: string, rows: Iterable<readonly unknown[]>) =>
    copyRows(client, { table, columns, rows })

  const keyOf = new Map<string, { dataKey: DataKey; wrapped: Buffer }>()
  for (const id of ids.filter((_, n) => isCaller(n))) {
    const dataKey = { owner: id, key: makeDataKey() }
    keyOf.set(id, { dataKey, wrapped: await keys.wrapping.wrap(id, dataKey.key) })
  }
  await copy(
    'members',
    'member_id, time_zone, created_at, wrapped_key, phone_encrypted, phone_lookup',
    map(ids, (id, n) => {
      const held = keyOf.get(id)
      const phone = `+919${`${n}`.padStart(9, '0')}`
      return [
        ...[id, 'Asia/Kolkata', now],
        ...(held
          ? [held.wrapped, encryptPhone(held.dataKey, phone), keys.lookupHash(phone)].map(bytea)
          : [ciphertext(61), ciphertext(42), ciphertext(32)]),
      ]
    }),
  )
  await copy(
    'member_pseudonyms',
    'member_id, pseudonym',
    map(ids, (id, n) => [id, `m-${`${n}`.padStart(32, '0')}`]),
  )
  await copy(
    'sessions',
    'member_id, session_id, device, created_at, last_used_at, idle_ends_at, ends_at',
    map(ids, (id) => [id, id, '', now, now, inDays(7), inDays(30)]),
  )
  await copy(
    'access_tokens',
    'member_id, session_id, token_hash, expires_at',
    map(ids, (id, n) => {
      const token = randomBytes(32).toString('base64url')
      if (isCaller(n)) callers.push({ memberId: id, token, moodId: moodOf(id), desk })
      return [id, id, bytea(createHash('sha256').update(token).digest()), inDays(1)]
    }),
  )
  for (const [purpose, version] of Object.entries(CONSENT_NOTICE_VERSIONS))
    await copy(
      'consents',
      'member_id, consent_id, purpose, notice_version, is_adult, given_at',
      map(ids, (id) => [id, randomUUID(), purpose, version, true, now]),
    )
  // Their members are known to be there: ten million looks take minutes.
  await client.query('set session_replication_role = replica')
  await copy(
    'moods',
    'member_id, mood_id, day, mood_type, time_zone, version, created_at, changed_at, note_encrypted',
    moods(ids, size.moodsOfEach, { now, keyOf: (id) => keyOf.get(id)?.dataKey }),
  )
  await client.query('reset session_replication_role')
  await copy(
    'audit_events',
    'id, occurred_at, actor, action, subject_kind, subject_id',
    map(range(size.audit), () => [randomUUID(), now, 'visitor', 'thing.do', 'thing', randomUUID()]),
  )
  await copy(
    'consultation_requests',
    `id, section, consultation_on, time_zone, notice_version, consented_at, submitted_at, wrapped_key, details_encrypted,
     phone_lookup, state, ended_at, promised_by, assigned_to`,
    map(range(size.requests), (n) => [
      ...[n === 0 ? desk.requestId : randomUUID(), 'Art Therapy', '2030-12-01', 'UTC', '1', now, now],
      ...[ciphertext(61), ciphertext(90), ciphertext(32)],
      ...(n < OPEN_REQUESTS ? ['assigned', null] : ['closed', now]),
      ...[inDays(n % 5), n < 100 ? staffId : null],
    ]),
  )
  await client.query('vacuum analyze')
  return callers
}

/** Inserts somebody who is signed in at the desk. Returns their id. */
async function fillDesk(client: pg.Client, token: string): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into staff (id, name, email, roles, created_at)
     values ($1, 'Asha', 'asha@example.org', '{coordinator}', now())`,
    [id],
  )
  await client.query(
    `insert into staff_sessions
     values ($1, $1, $2, '', 'passkey', now(), now(), now() + interval '8 hours', now() + interval '12 hours')`,
    [id, createHash('sha256').update(token).digest()],
  )
  return id
}

/** As many random bytes as a value has when it is encrypted: nobody reads those of a member who does not call. */
const ciphertext = (bytes: number) => bytea(randomBytes(bytes))

/** In the text of COPY. */
const bytea = (bytes: Buffer) => `\\\\x${bytes.toString('hex')}`

/** The first mood of a member: known without a look. */
const moodOf = (memberId: string) => memberId.replace(/^.{8}/, '00000000')

function* moods(
  ids: readonly string[],
  ofEach: number,
  { now, keyOf }: { now: string; keyOf: (id: string) => DataKey | undefined },
) {
  for (let n = 1; n <= ofEach; n++) {
    const day = new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)
    for (const id of ids) {
      const key = keyOf(id)
      const note = key === undefined ? undefined : noteColumns(key, day, 'A day').noteEncrypted
      yield [
        ...[id, n === 1 ? moodOf(id) : randomUUID(), day, 'GOOD', 'Asia/Kolkata', 1, now, now],
        note ? bytea(note) : ciphertext(34),
      ]
    }
  }
}

async function copyRows(
  client: pg.Client,
  { table, columns, rows }: { table: string; columns: string; rows: Iterable<readonly unknown[]> },
) {
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
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
