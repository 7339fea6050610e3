import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../apps/server/src/launcher/process-identity.mjs'
import { INHERITED } from '../inherited-environment.ts'
import { freePort, startStack } from '../running-stack.ts'

const PULLI = join(import.meta.dirname, '../../deploy/pulli')

test('a start prints the table and, once, what opens the site; a second one says how to get it, and both stop cleanly', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-launch-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const first = await startStack({ dataDir, ports })
  const password = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).contentAdminPassword
  for (const text of [
    `http://localhost:${ports.site}`,
    `http://localhost:${ports.content}/admin`,
    'editor@example.org',
    password,
    '/api/reference',
    join(dataDir, 'outbox'),
    'demo mode',
  ]) {
    expect(first.output()).toContain(text)
  }
  const firstLink = ownerLink(first.output())
  expect(await first.stop()).toBe(0)

  const again = await startStack({ dataDir, ports, content: 'recorded' })
  const server = again.processOf('server')
  expect(again.output()).not.toContain(password)
  expect(again.output()).not.toContain('/desk/join/')
  expect(again.output()).toMatch(/first owner +`deploy\/pulli first-owner` makes a link/)
  expect(await askWith(again.siteUrl, firstLink)).toBe(200)
  // Only the last link works.
  const made = await promisify(execFile)(PULLI, ['first-owner'], {
    cwd: dataDir,
    env: { ...INHERITED, DATA_DIR: dataDir, PORT: `${ports.site}` },
  })
  expect(await askWith(again.siteUrl, firstLink)).toBe(404)
  expect(await askWith(again.siteUrl, made.stdout.trim())).toBe(200)
  expect(await again.stop()).toBe(0)
  // The system may list a process that has ended until its new parent asks for its exit code.
  expect(isAlive(server)).toBe(false)
})

const ownerLink = (output: string) =>
  /first owner +(http:\S+\/desk\/join\/[\w-]{43})/.exec(output)?.[1] ?? expect.fail()

/** The status of the call that reads an invitation. */
async function askWith(siteUrl: string, link: string) {
  const { status } = await fetch(`${siteUrl}/api/v1/desk/join/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('/').at(-1) }),
  })
  return status
}
