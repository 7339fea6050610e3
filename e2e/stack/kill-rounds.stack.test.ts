import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'

/** `npm test` samples a few rounds; `npm run test:long` runs all ten and more. */
const ROUNDS = process.env.LONG ? 12 : 4
const VICTIMS = ['launcher', 'postgres', 'server', 'content'] as const

/** Sends requests one after another until told to stop, and writes down each that was acknowledged. */
function ledgerWriter(siteUrl: string) {
  const acknowledged: string[] = []
  let stopped = false
  const writing = (async () => {
    while (!stopped) {
      const body = consultationBody()
      const answer = await fetch(`${siteUrl}/api/v1/mwellness/user-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...forwardedFor() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined)
      if (answer?.status === 200) acknowledged.push(body.email)
      else await sleep(10)
    }
  })()
  return {
    acknowledged,
    async stop() {
      stopped = true
      await writing
    },
  }
}

test('after kill -9 of any part at any moment the next start works and nothing acknowledged is lost', {
  timeout: ROUNDS * 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const start = () => startStack({ dataDir, ports, env: { TRUST_PROXY: '1' } })
  const acknowledged: string[] = []

  for (let round = 0; round < ROUNDS; round++) {
    const stack = await start()
    const ledger = ledgerWriter(stack.siteUrl)
    await sleep(100 + Math.random() * 900)
    await kill(stack, VICTIMS[round % VICTIMS.length] ?? 'launcher')
    await sleep(Math.random() * 200)
    // Whatever was killed, the launcher goes too: the next `npm start` finds what is left.
    if (round % 2 === 0) await kill(stack, 'launcher')
    else expect(await stack.stop()).toBe(0)
    await ledger.stop()
    acknowledged.push(...ledger.acknowledged)
  }

  const last = await start()
  try {
    const kept = await consultationEmails(last)
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 3)
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect((await fetch(`${last.siteUrl}/`)).status).toBe(200)
    expect((await fetch(`${last.contentUrl}/api/faqs`)).status).toBe(200)
  } finally {
    await last.stop()
  }
})

async function kill(stack: RunningStack, part: (typeof VICTIMS)[number]) {
  if (part !== 'launcher') return void process.kill(stack.processOf(part), 'SIGKILL')
  if (stack.launcher.signalCode !== null) return
  const ended = new Promise((resolve) => stack.launcher.once('exit', resolve))
  stack.launcher.kill('SIGKILL')
  await ended
}

async function consultationEmails(stack: RunningStack): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: stack.databaseUrl() })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from consultation_requests')
  await client.end()
  return new Set(rows.map(({ email }) => email))
}
