import { resolve } from 'node:path'
import type { DkimKey } from '@pulli/api/mail/transport.ts'
import type { OfficeMail } from '@pulli/api/office/waiting-mail.ts'
import type { RegisteredTemplates } from '@pulli/api/sms/registered-templates.ts'
import { ANXIETY_WORDINGS, type AnxietyWording } from '@pulli/domain/assessment/instruments.ts'
import { z } from 'zod'
import type { TrustedProxies } from '#http/client-address.ts'
import type { LogSource } from '#log/log-entry.ts'
import { backupFaults, backupVariables } from './backup-config.ts'
import { exposureFaults } from './exposure-faults.ts'
import { type Environment, type Fault, type Parsed, parseSettings } from './faults.ts'
import { keysDirFaults, keysDirOf } from './keys-dir.ts'
import { dkimKey, mailFaults, mailVariables } from './mail-settings.ts'
import { officeFaults, officeVariables, readsOfficeFromContent } from './office-settings.ts'
import { retentionFaults, retentionRecipient, retentionVariables } from './retention-settings.ts'
import { securityContactVariables } from './security-contact.ts'
import {
  registeredTemplates,
  type SmsSettings,
  smsFaults,
  smsSettings,
  smsVariables,
} from './sms-settings.ts'
import { timeReferences } from './time-references.ts'
import { OneToken, Origins, Port, PostgresUrl, Proxies, WebUrl } from './values.ts'

/** The settings of a server process. Nothing else in the product reads the environment. */
const ServerEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_URL: WebUrl.optional(),
  TRUST_PROXY: Proxies.default(0),
  CORS_ORIGINS: Origins.optional(),
  DATA_DIR: z.string().default('.data'),
  KEYS_DIR: z.string().optional(),
  DATABASE_APP_URL: PostgresUrl,
  CONTENT_URL: WebUrl,
  CONTENT_PUBLIC_URL: WebUrl.optional(),
  CONTENT_SECRET: OneToken,
  APP_SECRET: OneToken,
  APP_SECRET_FALLBACK: OneToken.optional(),
  METRICS_TOKEN: OneToken.optional(),
  ALLOW_DEMO_OTP: z.enum(['0', '1']).default('0'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(8).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
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
  ANXIETY_WORDING: z.enum(ANXIETY_WORDINGS).optional(),
  JOBS: z.enum(['on', 'off']).default('on'),
  PREGENERATE_IMAGES: z.enum(['on', 'off']).default('on'),
  ...backupVariables,
  ...mailVariables,
  ...officeVariables,
  ...retentionVariables,
  ...securityContactVariables,
  ...smsVariables,
})

export const SERVER_SETTINGS = Object.keys(ServerEnvironment.shape)

