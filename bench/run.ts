import { arch, cpus, platform } from 'node:os'
import { startStack } from '../e2e/running-stack.ts'
import { openBrowser } from './browser.ts'
import { measureCachedPage } from './cached-page.ts'
import type { Figure } from './figure.ts'
import { measureFirstView } from './first-view.ts'
import { measureLogin } from './login.ts'
import { makeMembers } from './many-members.ts'
import { measureMemberCalls } from './member-calls.ts'
import { measureSlowPhone } from './slow-phone.ts'
import { measureStart } from './start.ts'
import { writeReport } from './write-report.ts'

/** `npm run bench`: measures what performance promises, side by side in one run, and writes docs/benchmarks.md. */
const say = (text: string) => process.stdout.write(`${text}\n`)
const figures: Figure[] = []

say('Starting a stack of its own …')
// Logins come from many addresses, as they do through a proxy.
const stack = await startStack({ env: { TRUST_PROXY: '1' } })
const browser = await openBrowser()
try {
  // The first visit fills the caches; what is measured is the second visitor's page.
  for (const path of ['/', '/blog-grid', '/crisis'])
    await fetch(`${stack.siteUrl}${path}`).then((answer) => answer.text())
  say('Weighing the first view (P1, P3) …')
  figures.push(...(await measureFirstView(browser, stack.siteUrl)))
  say('Opening the home page on a slow phone (P5) …')
  figures.push(...(await measureSlowPhone(browser, stack.siteUrl)))
  await browser.close()
  say('Asking for a cached page as fast as it goes (P6) …')
  figures.push(await measureCachedPage(stack.siteUrl))
  say('Signing in as fast as it goes (P10) …')
  figures.push(await measureLogin(stack.siteUrl))
  say('Asking the calls of members against their SQL alone (P9) …')
  const members = await makeMembers(stack.databaseUrl(), 2_000)
  figures.push(...(await measureMemberCalls(stack.siteUrl, stack.databaseUrl(), members)))
  say('Starting again with nothing changed (P13) …')
  figures.push(...(await measureStart(stack)))
} finally {
  await browser.close()
  await stack.stop()
}

const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${platform()} ${arch()}, Node ${process.version}`
writeReport(figures, machine, new Date())
for (const { id, what, measured, bound, holds } of figures)
  say(`${holds ? 'ok  ' : 'MISS'} ${id.padEnd(4)} ${what}: ${measured} (${bound})`)
process.exit(figures.every(({ holds }) => holds) ? 0 : 1)
