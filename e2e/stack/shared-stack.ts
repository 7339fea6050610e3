import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The stack that `npm test` started for all tests that only look at it or add to it. */
export const stack = {
  siteUrl: given('STACK_SITE_URL'),
  contentUrl: given('STACK_CONTENT_URL'),
  dataDir: given('STACK_DATA_DIR'),
  databaseUrl: given('STACK_DATABASE_URL'),
  contentSecret: given('STACK_CONTENT_SECRET'),
  adminPassword: given('STACK_ADMIN_PASSWORD'),
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with npm test, or npm test -- stack`)
  return value
}

/** An address of the stack's database, or of another one beside it, with the account as which servers work. */
export function applicationUrl(ownerUrl = stack.databaseUrl): string {
  return signedIn(ownerUrl, 'pulli_app', 'databaseAppPassword')
}

/** The address at which the content service of the stack is signed in. */
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
