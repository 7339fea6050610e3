import { resolve } from 'node:path'
import { VENDOR_ADDRESSES } from '@pulli/api/sms/vendor-addresses.ts'
import { z } from 'zod'
import { type Environment, type Fault, type Parsed, parseSettings } from './faults.ts'
import { keysDirOf } from './keys-dir.ts'
import { dkimKey } from './mail-settings.ts'
import { readsOfficeFromContent } from './office-settings.ts'
import { retentionRecipient } from './retention-settings.ts'
import { serviceVariables, siteFaults, siteVariables } from './site-settings.ts'
import { registeredTemplates, smsSettings } from './sms-settings.ts'
import { OneToken, PostgresUrl, WebUrl } from './values.ts'

/** The settings of a server process. Nothing else in the product reads the environment. */
const ServerSettings = z.object({
  ...siteVariables,
  DATABASE_APP_URL: PostgresUrl,
  CONTENT_URL: WebUrl,
  CONTENT_SECRET: OneToken,
  APP_SECRET: OneToken,
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(8).default(0),
  /** Set by `npm start`, for its embedded database and without an SMS gateway. */
  DEMO_MEMBER: z.enum(['0', '1']).default('0'),
  /** Set by `npm start` in development, where it sets `DEMO_MEMBER`. */
  DESK_SAMPLES: z.enum(['0', '1']).default('0'),
  /** The name of this machine or container in its log lines. */
  REPLICA: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be a name of at most 64 letters, digits, dots and dashes')
    .optional(),
  /** Set by `deploy/pulli`: under which name this process logs. */
  PROCESS_NAME: z.enum(['server', 'worker']).default('server'),
  /** Set by `server-cluster.ts` for each of its processes. */
  SERVER_NUMBER: z.coerce.number().int().min(1).optional(),
  JOBS: z.enum(['on', 'off']).default('on'),
  PREGENERATE_IMAGES: z.enum(['on', 'off']).default('on'),
  ...serviceVariables,
})
type Settings = z.output<typeof ServerSettings>

export const SERVER_SETTINGS = Object.keys(ServerSettings.shape)

/** What a server process is told, from its settings. */
export type ServerConfig = Readonly<ReturnType<typeof configOf>>

/** Parses the settings of a server process, or lists every fault by variable. */
export const parseServerConfig = (environment: Environment): Parsed<ServerConfig> =>
  parseSettings(ServerSettings, environment, [ownerFaults, ...siteFaults], configOf)

