// Starts the content service in this process: `node start.mjs`, after `npm run build`.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { refusalOfOlder } from './refuse-older.mjs'

const REQUIRED = [
  'HOST',
  'PORT',
  'CONTENT_DATABASE_URL',
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_ADMIN_EMAIL',
  'CMS_ADMIN_PASSWORD',
  'CONTENT_PUBLIC_DIR',
  'PURGE_URL',
  'CONTENT_SECRET',
]
const REQUIRED_WITH_S3 = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** A line of the log, in the form of `log/log-line.ts`. */
function entry(level, msg, fields = {}) {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level, time, process: 'content', ...fields, msg })}\n`
}

/** In words to a person at a terminal, elsewhere as a line of the log. */
function say(level, text) {
  process.stderr.write(process.stderr.isTTY ? `${text}\n` : entry(level, text))
}

const required = process.env.S3_BUCKET ? [...REQUIRED, ...REQUIRED_WITH_S3] : REQUIRED
const missing = required.filter((name) => !process.env[name])
if (missing.length > 0) {
  say('error', `The content service cannot start without ${missing.join(', ')} in its environment`)
  process.exit(1)
}

const { CONTENT_DATABASE_URL: database, PULLI_RELEASE: version, PULLI_OLDEST_RELEASE: oldest } = process.env
if (version && oldest) {
  const refusal = await refusalOfOlder(database, { version, oldest }).catch(
    (error) => `The database of the CMS was not reached: ${error.message}`,
  )
  if (refusal) {
    say('fatal', `${refusal}.`)
    process.exit(1)
  }
}

// A log must stop nothing: on a full disk a line is lost, and counted, and reported once there is room again.
for (const stream of [process.stdout, process.stderr]) {
  let lost = 0
  stream.on('error', () => lost++)
  setInterval(() => {
    if (lost === 0) return
    const count = lost
    stream.write(entry('warn', 'log lines were dropped', { dropped: count }), (error) => {
      lost -= error ? 1 : count
    })
  }, 10_000).unref()
}

process.chdir(import.meta.dirname)
process.env.NODE_ENV = 'production'
process.env.STRAPI_TELEMETRY_DISABLED = 'true'
// The local upload provider refuses to start without its folder.
mkdirSync(join(process.env.CONTENT_PUBLIC_DIR, 'uploads'), { recursive: true })

let strapi
let isEnding = false

async function end() {
  if (isEnding) return
  isEnding = true
  // Strapi can take down only what it has built up; before that, nothing is lost by stopping at once.
  if (strapi?.isLoaded) await strapi.destroy()
  process.exit(0)
}

// A launcher that died sends no signal, but its channel closes.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, end)

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi')
strapi = createStrapi({ appDir: import.meta.dirname, distDir: join(import.meta.dirname, 'dist') })
// Strapi has put its own listeners there, which fail while it starts.
for (const signal of ['SIGTERM', 'SIGINT']) {
  for (const listener of process.listeners(signal)) if (listener !== end) process.off(signal, listener)
}
await strapi.start()
// The launcher restarts a service that has once been ready; an exit before that fails its start.
process.send?.({ type: 'ready' })
