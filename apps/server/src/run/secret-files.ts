import { readFileSync } from 'node:fs'
import type { Environment } from '#config/faults.ts'

/** Settings that hold a secret. Each can be given as a file instead: `NAME_FILE`, as Docker's and systemd's secrets are. */
export const SECRETS = [
  'APP_SECRET',
  'APP_SECRET_FALLBACK',
  'CONTENT_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'CONTENT_DATABASE_URL',
  'SMTP_URL',
  'MSG91_AUTH_KEY',
  'TWILIO_AUTH_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_ADMIN_PASSWORD',
  'CMS_SUPER_ADMIN_PASSWORD',
] as const

/** Settings that name a file. Where it is empty, they count as not set: samples name one for each. */
export const FILES = ['DKIM_KEY_FILE', 'SMS_TEMPLATES_FILE'] as const

/**
 * Returns the environment with the content of each secret's file in place of its path. An empty file counts as not set,
 * like an empty setting.
 *
 * @throws Error if a file cannot be read, or a secret is given twice
 */
export function withSecretFiles(
  environment: Environment,
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Record<string, string> {
  const settings = new Map(Object.entries(setIn(environment)))
  for (const name of SECRETS) {
    const path = settings.get(`${name}_FILE`)
    settings.delete(`${name}_FILE`)
    if (!path) continue
    if (settings.get(name)) throw new Error(`${name} and ${name}_FILE are both set: leave one of them out`)
    settings.set(name, contentOf(`${name}_FILE`, path, read))
  }
  for (const name of FILES) {
    const path = settings.get(name)
    if (path && isEmpty(path, read)) settings.delete(name)
  }
  return Object.fromEntries(settings)
}

/** Returns the settings of an environment as they are, files unread. */
export const setIn = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** What cannot be read is named with the other faults of the settings. */
function isEmpty(path: string, read: (path: string) => string): boolean {
  try {
    return read(path).trim() === ''
  } catch {
    return false
  }
}

function contentOf(name: string, path: string, read: (path: string) => string): string {
  try {
    return read(path).trim()
  } catch (cause) {
    throw new Error(`${name} names ${path}, which cannot be read`, { cause })
  }
}
