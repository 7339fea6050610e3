import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { stack } from './shared-stack.ts'

const CONTENT = join(import.meta.dirname, '../../apps/content')
const EDITOR = { email: 'editor@example.org', password: 'Pulli-of-a-test-7' }
const OPERATOR = { email: 'operator@clinic.example', password: 'Pulli-of-a-test-8' }

/** An empty database for a separate content service. */
async function emptyDatabase() {
  const name = `content_accounts_${process.pid}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: stack.databaseUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  onTestFinished(() => run(`drop database ${name} with (force)`))
  const url = new URL(stack.databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A content service without any entry; resolves when it answers. */
async function startContent(databaseUrl: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const child = fork(join(CONTENT, 'start.mjs'), [], {
    cwd: CONTENT,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      CONTENT_DATABASE_URL: databaseUrl,
      CONTENT_PUBLIC_DIR: folder,
      CONTENT_SECRET: 'a-secret-of-this-test-alone',
      PURGE_URL: 'http://127.0.0.1:9/nobody',
      APP_KEYS: 'keys-of-this-test',
      ADMIN_JWT_SECRET: 'jwt-secret-of-this-test',
      API_TOKEN_SALT: 'salt-of-this-test',
      TRANSFER_TOKEN_SALT: 'salt-of-this-test',
      ENCRYPTION_KEY: 'encryption-key-of-this-test-32-ch',
      CMS_ADMIN_EMAIL: EDITOR.email,
      CMS_ADMIN_PASSWORD: EDITOR.password,
      ...env,
    },
  })
  onTestFinished(() => end(child))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/_health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true)
  return { url, child }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(8_000).then(() => child.kill('SIGKILL'))])
}

async function signIn(url: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  const authorization = `Bearer ${data.accessToken}`
  const me = await fetch(`${url}/admin/users/me`, { headers: { authorization } })
  const { data: user } = (await me.json()) as { data: { roles: { code: string }[] } }
  return { authorization, roles: user.roles.map(({ code }) => code), cookies: answer.headers.getSetCookie() }
}

test('findings M1 and operator 11: the editor of version 0.1 loses super admin once, and cookies are Secure behind TLS', {
  timeout: 120_000,
}, async () => {
  const databaseUrl = await emptyDatabase()
  const first = await startContent(databaseUrl, { CONTENT_PUBLIC_URL: 'http://localhost:1337' })
  const fresh = await signIn(first.url, EDITOR)
  expect(fresh.roles).toEqual(['strapi-editor'])
  expect(fresh.cookies.join()).toContain('strapi_admin_refresh=')
  expect(fresh.cookies.join()).not.toMatch(/;\s*secure/i)
  await end(first.child)

  // As version 0.1 left it.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    update admin_users_roles_lnk set role_id = (select id from admin_roles where code = 'strapi-super-admin');
    delete from strapi_core_store_settings where key like '%first_editor%'`)
  await client.end()

  const second = await startContent(databaseUrl, {
    CONTENT_PUBLIC_URL: 'https://cms.example.org',
    CMS_SUPER_ADMIN_EMAIL: OPERATOR.email,
    CMS_SUPER_ADMIN_PASSWORD: OPERATOR.password,
  })
  const editor = await signIn(second.url, EDITOR)
  expect(editor.roles).toEqual(['strapi-editor'])
  // Behind a proxy that ends TLS and sends no header about it (finding operator 11).
  for (const cookie of editor.cookies)
    expect(cookie).toMatch(/^strapi_admin_refresh.*;\s*secure;\s*httponly/i)
  expect(editor.cookies).toHaveLength(2)

  const operator = await signIn(second.url, OPERATOR)
  expect(operator.roles).toEqual(['strapi-super-admin'])
  const users = await fetch(`${second.url}/admin/users`, {
    headers: { authorization: operator.authorization },
  })
  expect(users.status).toBe(200)
})
