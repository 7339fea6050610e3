import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHolder } from '@pulli/api/testing/sealed.ts'
import { makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import S3rver from 's3rver'
import { acknowledgedCalls, type Call, signInAnew } from '../acknowledged-call.ts'
import { consultationBody } from '../consultation-body.ts'
import { newMember } from '../ledger.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, METRICS_TOKEN } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { measureLateness } from './machine-lateness.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'
import { staffSession } from './staff-session.ts'
import { unrulyMailServer } from './unruly-mail-server.ts'
import { passTo, unrulyServer } from './unruly-server.ts'
import { unrulySmsVendor } from './unruly-sms-vendor.ts'

const PAGES = ['/', '/crisis', '/blog-grid', '/about', '/assessments']
/** Less than any limit of a neighbour: who waited for one would take longer. */
const AT_ONCE_MILLISECONDS = 1_900

/** A visit that waits for no neighbour. The long run asks that it takes less time than any of them may. */
export const AS_EVER = {
  pages: true,
  ready: 200,
  atDesk: [200, 200, 200],
  refused: [],
  ...(process.env.LONG && { isAtOnce: true }),
}

export type SiteWithNeighbours = Awaited<ReturnType<typeof siteWithNeighbours>>

/** Starts a server on a database of its own whose neighbours a test scripts. */
export async function siteWithNeighbours() {
  const ending: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'pulli-neighbours-'))
  ending.unshift(() => rmSync(folder, { recursive: true, force: true }))
  const database = await databaseOfItsOwn()
  ending.unshift(database.drop)
  await database.migrate()
  const lateness = await measureLateness()
  ending.unshift(lateness.stop)
  const content = await unrulyServer(passTo(stack.contentUrl))
  const storage = new S3rver({
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'backups', configs: [] }],
  })
  await storage.configureBuckets()
  const bucket = await unrulyServer(storage.callback())
  const mails = await unrulyMailServer()
  const texts = await unrulySmsVendor(folder)
  ending.unshift(content.stop, bucket.stop, mails.stop, texts.stop)
  const keysDir = join(folder, 'keys')
  await makeKeyFolder(keysDir, new Date())
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const settings = {
    PORT: `${port}`,
    DATA_DIR: join(folder, 'data'),
    KEYS_DIR: keysDir,
    TRUST_PROXY: '1',
    METRICS_TOKEN,
    DATABASE_APP_URL: database.applicationUrl,
    OFFICE_RECIPIENTS: 'desk@example.in',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Pulli <care@pulli.in>',
    CONTENT_URL: content.url,
    BACKUP_TO: 's3://backups/of-pulli',
    BACKUP_RECIPIENT: (await testHolder()).recipient,
    BACKUP_KEYS_RECIPIENT: (await testHolder()).recipient,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'ap-south-1',
    AWS_ENDPOINT_URL_S3: bucket.url,
    ...texts.settings,
  }
  let server: ChildProcess = await serverOfItsOwn(settings)
  async function endServer() {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  ending.unshift(endServer)
  const member = await newMember(acknowledgedCalls(siteUrl), texts.codeOf)
  if (member === undefined) throw new Error('nobody could sign in')
  const query = (text: string, values: unknown[]) => queryDatabase(database.ownerUrl, text, values)
  const coordinator = await staffSession(query, ['coordinator'])
  await acknowledgedCalls(siteUrl)('POST', '/user-contact-email', consultationBody())
  // From the stack's own site: this one sheds what comes while it reads its content.
  const blogs = await (await fetch(`${stack.siteUrl}/api/blogs?populate=*`)).text()
  /** The pictures that this server has no copy of yet. */
  const pictures = [...new Set(blogs.match(/\/uploads\/[\w-]+\.(?:png|jpe?g|webp|avif)/g))]

  async function statusOf(path: string): Promise<number> {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(20_000) })
    await answer.arrayBuffer()
    return answer.status
  }

  /** What staff do: they read the list, open an unassigned request, and take it. */
  async function answerRequest() {
    const [request] = await queryDatabase<{ id: string }>(
      database.ownerUrl,
      'select id from consultation_requests where assigned_to is null order by submitted_at desc limit 1',
    )
    const { staffId, ask } = coordinator
    const at = `/requests/${request?.id}`
    return [
      await ask(siteUrl, 'GET', '/requests?list=waiting'),
      await ask(siteUrl, 'GET', at),
      await ask(siteUrl, 'POST', `${at}/assignment`, { staff: staffId, seen: null }),
    ]
  }

  /**
   * What each kind of person does, and how it went. None of it may wait for a neighbour.
   *
   * @param signsIn whether a sign-in went as it should: of a new member, or another
   */
  async function visit(signsIn: (call: Call) => Promise<unknown> = (call) => signInAnew(call, texts.codeOf)) {
    const call = acknowledgedCalls(siteUrl)
    const begunAt = performance.now()
    const [pages, ready, request, mood, signIn, atDesk] = await Promise.all([
      Promise.all(PAGES.map(statusOf)),
      statusOf('/readyz'),
      call('POST', '/user-contact-email', consultationBody()),
      call('POST', '/mood/createMood', { moodType: 'GOOD', note: 'as it is' }, member?.token),
      signsIn(call),
      answerRequest(),
    ])
    // Two calls of a sign-in and the page behind them may each meet the machine's own lateness.
    const isAtOnce = performance.now() - begunAt < AT_ONCE_MILLISECONDS + 3 * lateness.longest()
    return {
      pages: pages.every((status) => status === 200),
      ready,
      atDesk,
      refused: Object.entries({ request, mood, signIn }).flatMap(([what, answer]) => (answer ? [] : [what])),
      ...(process.env.LONG && { isAtOnce }),
    }
  }

  const jobs = async (condition: string): Promise<number> => {
    const rows = await queryDatabase<{ count: number }>(
      database.ownerUrl,
      `select count(*)::int as count from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where ${condition}`,
    )
    return rows[0]?.count ?? -1
  }

  /** Mails and seals of the audit trail that are due or have failed. */
  const mailsAndSeals = () =>
    jobs(`(identifier like 'mail-%' or identifier = 'seal-audit') and (attempts > 0 or run_at <= now())`)

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

  return {
    database,
    content,
    bucket,
    mails,
    texts,
    keysDir,
    token: member.token,
    siteUrl,
    /** Of a picture that this server has no copy of: its address, each given once. */
    unseenPicture: () => pictures.pop() ?? 'no picture is left',
    statusOf,
    visit,
    jobs,
    mailsAndSeals,
    metric,
    reachable,
    run,
    endServer,
    async startServer() {
      server = await serverOfItsOwn(settings)
    },
    async stop() {
      for (const end of ending) await end()
    },
  }
}
