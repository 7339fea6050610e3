import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = [
  'databasePassword',
  'databaseAppPassword',
  'databaseContentPassword',
  'appSecret',
  'contentSecret',
  'contentAppKeys',
  'contentAdminJwtSecret',
  'contentApiTokenSalt',
  'contentTransferTokenSalt',
  'contentEncryptionKey',
  'contentAdminPassword',
  'contentSuperAdminPassword',
] as const

const PASSWORDS: readonly string[] = ['contentAdminPassword', 'contentSuperAdminPassword']

/** The secrets of a folder; `appSecretFallback` is the previous `appSecret`, also accepted during a rotation. */
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>> & {
  readonly appSecretFallback?: string
}

/** Returns the secrets of a data folder: random at the first start, stored, and readable by their owner alone. */
export function keptSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const kept: Partial<Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = {
    ...kept,
    ...Object.fromEntries(NAMES.map((name) => [name, kept[name] ?? freshSecret(name)])),
  }
  if (NAMES.some((name) => !kept[name])) {
    // Written to a temporary file and renamed: a kill must not leave a partial file and a lost password.
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets as Secrets
}

function freshSecret(name: (typeof NAMES)[number]): string {
  const secret = randomBytes(24).toString('base64url')
  // The CMS requires an upper-case letter, a lower-case letter and a digit; random text doesn't guarantee all three.
  return PASSWORDS.includes(name) ? `Pulli-${randomBytes(9).toString('base64url')}-7` : secret
}
