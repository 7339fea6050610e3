import { ANXIETY_WORDINGS } from '@pulli/domain/assessment/instruments.ts'
import { z } from 'zod'
import { backupFaults, backupVariables } from './backup-config.ts'
import { exposureFaults } from './exposure-faults.ts'
import { keysDirFaults } from './keys-dir.ts'
import { mailFaults, mailVariables } from './mail-settings.ts'
import { officeFaults, officeVariables } from './office-settings.ts'
import { retentionFaults, retentionVariables } from './retention-settings.ts'
import { securityContactVariables } from './security-contact.ts'
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
