import './node-env.ts'
import { join } from 'node:path'
import { API_CRONTAB, apiTasks } from '@pulli/api/api-tasks.ts'
import { describeError } from '@pulli/api/http/describe-error.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { mailNeighbour } from '@pulli/api/mail/mail-neighbour.ts'
import { neverTwice } from '@pulli/api/mail/never-twice.ts'
import { keepOutboxSwept } from '@pulli/api/mail/sweep-outbox.ts'
import { createMailer } from '@pulli/api/mail/transport.ts'
import { unlessHeld } from '@pulli/api/mail/unless-held.ts'
import { NEWSLETTER_CRONTAB, newsletterTasks } from '@pulli/api/newsletter/newsletter-tasks.ts'
import { noticeRecipients } from '@pulli/api/office/notice-recipients.ts'
import { STATE_CRONTAB, stateTasks } from '@pulli/api/site-state/state-tasks.ts'
import { smsNeighbour } from '@pulli/api/sms/sms-neighbour.ts'
import { STAFF_CRONTAB, staffTasks } from '@pulli/api/staff/staff-tasks.ts'
import { apartMails, startWorker } from '@pulli/api/worker.ts'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { checkKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { describeKeyFolderFailure, openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { migrationNames, missingMigrations } from '@pulli/data/migrate.ts'
import { type NeighbourState, neighbour } from '@pulli/data/neighbour/neighbour.ts'
import {
  behind,
  EARLIER_DATABASE,
  isBeforeFirstVersion,
  readDatabaseVersion,
  tooOldFor,
} from '@pulli/data/release/database-version.ts'
import { checkPacks } from '@pulli/domain/assessment/find-faults.ts'
import { instrumentsWith } from '@pulli/domain/assessment/instruments.ts'
import { ERASURE_CRONTAB, type ErasureTarget, erasureTasks } from './backup/erasure-tasks.ts'
import { openForServer } from './backup/small-file-target.ts'
import { referenceClock } from './clock/reference-clock.ts'
import { endInOrder } from './cluster/end-in-order.ts'
import { answerPings } from './cluster/ping.ts'
import { shareMetrics } from './cluster/share-metrics.ts'
import { compose } from './compose.ts'
import { describeFaults } from './config/faults.ts'
import { parseServerConfig } from './config/server-config.ts'
import { contentChanges } from './content/content-changes.ts'
import { latestLetter } from './content/latest-letter.ts'
import { registrationOf, sampleTeamEntries } from './content/team-entries.ts'
import { readCallHours, workingHours } from './content/working-hours.ts'
import { seedDemoFavourites, seedDemoMember } from './demo/seed-demo-member.ts'
import { clearDeskSamples, seedDeskSamples } from './desk-samples/seed-desk-samples.ts'
import { exitDespiteHungFolder } from './keys/exit-despite-hung-folder.ts'
import { watchKeys } from './keys/watch-keys.ts'
import { describeListenFailure } from './launcher/require-free-port.ts'
import { ignoreBrokenOutput } from './log/ignore-broken-output.ts'
import { logDestination } from './log/log-destination.ts'
import { processLog } from './log/process-log.ts'
import { reportFaults } from './log/report-faults.ts'
import { tellOperator } from './log/tell-operator.ts'
import { operatorsNodeEnv } from './node-env.ts'
import { namedRecipients } from './office/named-recipients.ts'
import { productionProblems } from './production/production-problems.ts'
import { readProductionFacts } from './production/read-production-facts.ts'
import { verdictOn } from './production/verdict.ts'
import { textGateway } from './sign-in/sms-gateway.ts'

/** One server process: settings, database, pages, API, worker; listens and drains. */
const parsed = parseServerConfig({ ...process.env, NODE_ENV: operatorsNodeEnv })
if (!parsed.ok) {
  tellOperator({ process: 'server' }, 'fatal', describeFaults(parsed.faults))
  process.exit(1)
}
const { config } = parsed
const startedAt = new Date()
// A faulty pack would show on a visitor's result: the server does not start with one.
checkPacks(instrumentsWith(config.anxietyWording))
ignoreBrokenOutput()
const { logSource } = config
const output = logDestination(process.stdout.fd, logSource)
process.on('exit', output.flush)
exitDespiteHungFolder()
const log = processLog({ source: logSource, level: config.logLevel, destination: output })

/** For every part outside this process: it is logged when its circuit opens and closes. */
const logNeighbour = ({ name, circuit, since }: NeighbourState) =>
  log.warn(
    { neighbour: name, circuit, since },
    `a neighbour ${circuit === 'open' ? 'does not answer' : 'answers again'}`,
  )

const database = openDatabase({
  url: config.databaseUrl,
  maxConnections: 10,
  hasHealthCheck: true,
  onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
})

// Migrations are run by another account: this process only checks that they are applied.
const missing = await missingMigrations(database.pool).catch((error: unknown) => {
  tellOperator(logSource, 'fatal', `The database was not reached: ${describeConnectionFailure(error)}`)
  process.exit(1)
})
const databaseVersion = await readDatabaseVersion(database.pool)
const isEarlier = await isBeforeFirstVersion(database.pool, await migrationNames())
const refusal = isEarlier ? EARLIER_DATABASE : tooOldFor(databaseVersion)
if (refusal !== undefined) {
  tellOperator(logSource, 'fatal', `${refusal}.`)
  process.exit(1)
}
const isBehind = behind(databaseVersion)
if (isBehind !== undefined) tellOperator(logSource, 'warn', `${isBehind}.`)
if (missing.length > 0) {
  const advice =
    'Run `npm run migrate` with the address of its owner in DATABASE_URL, then start the server again'
  const lacking = missing.join(', ')
  tellOperator(logSource, 'fatal', `The database is not up to date, it lacks ${lacking}. ${advice}.`)
  process.exit(1)
}

const encryption = await openKeyFolder(config.keysDir, { onChange: logNeighbour }).catch((error: unknown) => {
  tellOperator(logSource, 'fatal', describeKeyFolderFailure(config.keysDir, error))
  process.exit(1)
})
if (!(await checkKeys(database.db, encryption))) {
  tellOperator(
    logSource,
    'fatal',
    `The keys in ${config.keysDir} do not open what is in the database. Put the folder of keys there that belongs to it.`,
  )
  process.exit(1)
}

// Where `npm start` is the parent, it has checked.
if (config.production && process.send === undefined) {
  const env = { ...process.env, NODE_ENV: operatorsNodeEnv }
  const { dataDir, keysDir, databaseUrl } = config
  const facts = await readProductionFacts(env, { dataDir, keysDir, databaseUrl })
  const { warnings, refusal } = verdictOn(productionProblems(facts), env)
  for (const warning of warnings) tellOperator(logSource, 'warn', warning)
  if (refusal !== undefined) {
    tellOperator(logSource, 'fatal', refusal)
    process.exit(1)
  }
}

const stopWatchingKeys = watchKeys(encryption, log)

// Set only at the very first start. The favourites follow once the content has been read.
let newDemoMember = config.demoMember ? await seedDemoMember(database.db, encryption, new Date()) : undefined

let isDeskToSeed = config.deskSamples
if (config.production && (await clearDeskSamples(database.db, new Date())))
  log.warn('the sample people and requests of a trial are gone from the desk')

const changes = contentChanges({
  databaseUrl: config.databaseUrl,
  log: (fields, message) => log.warn(fields, message),
})
const outboxDir = join(config.dataDir, 'outbox')
const { smtpUrl, mailFrom, dkim } = config
const sms = smsNeighbour({ onChange: logNeighbour })
const mailServer = mailNeighbour({ onChange: logNeighbour })
const smtp = createMailer({
  smtpUrl,
  from: mailFrom,
  dkim,
  outboxDir,
  server: mailServer,
  onEnd: (end) => site.countMail(end),
})
const mailer = unlessHeld(
  neverTwice(smtp, database.db, () => new Date()),
  database.db,
)
const backupTarget: ErasureTarget | undefined =
  config.backupTo === undefined
    ? undefined
    : {
        ...(await openForServer(config.backupTo)),
        neighbour: neighbour({
          name: 'backup target',
          withinMilliseconds: 45_000,
          atOnce: 1,
          onChange: logNeighbour,
        }),
      }
const references =
  config.timeReferences.length > 0
    ? referenceClock(config.timeReferences, { onChange: logNeighbour })
    : undefined
let draining = false
let warmingTimer: NodeJS.Timeout | undefined
const site = await compose({
  config,
  database,
  encryption,
  neighbours: [encryption.neighbour, sms, mailServer, backupTarget?.neighbour, references?.neighbour].filter(
    (each) => each !== undefined,
  ),
  referenceSkewSeconds: () => references?.skewSeconds(),
  log,
  mailer,
  sms,
  droppedLogLines: output.droppedLines,
  isDraining: () => draining,
  isDatabaseReachable: async () =>
    !database.isUnreachable() &&
    database.pool.query('select 1').then(
      () => true,
      () => false,
    ),
  announceContentChange: changes.announce,
  announceCodesLate: (areLate) => void changes.announceCodesLate(areLate),
})
changes.listen(
  (change) => {
    site.onContentChange(change)
    scheduleWarming(1_000)
  },
  site.onCalendarChange,
  site.onCodesLate,
)
const named = namedRecipients({
  setting: config.officeRecipients,
  readsContent: config.readsOfficeFromContent,
  contentUrl: config.contentUrl,
  secret: config.contentSecret,
})
const sweeps = keepOutboxSwept({ database, outboxDir, logger: log, clock: () => new Date() })
function startJobs() {
  const tasks = site.timeJobs({
    ...erasureTasks({ database, target: backupTarget, clock: () => new Date() }),
    ...apiTasks({
      database,
      mailer,
      outboxDir,
      encryption,
      clock: () => new Date(),
      publicUrl: config.publicUrl,
      consultationRecipients: async () => [...(await named()).recipients],
      officeMail: config.officeMail,
      workingHours: () => workingHours(site.content),
      officeZone: async () => (await readCallHours(site.content)).calendar?.zone,
      registrationOf: registrationOf(site.content),
      texts: textGateway(config.sms, config.smsTemplates, sms),
    }),
    ...newsletterTasks({
      database,
      mailer,
      clock: () => new Date(),
      links: { publicUrl: config.publicUrl, key: keysOf({ secret: config.appSecret }).current },
      latestLetter: () => latestLetter(site.content, new Date()),
    }),
    ...staffTasks({
      database,
      mailer,
      clock: () => new Date(),
      keys: keysOf({ secret: config.appSecret, fallbackSecret: config.appSecretFallback }),
      publicUrl: config.publicUrl,
    }),
    ...stateTasks({
      machineState: site.machineState,
      database,
      mailer,
      clock: () => new Date(),
      publicUrl: config.publicUrl,
    }),
  })
  const { mails, others } = apartMails(tasks)
  const common = { connectionString: config.databaseUrl, logger: log }
  const crontab = [API_CRONTAB, NEWSLETTER_CRONTAB, STAFF_CRONTAB, STATE_CRONTAB, ERASURE_CRONTAB].join('\n')
  return [startWorker({ ...common, tasks: others, crontab }), startWorker({ ...common, tasks: mails })]
}
const workers = config.worksOnJobs ? startJobs() : []
if (config.serverNumber !== undefined) shareMetrics(site.app, config.metricsToken)
await site.app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
  const { host, port } = config
  tellOperator(logSource, 'fatal', describeListenFailure({ host, port, setting: 'PORT' }, error))
  process.exit(1)
})
// Installed before the process reports ready: its parent may stop it at once.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(0))
process.on('disconnect', () => void drain(0))
answerPings()
reportFaults({ log, endWithFault: () => void drain(1) })
process.send?.({ type: 'ready' })
scheduleWarming(0)

