import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The stack shared by tests that only read it or add to it. Read when used: tests with stacks of their own have none. */
export const stack = {
  get siteUrl() {
    return given('STACK_SITE_URL')
  },
  get contentUrl() {
    return given('STACK_CONTENT_URL')
  },
  get dataDir() {
    return given('STACK_DATA_DIR')
  },
  get keysDir() {
    return `${given('STACK_DATA_DIR')}-keys`
  },
  get databaseUrl() {
    return given('STACK_DATABASE_URL')
  },
  get contentSecret() {
    return given('STACK_CONTENT_SECRET')
  },
  get adminPassword() {
    return given('STACK_ADMIN_PASSWORD')
  },
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with npm test, or npm test -- stack`)
  return value
}

/** Returns the address of the stack's or another database, with the servers' account. */
export function applicationUrl(ownerUrl = stack.databaseUrl): string {
  return signedIn(ownerUrl, 'pulli_app', 'databaseAppPassword')
}

/** The content service's database address. */
export function contentDatabaseUrl(): string {
  const url = new URL(stack.databaseUrl)
  url.pathname = '/content'
  return signedIn(url.href, 'pulli_content', 'databaseContentPassword')
}

function signedIn(ownerUrl: string, role: string, secret: string): string {
  const secrets: Record<string, string> = JSON.parse(
    readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8'),
  )
  const url = new URL(ownerUrl)
  url.username = role
  url.password = secrets[secret] ?? ''
  return url.href
}
