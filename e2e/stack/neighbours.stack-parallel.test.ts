import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHolder } from '@pulli/api/testing/sealed.ts'
import { makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acknowledgedCalls, signInAnew } from '../acknowledged-call.ts'
import { consultationBody } from '../consultation-body.ts'
import { newMember } from '../ledger.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, METRICS_TOKEN } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { measureLateness } from './machine-lateness.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'
import { type Manner, passTo, unrulyServer } from './unruly-server.ts'

/** The long run tries all. A neighbour that hangs is the worst: nothing refuses, and nothing ends. */
const MANNERS: readonly Manner[] = process.env.LONG ? ['hangs', 'is slow', 'refuses', 'lies'] : ['hangs']

const LATER = { timeout: 60_000, interval: 200 }
const PAGES = ['/', '/crisis', '/blog-grid', '/about', '/assessments']
/** Less than any limit of a neighbour: who waited for one would take longer. */
const AT_ONCE_MILLISECONDS = 1_900

let database: Awaited<ReturnType<typeof databaseOfItsOwn>>
let content: Awaited<ReturnType<typeof unrulyServer>>
let bucket: Awaited<ReturnType<typeof unrulyServer>>
let keysDir: string
let siteUrl: string
let lateness: Awaited<ReturnType<typeof measureLateness>>
let server: ChildProcess
let start: () => Promise<void>
let member: { token: string }
const ending: (() => unknown)[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-neighbours-'))
  ending.unshift(() => rmSync(folder, { recursive: true, force: true }))
  database = await databaseOfItsOwn()
  ending.unshift(database.drop)
  await database.migrate()
  lateness = await measureLateness()
  ending.unshift(lateness.stop)
  content = await unrulyServer(passTo(stack.contentUrl))
  const storage = new S3rver({
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'backups', configs: [] }],
  })
  await storage.configureBuckets()
  bucket = await unrulyServer(storage.callback())
  ending.unshift(content.stop, bucket.stop)
  keysDir = join(folder, 'keys')
  await makeKeyFolder(keysDir, new Date())
  const port = await freePort()
  siteUrl = `http://127.0.0.1:${port}`
  const settings = {
    PORT: `${port}`,
    DATA_DIR: join(folder, 'data'),
    KEYS_DIR: keysDir,
    TRUST_PROXY: '1',
    METRICS_TOKEN,
    DATABASE_APP_URL: database.applicationUrl,
    OFFICE_RECIPIENTS: 'desk@example.in',
    CONTENT_URL: content.url,
    BACKUP_TO: 's3://backups/of-pulli',
    BACKUP_RECIPIENT: (await testHolder()).recipient,
    BACKUP_KEYS_RECIPIENT: (await testHolder()).recipient,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'ap-south-1',
    AWS_ENDPOINT_URL_S3: bucket.url,
  }
  start = async () => {
    server = await serverOfItsOwn(settings)
  }
  await start()
  ending.unshift(async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  })
  const signedIn = await newMember(acknowledgedCalls(siteUrl))
  if (signedIn === undefined) throw new Error('nobody could sign in')
  member = signedIn
}, 120_000)
afterAll(async () => {
  for (const end of ending) await end()
})

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(20_000) })
  await answer.arrayBuffer()
  return answer.status
}

/** What each kind of person does, and how it went. None of it may wait for a neighbour. */
async function visit() {
  const call = acknowledgedCalls(siteUrl)
  const begunAt = performance.now()
  const [pages, ready, request, mood, signIn] = await Promise.all([
    Promise.all(PAGES.map(statusOf)),
    statusOf('/readyz'),
    call('POST', '/user-contact-email', consultationBody()),
    call('POST', '/mood/createMood', { moodType: 'GOOD', note: 'as it is' }, member.token),
    signInAnew(call),
  ])
  // Two calls of a sign-in and the page behind them may each meet the machine's own lateness.
  const isAtOnce = performance.now() - begunAt < AT_ONCE_MILLISECONDS + 3 * lateness.longest()
  return {
    pages: pages.every((status) => status === 200),
    ready,
    refused: Object.entries({ request, mood, signIn }).flatMap(([what, answer]) => (answer ? [] : [what])),
    ...(process.env.LONG && { isAtOnce }),
  }
}

const AS_EVER = { pages: true, ready: 200, refused: [], ...(process.env.LONG && { isAtOnce: true }) }

const jobs = async (condition: string): Promise<number> => {
  const rows = await queryDatabase<{ count: number }>(
    database.ownerUrl,
    `select count(*)::int as count from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where ${condition}`,
  )
  return rows[0]?.count ?? -1
}

/** Mails and seals of the audit trail that are due. */
const mailsAndSeals = () => jobs(`identifier like 'mail-%' or identifier = 'seal-audit'`)

async function metric(sample: string): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const lines = (await (await fetch(`${siteUrl}/metrics`, { headers })).text()).split('\n')
  const line = lines.find((text) => text.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length))
}

const reachable = (neighbour: string) => metric(`pulli_neighbour_reachable{neighbour="${neighbour}"}`)

/** Asks for a job now, once however often. */
const run = (task: string) =>
  queryDatabase(database.ownerUrl, `select graphile_worker.add_job('${task}', job_key => '${task}')`)

