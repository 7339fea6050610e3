import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../running-stack.ts'
import { stack } from './shared-stack.ts'

const CONTENT = join(import.meta.dirname, '../../apps/content')
export const EDITOR = { email: 'editor@example.org', password: 'Pulli-of-a-test-7' }
export const OPERATOR = { email: 'operator@clinic.example', password: 'Pulli-of-a-test-8' }

/** An empty database for a separate content service. */
export async function emptyDatabase() {
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
export async function startContent(databaseUrl: string, env: Record<string, string> = {}) {
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
      { timeout: 180_000, interval: 100 },
    )
    .toBe(true)
  return { url, child }
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await ended
  clearTimeout(late)
}

export async function signIn(url: string, { email, password }: { email: string; password: string }) {
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

/** Calls of the CMS by a person who is signed in. */
export function callerOf(url: string, authorization: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      ...(text.startsWith('{') && { data: undefined, error: undefined, ...JSON.parse(text) }),
    }
  }
}

/** A site that accepts the content service's events, or refuses them. */
export async function siteThatMails() {
  const told: { path: string; body: Record<string, unknown> }[] = []
  const site = { url: '', told, answer: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (site.answer === 200)
        told.push({ path: request.url ?? '', body: JSON.parse(`${Buffer.concat(chunks)}`) })
      response.writeHead(site.answer).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/internal/content-changed`
  return site
}
