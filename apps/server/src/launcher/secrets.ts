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

/** The secrets of this folder: made at random on the first start, kept, and readable by their owner alone. */
export function keptSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const kept: Partial<Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = {
    ...kept,
    ...Object.fromEntries(NAMES.map((name) => [name, kept[name] ?? freshSecret(name)])),
  }
  if (NAMES.some((name) => !kept[name])) {
    // Written whole beside and then renamed: a kill in between must not leave half a file and a lost password.
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets as Secrets
}

function freshSecret(name: (typeof NAMES)[number]): string {
  const secret = randomBytes(24).toString('base64url')
  // The CMS wants a capital, a small letter and a digit in a password; chance alone does not promise all three.
  return PASSWORDS.includes(name) ? `Pulli-${randomBytes(9).toString('base64url')}-7` : secret
}