test('with all neighbours there, everybody is served, and nothing waits', async () => {
  await expect.poll(async () => (await visit()).pages, LATER).toBe(true)
  expect(await visit()).toEqual(AS_EVER)
  await expect.poll(mailsAndSeals, LATER).toBe(0)
})

test.each(MANNERS)(
  'the content service %s: pages, requests, moods, sign-ins and mails go on, and what was read stays',
  { timeout: 120_000 },
  async (manner) => {
    content.be(manner)
    await expect.poll(() => content.asked.length, LATER).toBeGreaterThan(2)
    expect(await visit()).toEqual(AS_EVER)
    await expect.poll(mailsAndSeals, LATER).toBe(0)
    await expect.poll(() => metric('pulli_content_reachable'), LATER).toBe(0)
    expect(await visit()).toEqual(AS_EVER)
    content.be('answers')
    await expect.poll(() => metric('pulli_content_reachable'), LATER).toBe(1)
  },
)

const erasures = async () =>
  (await queryDatabase(database.ownerUrl, 'select event_id from erasures_to_copy')).length

/** A member erases a mood: a job copies that beside the backups. */
async function erase() {
  const call = acknowledgedCalls(siteUrl)
  const made = await call('POST', '/mood/createMood', { moodType: 'BAD', note: 'goes' }, member.token)
  const { mood_id: id } = made as unknown as { mood_id: string }
  expect(await call('DELETE', `/mood/${id}`, undefined, member.token)).toBeDefined()
}

test.each(MANNERS)(
  'finding H3: the bucket of the backups %s: everybody else goes on, mails and seals too, and the erasure is copied afterwards',
  { timeout: 180_000 },
  async (manner) => {
    bucket.be(manner)
    await erase()
    await expect.poll(() => bucket.asked.length, LATER).toBeGreaterThan(0)
    // As when the queue believes that a worker has died.
    await queryDatabase(
      database.ownerUrl,
      `select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'copy-erasures'))`,
    )
    expect(await visit()).toEqual(AS_EVER)
    await run('seal-audit')
    await expect.poll(mailsAndSeals, LATER).toBe(0)
    bucket.be('answers')
    const copied = async () => {
      await run('copy-erasures')
      return erasures()
    }
    await expect.poll(copied, { ...LATER, interval: 1_000 }).toBe(0)
  },
)

const keyFile = (name: string) => join(keysDir, name)

/** Makes the key for look-ups a file that hangs each reader. Returns what answers them, and mends it. */
function hangingFile() {
  const [name, text] = ['lookup-key.json', readFileSync(keyFile('lookup-key.json'), 'utf8')]
  rmSync(keyFile(name))
  execFileSync('mkfifo', [keyFile(name)])
  return () => {
    const opened = openSync(keyFile(name), constants.O_RDWR)
    writeSync(opened, text)
    rmSync(keyFile(name))
    writeFileSync(keyFile(name), text, { mode: 0o600 })
    closeSync(opened)
  }
}

/** What is wrong with the folder of keys, and what mends it. */
const KEYS: Record<string, () => Promise<() => void> | (() => void)> = {
  hangs: hangingFile,
  refuses: () => {
    const texts = readdirSync(keysDir).map((name) => [name, readFileSync(keyFile(name))] as const)
    for (const [name] of texts) rmSync(keyFile(name))
    return () => {
      for (const [name, text] of texts) writeFileSync(keyFile(name), text, { mode: 0o600 })
    }
  },
  lies: async () => {
    const text = readFileSync(keyFile('key-1.json'))
    const other = mkdtempSync(join(tmpdir(), 'pulli-other-keys-'))
    await makeKeyFolder(other, new Date())
    copyFileSync(join(other, 'key-1.json'), keyFile('key-1.json'))
    rmSync(other, { recursive: true })
    return () => writeFileSync(keyFile('key-1.json'), text)
  },
}

/** The nightly job reads the folder, as each server does every minute. */
const isReadAndReachable = async () => {
  await run('rotate-encryption-key')
  return reachable('keys')
}

test.each(Object.entries(KEYS).filter(([manner]) => process.env.LONG || manner === 'hangs'))(
  'finding H1: the folder of keys %s: everybody goes on with the keys in memory, also who is new, and the server stays ready',
  { timeout: 120_000 },
  async (_manner, disturb) => {
    const mend = await disturb()
    await expect.poll(isReadAndReachable, LATER).toBe(0)
    expect(await visit()).toEqual(AS_EVER)
    await expect.poll(mailsAndSeals, LATER).toBe(0)
    mend()
    await expect.poll(isReadAndReachable, LATER).toBe(1)
    expect(await visit()).toEqual(AS_EVER)
  },
)

test.runIf(process.env.LONG)(
  'finding H1: a server ends although the folder of keys hangs, and the next one says why it does not start',
  {
    timeout: 120_000,
  },
  async () => {
    const mend = hangingFile()
    await expect.poll(isReadAndReachable, LATER).toBe(0)
    server.kill('SIGTERM')
    await once(server, 'exit')
    await expect(start()).rejects.toThrow(`The folder of keys, ${keysDir}, does not answer within 10 s.`)
    mend()
    await start()
    // It reads its content first, and sheds what comes while it does.
    await expect.poll(visit, LATER).toEqual(AS_EVER)
  },
)
