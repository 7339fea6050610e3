import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { consultationBody } from '../consultation-body.ts'
import { INHERITED } from '../inherited-environment.ts'
import { startSeparateProcesses } from '../separate-processes.ts'

const PULLI = join(import.meta.dirname, '../../deploy/pulli')

test('each process started by itself, with its secrets in files, is the whole site: a request is stored, and the worker mails it', {
  timeout: 400_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-separate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = await startSeparateProcesses(folder, ({ command, env, secrets }, places) => {
    const files = secrets.map((name) => [`${name.toUpperCase()}_FILE`, join(places.secrets, name)])
    return spawn(PULLI, command, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...INHERITED,
        HOME: folder,
        DATA_DIR: places.data,
        KEYS_DIR: places.keys,
        ...Object.fromEntries(files),
        ...env,
      },
    })
  })
  try {
    for (const path of ['/livez', '/readyz', '/', '/crisis'])
      expect([path, (await fetch(site.siteUrl + path)).status]).toEqual([path, 200])
    expect(await site.run('first-owner')).toMatch(/\/desk\/join\/\S+\n$/)
    const body = consultationBody()
    const stored = await fetch(`${site.siteUrl}/api/v1/mwellness/user-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(stored.status).toBe(200)
    expect(await site.query('select count(*)::int as n from consultation_requests')).toEqual([{ n: 1 }])
    const isMailed = () => site.mails().some((mail) => mail.includes(body.email))
    await expect.poll(isMailed, { timeout: 30_000 }).toBe(true)
  } finally {
    await site.stop()
  }
})