/** Coalesces a burst of publications: pages are invalidated at once, the cache is warmed after the last one. */
function scheduleWarming(delayMilliseconds: number) {
  clearTimeout(warmingTimer)
  warmingTimer = setTimeout(async () => {
    const { complete } = await site.warmCache()
    if (complete) await Promise.all([addDemoFavourites(), fillNewDesk(), tellOfRecipients()])
    else if (!draining) scheduleWarming(5_000)
  }, delayMilliseconds)
}

/** Runs at each start and after each change of the content, which may name other recipients. */
async function tellOfRecipients() {
  try {
    const isChange = await noticeRecipients({ database, clock: () => new Date() }, await named())
    if (isChange) log.warn('who is mailed consultation requests has changed; old and new recipients are told')
  } catch (error) {
    log.warn({ error: describeError(error) }, 'whether the recipients have changed is not known')
  }
}

async function addDemoFavourites() {
  if (newDemoMember === undefined) return
  const owner = { memberId: newDemoMember, now: new Date() }
  newDemoMember = undefined
  await seedDemoFavourites(database.db, site.content, owner).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the demo member has no favourites'),
  )
}

/** The content says when the office works, and whom the team page shows. */
async function fillNewDesk() {
  if (!isDeskToSeed) return
  isDeskToSeed = false
  try {
    const [hours, teamEntries] = await Promise.all([
      readCallHours(site.content),
      sampleTeamEntries(site.content),
    ])
    await seedDeskSamples(database.db, encryption, { hours, teamEntries, startedAt, now: new Date() })
  } catch (error) {
    isDeskToSeed = true
    log.warn({ error: describeError(error) }, 'the desk has no samples')
  }
}

async function drain(exitCode: 0 | 1) {
  if (draining) return
  draining = true
  clearTimeout(warmingTimer)
  await endInOrder({
    noticeMilliseconds: config.drainNoticeSeconds * 1_000,
    steps: [
      () => site.app.close(),
      () => site.codesSent(),
      () => sweeps.stop(),
      () => Promise.all(workers.map((worker) => worker.stop())),
      () => changes.stop(),
      stopWatchingKeys,
      () => references?.stop(),
      () => database.close(),
    ],
    exit: () => process.exit(exitCode),
  })
}
