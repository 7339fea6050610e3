import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_CRONTAB, apiTasks } from '@pulli/api/api-tasks.ts'
import { describeError } from '@pulli/api/http/describe-error.ts'
import { createMailer } from '@pulli/api/mail/transport.ts'
import { NEWSLETTER_CRONTAB, newsletterTasks } from '@pulli/api/newsletter/newsletter-tasks.ts'
import { startWorker } from '@pulli/api/worker.ts'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { migrate } from '@pulli/data/migrate.ts'
import pino from 'pino'
import { compose } from './compose.ts'
import { describeFaults } from './config/faults.ts'
import { parseServerConfig } from './config/server-config.ts'
import { consultationRecipients } from './content/consultation-recipients.ts'
import { contentChanges } from './content/content-changes.ts'
import { latestLetter } from './content/latest-letter.ts'
import { workingHours } from './content/working-hours.ts'
import { seedDemoFavourites } from './demo/seed-demo-favourites.ts'
import { seedDemoMember } from './demo/seed-demo-member.ts'

/** One server process: settings, database, pages and API and HTML cache, listen, drain. */
const parsed = parseServerConfig(process.env)
if (!parsed.ok) {
  process.stderr.write(`${describeFaults(parsed.faults)}\n`)
  process.exit(1)
}
const { config } = parsed
const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })

// The owner makes tables and has no further part in this process; what runs may only read and write their rows.
const application = applicationAccess(config.databaseUrl, config.databaseAppUrl)
await migrate(config.databaseUrl, {
  application,
  onApplied: (name) => log.info({ migration: name }, 'migrated'),
})
const database = openDatabase({
  url: application.url,
  maxConnections: 10,
  isWatched: true,
  onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
})

// There only at the very first start; what is to be a favourite is known when the content was read.
let newDemoMember = config.demoMember ? await seedDemoMember(database.db, new Date()) : undefined

let draining = false
let readAheadTimer: NodeJS.Timeout | undefined
const site = await compose({
  ...{ config, database, log },
  isDraining: () => draining,
  isDatabaseReachable: async () =>
    !database.isAway() &&
    database.pool.query('select 1').then(
      () => true,
      () => false,
    ),
  announceContentChange: (event) => changes.announce(event).catch(() => onContentChange(event)),
})
const changes = contentChanges({
  databaseUrl: application.url,
  onChange: onContentChange,
  log: (fields, message) => log.warn(fields, message),
})
const mailer = createMailer({
  smtpUrl: config.smtpUrl,
  from: config.mailFrom,
  outboxDir: join(config.dataDir, 'outbox'),
})
const worker = startWorker({
  connectionString: application.url,
  crontab: `${API_CRONTAB}\n${NEWSLETTER_CRONTAB}`,
  logger: log,
  tasks: {
    ...apiTasks({
      ...{ database, mailer },
      clock: () => new Date(),
      consultationRecipients: consultationRecipients({
        contentUrl: config.contentUrl,
        secret: config.contentSecret,
      }),
      workingHours: () => workingHours(site.content),
    }),
    ...newsletterTasks({
      ...{ database, mailer },
      clock: () => new Date(),
      links: { publicUrl: config.publicUrl, secret: config.appSecret },
      latestLetter: () => latestLetter(site.content),
    }),
  },
})
await site.app.listen({ host: config.host, port: config.port })
// Before it says that it is ready: who hears that may end it in the same moment.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain())
process.on('disconnect', () => void drain())
process.send?.({ type: 'ready' })
scheduleReadAhead(0)

/** A burst of publications is one change: what visitors see is forgotten at once, reading ahead waits for calm. */
function onContentChange(event: string) {
  site.forgetContent(event)
  scheduleReadAhead(1_000)
}

function scheduleReadAhead(delayMilliseconds: number) {
  clearTimeout(readAheadTimer)
  readAheadTimer = setTimeout(async () => {
    const { complete } = await site.readAhead()
    if (complete) await addDemoFavourites()
    else if (!draining) scheduleReadAhead(5_000)
  }, delayMilliseconds)
}

async function addDemoFavourites() {
  if (newDemoMember === undefined) return
  const owner = { memberId: newDemoMember, now: new Date() }
  newDemoMember = undefined
  await seedDemoFavourites(database.db, site.content, owner).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the demo member has no favourites'),
  )
}

async function drain() {
  if (draining) return
  draining = true
  clearTimeout(readAheadTimer)
  setTimeout(() => process.exit(0), 10_000).unref()
  await sleep(config.drainNoticeSeconds * 1_000)
  await site.app.close()
  await site.codesSent()
  await worker.stop()
  await changes.stop()
  await database.close()
  process.exit(0)
}
