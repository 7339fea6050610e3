import { ANXIETY_WORDINGS } from '@pulli/domain/assessment/instruments.ts'
import { z } from 'zod'
import { backupFaults, backupVariables } from './backup-config.ts'
import { exposureFaults } from './exposure-faults.ts'
import { keysDirFaults } from './keys-dir.ts'
import { mailFaults, mailVariables } from './mail-settings.ts'
import { officeFaults, officeVariables } from './office-settings.ts'
import { retentionFaults, retentionVariables } from './retention-settings.ts'
import { smsFaults, smsVariables } from './sms-settings.ts'
import { OneToken, Origins, Port, Proxies, WebUrl } from './values.ts'

/** What `npm start` is told and hands on, and a server process reads. */
export const siteVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_URL: WebUrl.optional(),
  TRUST_PROXY: Proxies.default(0),
  CORS_ORIGINS: Origins.optional(),
  DATA_DIR: z.string().default('.data'),
  KEYS_DIR: z.string().optional(),
  APP_SECRET_FALLBACK: OneToken.optional(),
  METRICS_TOKEN: OneToken.optional(),
  CONTENT_PUBLIC_URL: WebUrl.optional(),
  ANXIETY_WORDING: z.enum(ANXIETY_WORDINGS).optional(),
  ALLOW_DEMO_OTP: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
}

const CONTACT =
  'must be where vulnerabilities are reported: mail addresses and https:// links, with commas between them, such as security@example.org'

const contactsOf = (text: string) =>
  listOf(text)
    .map(contactOf)
    .filter((contact) => contact !== undefined)

const listOf = (text: string) => text.split(',').map((entry) => entry.trim())

const LANGUAGES = 'must be the tags of languages, with commas between them, such as en,hi'

/** What `/.well-known/security.txt` says: shared by `npm start` and the server process. */
const securityContactVariables = {
  SECURITY_CONTACT: z
    .string()
    .refine((text) => contactsOf(text).length === listOf(text).length, CONTACT)
    .transform(contactsOf)
    .optional(),
  SECURITY_LANGUAGES: z
    .string()
    .transform(listOf)
    .refine((tags) => tags.every(isLanguage), LANGUAGES)
    .default(['en']),
}

/** The same, of the services that the site uses. */
export const serviceVariables = {
  ...backupVariables,
  ...mailVariables,
  ...officeVariables,
  ...retentionVariables,
  ...securityContactVariables,
  ...smsVariables,
}

/** The faults in their combination. */
export const siteFaults = [
  backupFaults,
  exposureFaults,
  keysDirFaults,
  mailFaults,
  officeFaults,
  retentionFaults,
  smsFaults,
]

/** Returns a contact as an address (RFC 9116, 2.5.3); undefined where it is none. */
function contactOf(text: string): string | undefined {
  if (z.email().max(254).safeParse(text).success) return `mailto:${text}`
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text) ? new URL(text).href : undefined
}

function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