function configOf(env: Settings) {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** Without a trailing slash. */
    publicUrl: withoutLastSlashes(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    /** The proxies whose `X-Forwarded-For` entries are trusted. */
    trustProxy: env.TRUST_PROXY,
    /** The origins of apps that call with a bearer token and read content. */
    corsOrigins: env.CORS_ORIGINS ?? [],
    dataDir: resolve(env.DATA_DIR),
    keysDir: keysDirOf(env),
    /** With the server's account: it reads and writes rows, and owns nothing. */
    databaseUrl: env.DATABASE_APP_URL,
    contentUrl: withoutLastSlashes(env.CONTENT_URL),
    /** Where editors work, without a trailing slash. */
    contentPublicUrl: withoutLastSlashes(
      env.CONTENT_PUBLIC_URL ?? env.PUBLIC_URL ?? nameOfHere(env.CONTENT_URL),
    ),
    contentSecret: env.CONTENT_SECRET,
    /** Keys the hashes of the server. The same on every replica. */
    appSecret: env.APP_SECRET,
    /** Also accepted during a rotation. */
    appSecretFallback: env.APP_SECRET_FALLBACK,
    /** The bearer token of `/metrics`; undefined: there is no such route. */
    metricsToken: env.METRICS_TOKEN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** Where backups go, and erasures beside them; undefined: nowhere. */
    backupTo: env.BACKUP_TO,
    timeReferences: timeReferences(env),
    /** Signs mails; undefined: the mail server signs them, or they are unsigned. */
    dkim: dkimKey(env),
    /** Recipients of consultation requests; empty: those named in the CMS, if it is read for them. */
    officeRecipients: env.OFFICE_RECIPIENTS ?? [],
    readsOfficeFromContent: readsOfficeFromContent(env),
    officeMail: env.OFFICE_MAIL,
    /** The recipient of sealed copies of erased data (`age1…`); undefined: no copy is retained. */
    retentionRecipient: retentionRecipient(env),
    /** Where vulnerabilities are reported; empty: there is no `/.well-known/security.txt`. */
    securityContacts: env.SECURITY_CONTACT ?? [],
    securityLanguages: env.SECURITY_LANGUAGES,
    /** The account at the SMS gateway; undefined: one-time codes are shown on the page. */
    sms: smsSettings(env),
    /** What is registered for text messages that are no codes; undefined: there are none. */
    smsTemplates: registeredTemplates(env),
    /** The limit of SMS messages per hour for the whole site; undefined: the default. */
    smsPerHour: env.SMS_PER_HOUR,
    signUp: env.SIGNUP,
    /** Which list the anxiety assessment asks (D53). */
    anxietyWording: env.ANXIETY_WORDING ?? (env.NODE_ENV === 'production' ? 'own' : 'specified'),
    /** Whether to create the demo member. Never where codes go to real phones. */
    demoMember: env.DEMO_MEMBER === '1' && env.SMS_GATEWAY === undefined,
    /** Whether a fresh desk begins with sample people and requests. Never in production. */
    deskSamples: env.DESK_SAMPLES === '1' && env.NODE_ENV === 'development' && env.SMS_GATEWAY === undefined,
    /** Whether browsers install the service worker; false removes it from all of them. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** How long a stopping server reports so at `/readyz` while it still answers, for a load balancer to notice. */
    drainNoticeSeconds: env.DRAIN_NOTICE_SECONDS,
    /** Whether this process works through the queue; false leaves the jobs to others. */
    worksOnJobs: env.JOBS === 'on',
    /** Whether this process encodes the images of all pages before visitors ask for them. */
    pregeneratesImages: env.PREGENERATE_IMAGES === 'on',
    /** The number of this process in a cluster, from 1; undefined outside a cluster. */
    serverNumber: env.SERVER_NUMBER,
    /** Which process writes its log lines. */
    logSource: { process: env.PROCESS_NAME, ...replicaOf(env) },
    logLevel: env.LOG_LEVEL,
  }
}

/** An intruder in a server must not find the credentials of the tables' owner. */
function ownerFaults({ DATABASE_URL }: Environment): Fault[] {
  if (DATABASE_URL === undefined) return []
  const message =
    "is the owner's address, which a server must not hold. Run `npm run migrate` with it, and start the server with DATABASE_APP_URL alone"
  return [{ variable: 'DATABASE_URL', message }]
}

/** `a`, in a cluster `a-2`; without a name `2`; alone nothing. */
function replicaOf({ REPLICA, SERVER_NUMBER }: Settings) {
  const names = [REPLICA, SERVER_NUMBER].filter((part) => part !== undefined)
  return names.length === 0 ? {} : { replica: names.join('-') }
}

type Neighbours = Partial<Pick<Settings, 'SMS_GATEWAY' | 'BACKUP_TO' | 'AWS_ENDPOINT_URL_S3' | 'AWS_REGION'>>

/**
 * Neighbours outside this machine whose answers say what time it is: the SMS gateway and the bucket of backups. No other party
 * learns of this site.
 */
export function timeReferences(env: Neighbours): string[] {
  const ofAmazon = env.AWS_REGION && `https://s3.${env.AWS_REGION}.amazonaws.com`
  return [
    env.SMS_GATEWAY && VENDOR_ADDRESSES[env.SMS_GATEWAY],
    env.BACKUP_TO?.startsWith('s3://') && (env.AWS_ENDPOINT_URL_S3 || ofAmazon),
  ].filter((address) => typeof address === 'string')
}

/** The admin pages set cookies for the name under which they are opened, and a person opens this one. */
const nameOfHere = (url: string) => url.replace('//127.0.0.1', '//localhost')

function withoutLastSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end--
  return url.slice(0, end)
}