export interface ServerConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** The public URL of the site, without a trailing slash. */
  readonly publicUrl: string
  /** The proxies whose `X-Forwarded-For` entries are trusted. */
  readonly trustProxy: TrustedProxies
  /** The origins of apps that call with a bearer token and read content. */
  readonly corsOrigins: readonly string[]
  readonly dataDir: string
  /** The folder of the encryption keys. */
  readonly keysDir: string
  /** The database, with the server's account: it reads and writes rows, and owns nothing. */
  readonly databaseUrl: string
  readonly contentUrl: string
  /** Where editors work, without a trailing slash. */
  readonly contentPublicUrl: string
  readonly contentSecret: string
  /** Keys the hashes of the server. The same on every replica. */
  readonly appSecret: string
  /** Also accepted during a rotation. */
  readonly appSecretFallback: string | undefined
  /** The bearer token of `/metrics`; undefined: there is no such route. */
  readonly metricsToken: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where backups go, and erasures beside them; undefined: nowhere. */
  readonly backupTo: string | undefined
  /** Neighbours outside this machine whose answers say what time it is. */
  readonly timeReferences: readonly string[]
  /** Signs mails; undefined: the mail server signs them, or they are unsigned. */
  readonly dkim: DkimKey | undefined
  /** Recipients of consultation requests; empty: those named in the CMS, if it is read for them. */
  readonly officeRecipients: readonly string[]
  readonly readsOfficeFromContent: boolean
  /** What they get once someone answers at the desk. */
  readonly officeMail: OfficeMail
  /** The recipient of sealed copies of erased data (`age1…`); undefined: no copy is retained. */
  readonly retentionRecipient: string | undefined
  /** Where vulnerabilities are reported; empty: there is no `/.well-known/security.txt`. */
  readonly securityContacts: readonly string[]
  /** The languages of such reports. */
  readonly securityLanguages: readonly string[]
  /** The account at the SMS gateway; undefined: one-time codes are shown on the page. */
  readonly sms: SmsSettings | undefined
  /** What is registered for text messages that are no codes; undefined: there are none. */
  readonly smsTemplates: RegisteredTemplates | undefined
  /** The limit of SMS messages per hour for the whole site; undefined: the default. */
  readonly smsPerHour: number | undefined
  readonly signUp: 'open' | 'app'
  /** Which list the anxiety assessment asks (D53). */
  readonly anxietyWording: AnxietyWording
  /** Whether to create the demo member. Never where codes go to real phones. */
  readonly demoMember: boolean
  /** Whether a fresh desk begins with sample people and requests. Never in production. */
  readonly deskSamples: boolean
  /** Whether browsers install the service worker; false removes it from all of them. */
  readonly serviceWorker: boolean
  /** How long a stopping server reports so at `/readyz` while it still answers, for a load balancer to notice. */
  readonly drainNoticeSeconds: number
  /** Whether this process works through the queue; false leaves the jobs to others. */
  readonly worksOnJobs: boolean
  /** Whether this process encodes the images of all pages before visitors ask for them. */
  readonly pregeneratesImages: boolean
  /** The number of this process in a cluster, from 1; undefined outside a cluster. */
  readonly serverNumber: number | undefined
  /** Which process writes its log lines. */
  readonly logSource: LogSource
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Parses the settings of a server process, or lists every fault by variable. */
export function parseServerConfig(environment: Environment): Parsed<ServerConfig> {
  const parsed = parseSettings(
    ServerEnvironment,
    environment,
    ownerFaults,
    backupFaults,
    exposureFaults,
    keysDirFaults,
    mailFaults,
    officeFaults,
    retentionFaults,
    smsFaults,
  )
  if (!parsed.ok) return parsed
  const env = parsed.config
  return {
    ok: true,
    config: {
      production: env.NODE_ENV === 'production',
      host: env.HOST,
      port: env.PORT,
      publicUrl: withoutLastSlashes(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
      trustProxy: env.TRUST_PROXY,
      corsOrigins: env.CORS_ORIGINS ?? [],
      dataDir: resolve(env.DATA_DIR),
      keysDir: keysDirOf(env),
      databaseUrl: env.DATABASE_APP_URL,
      contentUrl: withoutLastSlashes(env.CONTENT_URL),
      contentPublicUrl: withoutLastSlashes(
        env.CONTENT_PUBLIC_URL ?? env.PUBLIC_URL ?? nameOfHere(env.CONTENT_URL),
      ),
      contentSecret: env.CONTENT_SECRET,
      appSecret: env.APP_SECRET,
      appSecretFallback: env.APP_SECRET_FALLBACK,
      metricsToken: env.METRICS_TOKEN,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      backupTo: env.BACKUP_TO,
      timeReferences: timeReferences(env),
      dkim: dkimKey(env),
      officeRecipients: env.OFFICE_RECIPIENTS ?? [],
      readsOfficeFromContent: readsOfficeFromContent(environment),
      officeMail: env.OFFICE_MAIL,
      retentionRecipient: retentionRecipient(env),
      securityContacts: env.SECURITY_CONTACT ?? [],
      securityLanguages: env.SECURITY_LANGUAGES,
      sms: smsSettings(env),
      smsTemplates: registeredTemplates(env),
      smsPerHour: env.SMS_PER_HOUR,
      signUp: env.SIGNUP,
      anxietyWording: env.ANXIETY_WORDING ?? (env.NODE_ENV === 'production' ? 'own' : 'specified'),
      demoMember: env.DEMO_MEMBER === '1' && env.SMS_GATEWAY === undefined,
      deskSamples:
        env.DESK_SAMPLES === '1' && env.NODE_ENV === 'development' && env.SMS_GATEWAY === undefined,
      serviceWorker: env.SERVICE_WORKER === 'on',
      drainNoticeSeconds: env.DRAIN_NOTICE_SECONDS,
      worksOnJobs: env.JOBS === 'on',
      pregeneratesImages: env.PREGENERATE_IMAGES === 'on',
      serverNumber: env.SERVER_NUMBER,
      logSource: { process: env.PROCESS_NAME, ...replicaOf(env) },
      logLevel: env.LOG_LEVEL,
    },
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
function replicaOf({ REPLICA, SERVER_NUMBER }: z.output<typeof ServerEnvironment>) {
  const names = [REPLICA, SERVER_NUMBER].filter((part) => part !== undefined)
  return names.length === 0 ? {} : { replica: names.join('-') }
}

/** The admin pages set cookies for the name under which they are opened, and a person opens this one. */
const nameOfHere = (url: string) => url.replace('//127.0.0.1', '//localhost')

function withoutLastSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end--
  return url.slice(0, end)
}
